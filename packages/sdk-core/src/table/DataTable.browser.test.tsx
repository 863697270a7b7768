import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../ui/styles.css'
import { InlayRoot } from '../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from './DataTable'
import { contactColumns, contactId, contacts, type Contact } from './fixtures/contacts'

const many = contacts(2_000)

const table = (props: Partial<DataTableProps<Contact>> = {}) => (
  <InlayRoot>
    <DataTable
      label="Contacts"
      rows={many}
      rowId={contactId}
      columns={contactColumns}
      selectable
      style={{ blockSize: '400px' }}
      {...props}
    />
  </InlayRoot>
)

const grid = () => document.querySelector<HTMLElement>('[role="grid"]') as HTMLElement
const cell = (row: number, column: number) =>
  grid().querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
const focusedCell = () => {
  const at = document.activeElement?.closest('[role="gridcell"], [role="columnheader"]')
  return [at?.closest('[role="row"]')?.getAttribute('aria-rowindex'), at?.getAttribute('aria-colindex')].map(Number)
}
const firstNames = (count: number) =>
  Array.from({ length: count }, (_, line) => cell(line + 2, 2)?.querySelector('.inlay-Table-text')?.textContent)

let copied: string | undefined
const hear = (event: ClipboardEvent) => {
  copied = event.clipboardData?.getData('text/plain')
}
beforeEach(() => document.addEventListener('copy', hear))
afterEach(() => document.removeEventListener('copy', hear))

const reach = async () => {
  cell(2, 2)?.focus()
  await expect.poll(focusedCell).toEqual([2, 2])
}

it('has only rows in the page that can be seen, and says how many there are', async () => {
  await render(table())
  expect(grid().getAttribute('aria-rowcount')).toBe('2001')
  expect(grid().querySelectorAll('[role="row"]').length).toBeLessThan(40)
  grid().scrollTop = 36 * 1_000
  await expect.poll(() => cell(1_002, 2)?.textContent).toContain(many[1_000]?.name)
  expect(grid().querySelectorAll('[role="row"]').length).toBeLessThan(40)
})

it('leads with keys through all cells, and shows where they lead', async () => {
  await render(table())
  await reach()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(focusedCell()).toEqual([3, 3])
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focusedCell).toEqual([2_001, 12])
  const { right, bottom } = (document.activeElement as Element).getBoundingClientRect()
  const view = grid().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(view.right)
  expect(bottom).toBeLessThanOrEqual(view.bottom)
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
  expect(focusedCell()).toEqual([1, 2])
})

it('keeps the focus on a cell that is scrolled out of view', async () => {
  await render(table())
  await reach()
  grid().scrollTop = 36 * 1_500
  await expect.poll(() => cell(1_502, 2)).not.toBeNull()
  expect(focusedCell()).toEqual([2, 2])
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedCell()).toEqual([3, 2])
  await expect.poll(() => grid().scrollTop).toBeLessThan(100)
})

it('sorts by several columns, and puts what is absent last', async () => {
  const onViewChange = vi.fn()
  const screen = await render(table({ onViewChange }))
  await userEvent.click(screen.getByRole('button', { name: 'Score', exact: true }))
  await expect.poll(() => cell(2, 4)?.textContent).toBe('12')
  await userEvent.click(screen.getByRole('button', { name: 'Score', exact: true }))
  await expect.poll(() => cell(2, 4)?.textContent).toBe('94')
  expect(onViewChange).toHaveBeenLastCalledWith(
    { sort: [{ columnId: 'score', direction: 'desc' }] },
    { reason: 'sort' },
  )
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(screen.getByRole('button', { name: 'Name', exact: true }))
  await userEvent.keyboard('{/Shift}')
  await expect
    .poll(() => onViewChange.mock.lastCall?.[0].sort.map(({ columnId }: { columnId: string }) => columnId))
    .toEqual(['score', 'name'])
  const order = new Intl.Collator('en').compare
  await expect.poll(() => firstNames(3)).toEqual([...firstNames(3)].sort((a, b) => order(a ?? '', b ?? '')))
  grid().scrollTop = grid().scrollHeight
  await expect.poll(() => cell(2_001, 4)?.textContent).toBe('None')
})

it('selects rows, a range of them, and all', async () => {
  const onSelectionChange = vi.fn()
  const screen = await render(table({ onSelectionChange }))
  await reach()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  await expect.element(screen.getByText('3 rows selected')).toBeVisible()
  expect(cell(3, 2)?.parentElement?.getAttribute('aria-selected')).toBe('true')
  expect(onSelectionChange.mock.lastCall?.[1]).toEqual({ reason: 'key' })
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2,000' }))
  await expect.element(screen.getByText('2,000 rows selected')).toBeVisible()
  expect(onSelectionChange.mock.lastCall?.[0]).toEqual({ kind: 'all', except: new Set() })
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  await expect.poll(() => grid().querySelector('[aria-selected="true"]')).toBeNull()
})

it('copies the chosen cells as a spreadsheet takes them', async () => {
  await render(table())
  await reach()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  await userEvent.copy()
  expect(copied).toBe(
    many
      .slice(0, 2)
      .map(
        ({ name, status }) =>
          `${name}\t${{ created: 'Created', enriched: 'Enriched', generated: 'Email generated', launched: 'Launched' }[status]}`,
      )
      .join('\n'),
  )
})

