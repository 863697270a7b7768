import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuItem } from '../../ui/menu/MenuItem'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import type { TableOrder } from './table-order'
import '../../ui/styles.css'

const some = contacts(60)
const table = (props: Partial<DataTableProps<Contact>> = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '480px' }}>
      <DataTable label="Contacts" rows={some} rowId={contactId} columns={contactColumns} {...props} />
    </div>
  </InlayRoot>
)

it('tells in which order the rows are shown, and tells it again when they are sorted or filtered', async () => {
  const told = vi.fn<(order: TableOrder) => void>()
  const last = () => told.mock.lastCall?.[0]
  const page = await render(table({ onOrderChange: told }))
  await expect.poll(() => last()?.count).toBe(60)
  expect([last()?.idAt(0), last()?.placeOf('c7'), last()?.placeOf('nobody')]).toEqual(['c0', 7, undefined])
  await page.rerender(table({ onOrderChange: told, view: { sort: [{ columnId: 'name', direction: 'desc' }] } }))
  const byName = some.toSorted((one, other) => other.name.localeCompare(one.name, 'en'))
  await expect.poll(() => last()?.idAt(0)).toBe(byName[0]?.id)
  const filter = { field: 'company', operator: 'equals', value: some[0]?.company ?? '' } as const
  await page.rerender(table({ onOrderChange: told, view: { filter } }))
  const shown = some.filter(({ company }) => company === some[0]?.company)
  await expect.poll(() => last()?.count).toBe(shown.length)
  expect(last()?.placeOf(shown[1]?.id ?? '')).toBe(1)
})

it('brings the row that is open elsewhere into view', async () => {
  const page = await render(table())
  await expect.element(page.getByRole('grid')).toBeVisible()
  await page.rerender(table({ currentRow: 'c50' }))
  await expect.element(page.getByRole('gridcell', { name: some[50]?.name ?? '', exact: true })).toBeVisible()
})

it('goes on with the keys from the row that is open elsewhere, with the focus where it was in the table', async () => {
  const page = await render(table({ currentRow: 'c3' }))
  await userEvent.click(page.getByRole('gridcell', { name: some[3]?.title ?? '' }).first())
  const column = document.activeElement?.getAttribute('aria-colindex')
  await page.rerender(table({ currentRow: 'c5' }))
  const focused = () => [
    document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'),
    document.activeElement?.getAttribute('aria-colindex'),
  ]
  await expect.poll(focused).toEqual(['7', column])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toEqual(['8', column])
})

it('opens the group of the row that is open elsewhere, and tells which row it is', async () => {
  const view = { groupBy: 'company', collapsed: [] as readonly string[] }
  const page = await render(table({ defaultView: view }))
  const heading = () => document.querySelector<HTMLElement>('[aria-rowindex="2"] > [role="gridcell"]')
  await expect.poll(() => heading()?.getAttribute('aria-expanded')).toBe('true')
  const first = () => document.querySelector('[aria-rowindex="3"] [aria-colindex="1"]')?.textContent
  const inside = some.find(({ name }) => name === first())
  heading()?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => heading()?.getAttribute('aria-expanded')).toBe('false')
  await page.rerender(table({ defaultView: view, currentRow: inside?.id }))
  await expect.poll(() => heading()?.getAttribute('aria-expanded')).toBe('true')
  await expect.element(page.getByRole('row', { name: inside?.name ?? '' }).first()).toBeVisible()
  expect(document.querySelector('[role="row"][aria-current="true"]')?.getAttribute('aria-rowindex')).toBe('3')
})

it('takes no focus for the row that is open elsewhere', async () => {
  const page = await render(table())
  await expect.element(page.getByRole('grid')).toBeVisible()
  await page.rerender(table({ currentRow: 'c5' }))
  const cells = page.getByRole('gridcell')
  await expect
    .poll(() =>
      cells
        .elements()
        .find((cell) => cell.getAttribute('tabindex') === '0')
        ?.closest('[role="row"]')
        ?.getAttribute('aria-rowindex'),
    )
    .toBe('7')
  expect(document.activeElement).toBe(document.body)
})

it('brings a column that was made elsewhere into view once it is here, unless somebody is at work in the table', async () => {
  const made = { id: 'made', header: 'Made', value: () => 'new' }
  const page = await render(<div style={{ inlineSize: '480px' }}>{table({ currentColumn: 'made' })}</div>)
  await expect.element(page.getByRole('grid')).toBeVisible()
  const withMade = (props: Partial<DataTableProps<Contact>>) => (
    <div style={{ inlineSize: '480px' }}>{table({ columns: [...contactColumns, made], ...props })}</div>
  )
  await page.rerender(withMade({ currentColumn: 'made' }))
  await expect.element(page.getByRole('columnheader', { name: 'Made' })).toBeInViewport()
  await userEvent.click(page.getByRole('gridcell', { name: 'new' }).first())
  page.getByRole('grid').element().scrollLeft = 0
  await page.rerender(withMade({ currentColumn: 'company' }))
  await page.rerender(withMade({ currentColumn: 'made' }))
  await expect.element(page.getByRole('columnheader', { name: 'Made' })).not.toBeInViewport()
})

it('names its rows to screen readers by the column that is said to', async () => {
  const [name, ...others] = contactColumns
  const columns = name ? [{ ...name, rowHeader: true }, ...others] : []
  const page = await render(table({ columns }))
  const named = page.getByRole('rowheader', { name: some[0]?.name ?? '', exact: true })
  await expect.element(named).toBeVisible()
  await userEvent.click(named)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('rowheader', { name: some[1]?.name ?? '', exact: true })).toHaveFocus()
  // What held the names holds something else now.
  await page.rerender(table({ columns: others }))
  await expect.element(page.getByRole('gridcell').first()).toBeVisible()
  await expect.element(page.getByRole('rowheader')).not.toBeInTheDocument()
})

it('says of a row without actions that it has none', async () => {
  const page = await render(table({ rowActions: () => null }))
  await userEvent.click(page.getByRole('gridcell', { name: some[0]?.name ?? '', exact: true }), { button: 'right' })
  await expect.element(page.getByRole('menu', { name: `Actions for ${some[0]?.name}` })).toBeVisible()
  const none = page.getByRole('menuitem', { name: /^Actions/ })
  await expect.element(none).toHaveAttribute('aria-disabled', 'true')
  await expect.element(none).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: `Actions for ${some[1]?.name}` }))
  await expect.element(none).toHaveFocus()
})

it('has its rows called by their names, also when other columns have come', async () => {
  const rowActions = () => <MenuItem onSelect={() => undefined}>Write</MenuItem>
  const [name, ...others] = contactColumns
  const page = await render(table({ rowActions }))
  const named = page.getByRole('gridcell', { name: some[0]?.name ?? '', exact: true })
  await expect.element(named).toBeVisible()
  await page.rerender(table({ rowActions, columns: name ? [{ ...name, width: 180 }, ...others.slice(1)] : [] }))
  await expect.element(page.getByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument()
  await expect.element(named).toBeVisible()
})

it('calls a row by its name, wherever that column stands', async () => {
  const view = { order: ['status', 'name'], pinned: { status: 'start' } } as const
  const page = await render(table({ selectable: true, view }))
  await expect.element(page.getByRole('checkbox', { name: `Select ${some[0]?.name}` }).first()).toBeInTheDocument()
})
