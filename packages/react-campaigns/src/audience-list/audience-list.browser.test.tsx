import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { create, show, workspaceId } from '../campaign-list/fixtures/show-campaigns'
import { AudiencesScreen } from './AudiencesScreen'

const screen = (
  <div style={{ display: 'flex', blockSize: '600px', inlineSize: '1000px' }}>
    <AudiencesScreen />
  </div>
)

it('shows name, contacts, creator and last change, and opens an audience by a press [PLT-SHELL-07]', async () => {
  const { page, navigation } = await show(screen, { scenario: 'demo' })
  await expect.element(page.getByRole('gridcell').first()).toBeVisible()
  const heads = page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  expect(heads.map((head) => head?.trim())).toEqual(['Name', 'Contacts', 'Creator', 'Last updated'])
  const first = page.getByRole('row').nth(1)
  await expect.element(first.getByRole('gridcell').nth(1)).toHaveTextContent(/^[\d,]+$/)
  await expect.element(first.getByRole('gridcell').nth(2)).toHaveTextContent(/^(Maren Lindqvist|Theo Okafor)$/)
  await expect.element(first.getByRole('gridcell').nth(3)).toHaveTextContent(/20\d\d/)
  await userEvent.click(first.getByRole('gridcell').first())
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
})

it.each(['Contacts', 'Creator', 'Last updated'])(
  'opens an audience by a press on its %s too [PLT-SHELL-07]',
  async (head) => {
    const { page, navigation } = await show(screen, { names: ['Nordic shippers'] })
    await expect.element(page.getByRole('gridcell', { name: 'Nordic shippers', exact: true })).toBeVisible()
    const heads = page.getByRole('columnheader').elements()
    const at = heads.findIndex(({ textContent }) => textContent?.trim() === head)
    const cell = page.getByRole('row').nth(1).getByRole('gridcell').nth(at)
    expect(getComputedStyle(cell.element()).cursor).toBe('pointer')
    await userEvent.click(cell)
    await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
  },
)

it('has the name of an audience as a link, which the browser can open beside the list [PLT-SHELL-07]', async () => {
  const { api, page, navigation } = await show(screen, { names: ['Nordic shippers'] })
  const link = page.getByRole('link', { name: 'Nordic shippers', exact: true })
  await expect.element(link).toBeVisible()
  const { items } = await api.client.call(listCampaigns, { query: {} }, { workspaceId })
  expect(link.element().getAttribute('href')).toBe(`#campaigns.detail/${items[0]?.campaignId}`)
  const pushed = vi.spyOn(navigation, 'push')
  const isLeft: boolean[] = []
  const leave = (event: MouseEvent) => {
    isLeft.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', leave)
  await userEvent.click(link, { modifiers: ['Control'] })
  await userEvent.click(link, { modifiers: ['Meta'] })
  expect(pushed).not.toHaveBeenCalled()
  await userEvent.click(link)
  document.removeEventListener('click', leave)
  expect(isLeft).toEqual([true, true, false])
  expect(pushed).toHaveBeenCalledOnce()
  expect(navigation.current()?.name).toBe('campaigns.detail')
})

it('opens an audience once by Enter on its name, and has its links at no stop of their own [PLT-SHELL-07]', async () => {
  const { page, navigation } = await show(screen, { names: ['Nordic shippers', 'Baltic growers'] })
  await expect.element(page.getByRole('link', { name: 'Nordic shippers', exact: true })).toBeVisible()
  const links = page.getByRole('grid').getByRole('link').elements()
  expect(links.map((link) => (link as HTMLElement).tabIndex)).toEqual([-1, -1])
  const pushed = vi.spyOn(navigation, 'push')
  page.getByRole('gridcell', { name: 'Nordic shippers', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(pushed).toHaveBeenCalledOnce()
})

it('begins title, search, head and rows at one edge', async () => {
  const { page } = await show(screen, { names: ['Nordic shippers'] })
  await expect.element(page.getByRole('gridcell', { name: 'Nordic shippers', exact: true })).toBeVisible()
  const edgeOf = (part: string) => {
    const element = document.querySelector<HTMLElement>(`.inlay-Audiences ${part}`)
    if (!element) throw new Error(`There is no ${part}.`)
    const { left } = element.getBoundingClientRect()
    return left + Number.parseFloat(getComputedStyle(element).paddingInlineStart)
  }
  const parts = [
    '.inlay-Audiences-head',
    '.inlay-Table-bar',
    '.inlay-Table-foot',
    '[role=columnheader]',
    '[role=gridcell]',
  ]
  expect(new Set(parts.map(edgeOf)).size).toBe(1)
})

it('finds audiences by their name [PLT-SHELL-07]', async () => {
  const { page } = await show(screen, { names: ['Nordic shippers', 'Baltic growers'] })
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
  await expect.element(cell('Baltic growers')).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search audiences' }), 'nord')
  await expect.element(cell('Baltic growers')).not.toBeInTheDocument()
  await expect.element(cell('Nordic shippers')).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search audiences' }), 'zeppelin')
  await userEvent.click(page.getByText('No audiences match “zeppelin”'))
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }).last())
  await expect.element(cell('Baltic growers')).toBeVisible()
})

it('says when there is no audience yet [PLT-SHELL-07]', async () => {
  const { page } = await show(screen)
  await expect.element(page.getByText('No audiences yet')).toBeVisible()
})

it('is sorted by the server', async () => {
  const { page, sent } = await show(screen, { names: ['Beta', 'Alpha', 'Gamma'] })
  const first = page.getByRole('row').nth(1).getByRole('gridcell').first()
  await expect.element(first).toHaveTextContent('Gamma')
  await userEvent.click(page.getByRole('columnheader', { name: 'Name' }))
  await expect.element(first).toHaveTextContent('Alpha')
  expect(sent('GET').at(-1)?.url.searchParams.get('sort')).toBe('name:asc')
})

it('reads the list again on request when it could not be read', async () => {
  const faults = [{ kind: 'status', operation: 'campaigns.list', status: 500, times: 1 } as const]
  const { api, page } = await show(screen, { faults })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await create(api, 'Nordic shippers')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('gridcell', { name: 'Nordic shippers', exact: true })).toBeVisible()
})