it('chooses cells by dragging and with Shift, and marks no text', async () => {
  await render(table())
  // It comes while the pointer is over the rows; a test is quicker than that.
  await import('./frame/choose-cells')
  await userEvent.dragAndDrop(cell(2, 5) as HTMLElement, cell(4, 6) as HTMLElement)
  const chosen = () => grid().querySelectorAll('[data-mark="range"]').length
  await expect.poll(chosen).toBe(6)
  expect(document.getSelection()?.type).not.toBe('Range')
  await userEvent.click(cell(3, 4) as HTMLElement)
  await expect.poll(chosen).toBe(0)
  await userEvent.click(cell(5, 4) as HTMLElement, { modifiers: ['Shift'] })
  await expect.poll(chosen).toBe(3)
  expect(document.getSelection()?.type).not.toBe('Range')
})

it('groups under headings that open and close, by pointer and by keys', async () => {
  const screen = await render(table({ defaultView: { groupBy: 'company' } }))
  const heading = screen.getByRole('button', { name: /^Halden Logistics/ })
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(heading)
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('button', { name: /^Kupferberg/ })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true')
})

it('keeps scroll, focus and selection when rows come anew', async () => {
  const screen = await render(table())
  grid().scrollTop = 36 * 500
  await expect.poll(() => cell(503, 3)).not.toBeNull()
  cell(503, 3)?.focus()
  await userEvent.keyboard(' ')
  const before = document.activeElement
  const top = before?.getBoundingClientRect().top
  const next = many.map((contact, index) => (index === 501 ? { ...contact, name: 'Changed Name' } : { ...contact }))
  await screen.rerender(table({ rows: next.slice(1) }))
  await expect.poll(() => cell(502, 2)?.textContent).toContain('Changed Name')
  expect(document.activeElement).toBe(before)
  expect(focusedCell()).toEqual([502, 3])
  // The row before it is gone, and what one reads stays where it was.
  expect(before?.getBoundingClientRect().top).toBe(top)
  expect(grid().scrollTop).toBe(36 * 499)
  expect(cell(502, 3)?.parentElement?.getAttribute('aria-selected')).toBe('true')
})

it('puts the focus on the row that comes to the place of one that is gone', async () => {
  const screen = await render(table())
  cell(4, 2)?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.rerender(table({ rows: many.filter((_, index) => index !== 3) }))
  await expect.poll(focusedCell).toEqual([5, 2])
  expect(document.activeElement?.textContent).toContain(many[4]?.name)
})

it('changes columns by their menu, and by keys on their heads', async () => {
  const onViewChange = vi.fn()
  const screen = await render(table({ onViewChange }))
  await reach()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(() => onViewChange.mock.lastCall?.[1]).toEqual({ reason: 'reorder' })
  await expect.poll(() => cell(1, 4)?.textContent).toContain('Status')
  expect(focusedCell()).toEqual([1, 4])
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => cell(1, 4)?.offsetWidth).toBe(166)
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }))
  await expect.poll(() => grid().textContent).not.toContain('Email generated')
})

it('names the columns to choose from in the order in which they are shown', async () => {
  const screen = await render(table({ defaultView: { order: ['score', 'name'], hidden: ['status'] } }))
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const boxes = () => screen.getByRole('menuitemcheckbox').elements()
  await expect.poll(() => boxes()[0]?.textContent).toBe('Score')
  expect(boxes().at(-1)?.textContent).toBe('Status')
  expect(boxes().at(-1)?.getAttribute('aria-checked')).toBe('false')
})

it('says that rows are on their way, and not that there are none', async () => {
  const screen = await render(table({ rows: [], status: 'loading' }))
  expect(grid().getAttribute('aria-busy')).toBe('true')
  await expect.element(screen.getByRole('status').getByText('Loading')).toBeVisible()
  expect(document.body.textContent).not.toContain('0 rows')
})

it('says what stands in the way of rows, and leads on', async () => {
  const onRetry = vi.fn()
  const failed = await render(table({ rows: [], status: 'failed', failure: 'The server did not answer.', onRetry }))
  await expect.element(failed.getByText('The server did not answer.')).toBeVisible()
  expect(document.body.textContent).not.toContain('0 rows')
  await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await failed.rerender(table({ defaultView: {}, view: { filter: { field: 'city', operator: 'equals', value: 'X' } } }))
  await expect.element(failed.getByText('Nothing matches the filters')).toBeVisible()
})

it('shows a row that is there twice in both places, and warns of it once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const twice = [...many.slice(0, 5), many[4], ...many.slice(5, 9)]
  await render(table({ rows: twice }))
  await expect
    .poll(() => [6, 7, 8].map((row) => cell(row, 2)?.textContent))
    .toEqual([many[4]?.name, many[4]?.name, many[5]?.name])
  grid().scrollTop = 40
  grid().scrollTop = 0
  await expect.poll(() => cell(7, 2)?.textContent).toBe(many[4]?.name)
  expect(warn.mock.calls.map(([words]) => words)).toEqual([expect.stringContaining('have the same id (row c4)')])
  warn.mockRestore()
})
