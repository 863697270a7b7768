import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useOpenedView } from './use-opened-view'

const place = { view: ['tab', 'search', 'row'] } as const

function List() {
  const [view, change] = useOpenedView(place, 'row')
  const show = (next: object, replace = true) => change({ ...view, ...next }, { replace })
  return (
    <>
      <p>{view.row === undefined ? 'closed' : `row ${view.row}`}</p>
      <button type="button" onClick={() => show({ row: '1' })}>
        First
      </button>
      <button type="button" onClick={() => show({ row: '2' })}>
        Second
      </button>
      <button type="button" onClick={() => show({ search: 'lund' })}>
        Search
      </button>
      <button type="button" onClick={() => show({ tab: 'accounts', row: undefined }, false)}>
        Accounts
      </button>
      <button type="button" onClick={() => show({ row: undefined })}>
        Close
      </button>
    </>
  )
}

async function openList(entry = '/list?utm=mail') {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>before</p> },
      { path: '/list', element: <List /> },
    ],
    { initialEntries: ['/before', entry] },
  )
  const page = await render(<RouterProvider router={router} />)
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
  const at = () => router.state.location.pathname + router.state.location.search
  const back = () => router.navigate(-1)
  return { page, press, at, back }
}

it('closes by the way back what was opened, whatever was opened in its place meanwhile', async () => {
  const { press, at, back } = await openList()
  await press('First')
  await expect.poll(at).toBe('/list?utm=mail&row=1')
  await press('Second')
  await expect.poll(at).toBe('/list?utm=mail&row=2')
  void back()
  await expect.poll(at).toBe('/list?utm=mail')
})

it('leaves no step behind what was closed', async () => {
  const { press, at, back } = await openList()
  for (const row of ['First', 'Second']) {
    await press(row)
    await expect.poll(at).toContain('row=')
    await press('Close')
    await expect.poll(at).toBe('/list?utm=mail')
  }
  void back()
  await expect.poll(at).toBe('/before')
})

it('takes two presses at once for one', async () => {
  const { page, at, back } = await openList()
  const press = (name: string) => {
    const button = page.getByRole('button', { name }).element() as HTMLElement
    button.click()
    button.click()
  }
  press('First')
  await expect.element(page.getByText('row 1')).toBeVisible()
  press('Close')
  await expect.element(page.getByText('closed')).toBeVisible()
  expect(at()).toBe('/list?utm=mail')
  void back()
  await expect.poll(at).toBe('/before')
})

it('shows the rest as it is by now, also where something was closed that an address had opened', async () => {
  const { press, at, back } = await openList()
  await press('First')
  await expect.poll(at).toContain('row=1')
  await press('Search')
  await expect.poll(at).toContain('search=lund')
  await press('Close')
  await expect.poll(at).toBe('/list?utm=mail&search=lund')
  await press('First')
  await expect.poll(at).toContain('row=1')
  await press('Accounts')
  await expect.poll(at).toBe('/list?utm=mail&search=lund&tab=accounts')
  void back()
  await expect.poll(at).toBe('/list?utm=mail&search=lund&row=1')
  void back()
  await expect.poll(at).toBe('/list?utm=mail&search=lund')
})

it('closes in place what the address had opened', async () => {
  const { press, at, back } = await openList('/list?row=1')
  await press('Close')
  await expect.poll(at).toBe('/list')
  void back()
  await expect.poll(at).toBe('/before')
})
