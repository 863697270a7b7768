import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import type { TableView } from '../columns/table-view'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import type { LoadRows } from './create-paged-rows'
import { usePagedRows } from './use-paged-rows'
import '../../ui/styles.css'

const everybody = contacts(5_000)

function Served({ load }: { readonly load: LoadRows<Contact> }) {
  const [view, setView] = useState<TableView>({})
  const { table, refresh } = usePagedRows({ load, view, failureText: (error) => (error as Error).message })
  return (
    <InlayRoot>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
        <DataTable
          label="Contacts"
          rowId={contactId}
          columns={contactColumns}
          view={view}
          onViewChange={setView}
          selectable
          {...table}
        />
      </div>
    </InlayRoot>
  )
}

/** A server that answers at once, sorted by score where that is asked for. */
const serve = () =>
  vi.fn<LoadRows<Contact>>(async ({ offset, limit, sort }) => {
    const rows = sort.length === 0 ? everybody : everybody.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))
    return { rows: rows.slice(offset, offset + limit), total: rows.length }
  })
const grid = () => document.querySelector<HTMLElement>('[role="grid"]') as HTMLElement
const row = (line: number) => grid().querySelector<HTMLElement>(`[role="row"][aria-rowindex="${line + 2}"]`)

it('loads rows as one scrolls to them, and only those', async () => {
  const load = serve()
  const screen = await render(<Served load={load} />)
  await expect.poll(() => row(0)?.textContent).toContain(everybody[0]?.name)
  expect(grid().getAttribute('aria-rowcount')).toBe('5001')
  await expect.element(screen.getByText('5,000 rows')).toBeVisible()
  grid().scrollTop = 36 * 3_210
  await expect.poll(() => row(3_212)?.textContent).toContain(everybody[3_212]?.name)
  expect(load.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 3_200])
  expect(row(3_212)?.getAttribute('aria-busy')).toBeNull()
})

it('shows that rows are to come, and nothing of those that stood there before', async () => {
  const answers: (() => void)[] = []
  const load: LoadRows<Contact> = ({ offset, limit }) =>
    new Promise((resolve) => {
      const answer = () => resolve({ rows: everybody.slice(offset, offset + limit), total: everybody.length })
      if (offset === 0) answer()
      else answers.push(answer)
    })
  await render(<Served load={load} />)
  await expect.poll(() => row(0)?.textContent).toContain(everybody[0]?.name)
  grid().scrollTop = 36 * 1_040
  await expect.poll(() => answers.length).toBe(1)
  expect(row(1_044)?.getAttribute('aria-busy')).toBe('true')
  expect(row(1_044)?.innerText.trim()).toBe('')
  answers[0]?.()
  await expect.poll(() => row(1_044)?.innerText).toContain(everybody[1_044]?.name)
})

it('has the server sort, and keeps what is shown until it has', async () => {
  const load = serve()
  const screen = await render(<Served load={load} />)
  await expect.poll(() => row(0)?.textContent).toContain(everybody[0]?.name)
  await userEvent.click(screen.getByRole('button', { name: 'Score', exact: true }))
  await expect.poll(() => load.mock.lastCall?.[0].sort).toEqual([{ columnId: 'score', direction: 'asc' }])
  await expect.poll(() => row(0)?.textContent).toContain('None')
})

it('says what failed, and tries again', async () => {
  const load = serve()
  load.mockRejectedValueOnce(new Error('The server did not answer.'))
  const screen = await render(<Served load={load} />)
  await expect.element(screen.getByText('The server did not answer.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => row(0)?.textContent).toContain(everybody[0]?.name)
})

it('writes every row into the file, also those that nobody has looked at', async () => {
  const made: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob)
    return 'blob:none'
  })
  const screen = await render(<Served load={serve()} />)
  await expect.poll(() => row(0)?.textContent).toContain(everybody[0]?.name)
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await expect.poll(() => made.length).toBe(1)
  const lines = (await made[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(5_001)
  expect(lines.at(-1)).toContain(everybody.at(-1)?.name)
  create.mockRestore()
})
