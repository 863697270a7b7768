import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import '../../ui/styles.css'

const many = contacts(2_000).map((contact, index) =>
  index === 900 || index === 1_700 ? { ...contact, city: 'Zürich' } : contact,
)
const table = (props: Partial<DataTableProps<Contact>> = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
      <DataTable label="Contacts" rows={many} rowId={contactId} columns={contactColumns} {...props} />
    </div>
  </InlayRoot>
)
const percent = { style: 'percent' } as const
const grid = () => document.querySelector<HTMLElement>('[role="grid"]') as HTMLElement
const current = () => grid().querySelector<HTMLElement>('[data-mark="found-current"]')
const rowOf = (element: Element | null) => Number(element?.closest('[role="row"]')?.getAttribute('aria-rowindex'))
const reach = async () => {
  grid().querySelector<HTMLElement>('[aria-rowindex="2"] [aria-colindex="1"]')?.focus()
  await expect.poll(() => rowOf(document.activeElement)).toBe(2)
}

it('is opened from the foot, too', async () => {
  const screen = await render(table())
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  screen.getByRole('button', { name: 'Download CSV' }).element().focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
})

it('finds in all rows, those that are not in the page too, and leads from one to the next', async () => {
  const screen = await render(table())
  await reach()
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.keyboard('zurich')
  await expect.element(screen.getByText('1 of 2')).toBeVisible()
  await expect
    .element(screen.getByRole('status').filter({ hasText: '1 of 2' }))
    .toHaveTextContent(`City, ${many[900]?.name}`)
  await expect.poll(() => rowOf(current())).toBe(902)
  const { top, bottom } = (current() as Element).getBoundingClientRect()
  const view = grid().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(view.top)
  expect(bottom).toBeLessThanOrEqual(view.bottom)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rowOf(current())).toBe(1_702)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rowOf(current())).toBe(902)
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.poll(() => rowOf(current())).toBe(1_702)
  expect(document.activeElement?.getAttribute('type')).toBe('search')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => rowOf(document.activeElement)).toBe(1_702)
  expect(document.activeElement?.textContent).toBe('Zürich')
  expect(current()).toBeNull()
})

it('finds what cells say, not what is behind it, and says when there is nothing', async () => {
  const screen = await render(table())
  await userEvent.click(screen.getByRole('button', { name: 'Find in table' }))
  await userEvent.keyboard('email generated')
  await expect.poll(() => current()?.textContent).toBe('Email generated')
  await userEvent.fill(document.activeElement as HTMLElement, 'nowhere at all')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
})

it('opens the group in which something is found', async () => {
  const collapsed = [
    'Halden Logistics',
    'Brightwater Foods',
    'Castellan Retail Group',
    'Kupferberg Maschinen',
    'Vela Mercado',
  ]
  const screen = await render(
    table({ defaultView: { groupBy: 'company', collapsed: collapsed.map((name) => `string:${name}`) } }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Find in table' }))
  await userEvent.keyboard('zürich')
  await expect.poll(() => current()?.textContent).toBe('Zürich')
})

it('leaves one where one has scrolled to when rows come anew', async () => {
  const screen = await render(table())
  await userEvent.click(screen.getByRole('button', { name: 'Find in table' }))
  await userEvent.keyboard('zürich')
  await expect.poll(() => rowOf(current())).toBe(902)
  grid().scrollTop = 0
  await screen.rerender(table({ rows: many.map((contact) => ({ ...contact, score: 7 })) }))
  await expect.poll(() => grid().querySelector('[aria-rowindex="2"] [data-kind="number"]')?.textContent).toBe('7')
  await expect.element(screen.getByText('1 of 2')).toBeVisible()
  expect(grid().scrollTop).toBe(0)
})

it('begins behind the cell where one is', async () => {
  await render(table())
  await reach()
  await userEvent.keyboard('{Control>}{End}{/Control}{PageUp}{PageUp}{PageUp}')
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.keyboard('maren')
  await expect.poll(() => rowOf(current())).toBeGreaterThan(1_000)
})

it('marks numbers and days as they are written in the cells', async () => {
  const columns = contactColumns.map((column) =>
    column.kind === 'number'
      ? { ...column, value: ({ score }: Contact) => (score ?? 0) / 100, format: percent }
      : column,
  )
  const screen = await render(table({ columns }))
  await userEvent.click(screen.getByRole('button', { name: 'Find in table' }))
  await userEvent.keyboard('94%')
  await expect.poll(() => current()?.textContent).toBe('94%')
  await userEvent.fill(document.activeElement as HTMLElement, 'Jan 1, 2026')
  await expect.poll(() => current()?.textContent).toBe('Jan 1, 2026')
})

it('covers nothing of what it finds, also beside the bar of selected rows', async () => {
  const screen = await render(table({ selectable: true, rows: many.slice(0, 13), bulkActions: () => 'Actions' }))
  grid().querySelector<HTMLElement>('[aria-rowindex="2"] [aria-colindex="2"]')?.focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(screen.getByText('1 row selected')).toBeVisible()
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.keyboard(many[12]?.name ?? '')
  await expect.poll(() => rowOf(current())).toBe(14)
  // Both move until the rows are scrolled to where it is found.
  const gap = () => {
    const bar = document.querySelector('.inlay-Table-find')
    return (bar?.getBoundingClientRect().top ?? NaN) - (current()?.getBoundingClientRect().bottom ?? NaN)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

it('counts what is found to the last cell, and goes on from the cell in which one stands', async () => {
  const rows = contacts(12_000).map((contact) => ({ ...contact, notes: undefined }))
  const screen = await render(table({ rows }))
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '12001')
  await reach()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => rowOf(document.activeElement)).toBe(12_001)
  await userEvent.keyboard('{Home}{Control>}f{/Control}')
  await userEvent.keyboard('@')
  await expect.element(screen.getByText('10,667 of 10,667')).toBeVisible()
  await expect.poll(() => rowOf(current())).toBe(12_001)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1 of 10,667')).toBeVisible()
  await expect.poll(() => rowOf(current())).toBe(2)
})

it('stays with the cell at which one is when the rows are sorted', async () => {
  const rows = contacts(60)
  const screen = await render(table({ rows }))
  await reach()
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.keyboard('okafor')
  const at = screen.getByRole('status').filter({ hasText: ' of ' })
  await expect.element(at).toHaveTextContent(/^1 of/)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(at).toHaveTextContent(/^3 of/)
  const nameNow = () => current()?.closest('[role="row"]')?.querySelector('[aria-colindex="1"]')?.textContent ?? '?'
  // The rows are painted after the bar has said which of them it is.
  await expect.poll(() => at.element().textContent.includes(nameNow())).toBe(true)
  const name = nameNow()
  const before = rowOf(current())
  await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }))
  await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }))
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => rowOf(current())).not.toBe(before)
  await expect.poll(nameNow).toBe(name)
  await expect.element(at).not.toHaveTextContent(/^3 of/)
})
