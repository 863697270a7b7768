import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell, grid } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const some = contacts(300)
const more = contacts(320)
  .slice(300)
  .map((contact) => ({ ...contact, id: `new ${contact.id}`, name: `New ${contact.name}` }))
const table = (props: Partial<DataTableProps<Contact>> = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '480px', inlineSize: '900px' }}>
      <DataTable label="Contacts" rows={some} rowId={contactId} columns={contactColumns} {...props} />
    </div>
  </InlayRoot>
)
/** What stands at the top, below the head. */
const first = () => {
  const { left, top } = grid().getBoundingClientRect()
  return document.elementFromPoint(left + 40, top + 32 + 18)?.closest('[role="row"]')?.textContent
}
async function scrolledTo(line: number) {
  await expect.poll(() => cell(2, 1)).not.toBeNull()
  grid().scrollTop = 36 * line
  await expect.poll(() => cell(line + 2, 1)).not.toBeNull()
}

it('keeps what one reads in its place when rows come or go above it', async () => {
  const screen = await render(table())
  await scrolledTo(100)
  const before = first()
  expect(before).toContain(some[100]?.name)
  await screen.rerender(table({ rows: [...more, ...some] }))
  await expect.poll(() => cell(122, 1)?.textContent).toContain(some[100]?.name)
  expect(first()).toBe(before)
  await screen.rerender(table({ rows: some.slice(50) }))
  await expect.poll(() => cell(52, 1)?.textContent).toContain(some[100]?.name)
  expect(first()).toBe(before)
})

it('shows at the top what comes there', async () => {
  const screen = await render(table())
  await expect.poll(first).toContain(some[0]?.name)
  await screen.rerender(table({ rows: [...more, ...some] }))
  await expect.poll(first).toContain(more[0]?.name)
  expect(grid().scrollTop).toBe(0)
})

it('goes along with no single row, and not where somebody sorts', async () => {
  const screen = await render(table({ view: { sort: [{ columnId: 'score', direction: 'desc' }] } }))
  await scrolledTo(100)
  const id = grid().querySelector('[aria-rowindex="102"]')?.textContent
  const name = some.find((contact) => id?.includes(contact.name) && id.includes(String(contact.score)))?.id
  await screen.rerender(
    table({
      view: { sort: [{ columnId: 'score', direction: 'desc' }] },
      rows: some.map((contact) => (contact.id === name ? { ...contact, score: 100 } : contact)),
    }),
  )
  await expect.poll(() => cell(2, 3)?.textContent).toBe('100')
  expect(Math.abs(grid().scrollTop - 36 * 100)).toBeLessThanOrEqual(36)
  await screen.rerender(table({ view: { sort: [{ columnId: 'name', direction: 'asc' }] } }))
  await expect.poll(() => grid().querySelector('[aria-sort]')?.textContent).toContain('Name')
  expect(Math.abs(grid().scrollTop - 36 * 100)).toBeLessThanOrEqual(36)
})

it('keeps the line that one types in where it is, also at the very top', async () => {
  const columns = contactColumns.map((column) => ({ ...column, edit: true }))
  const onEdit = () => Promise.resolve({ ok: true } as const)
  const screen = await render(table({ columns, onEdit }))
  await expect.poll(() => cell(4, 1)).not.toBeNull()
  cell(4, 1)?.focus()
  await userEvent.keyboard('half a na')
  const top = () => document.activeElement?.getBoundingClientRect().top
  await expect.element(screen.getByRole('textbox')).toHaveValue('half a na')
  const before = top()
  await screen.rerender(table({ columns, onEdit, rows: [...more, ...some] }))
  await expect.poll(() => cell(25, 1)?.textContent).toContain(some[3]?.name)
  await expect.poll(() => Math.abs((top() ?? 0) - (before ?? 0))).toBeLessThan(2)
  await expect.element(screen.getByRole('textbox')).toHaveValue('half a na')
})

it('leaves no room below the last row where rows have gone', async () => {
  const screen = await render(table())
  await scrolledTo(280)
  await screen.rerender(table({ rows: some.slice(0, 20) }))
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('21')
  await expect.poll(() => grid().scrollHeight).toBe(32 + 20 * 36)
  const gap = () => grid().getBoundingClientRect().bottom - (cell(21, 1)?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(gap).toBeCloseTo(0, -1)
})

it('begins with the first row that a new filter finds', async () => {
  const screen = await render(table({ view: {} }))
  await scrolledTo(200)
  const filter = { field: 'score', operator: 'greater_than', value: 20 } as const
  await screen.rerender(table({ view: { filter } }))
  await expect.poll(() => grid().scrollTop).toBe(0)
  await expect.poll(() => cell(2, 1)).not.toBeNull()
})
