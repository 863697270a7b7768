import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import type { TableColumn } from '../columns/table-column'
import { DataTable } from '../DataTable'
import { FilterChips } from '../filter-builder/FilterChips'
import { columnFields } from '../filter-builder/column-fields'
import { cell, focusedCell, grid, paste, reach } from '../fixtures/grid-in-test'
import type { TableView } from '../columns/table-view'
import '../../ui/styles.css'

interface Deal {
  readonly id: string
  readonly name: string
  readonly paid: boolean | null
  readonly share: number
  readonly price: number
  readonly tags: readonly string[]
}

const deals: readonly Deal[] = Array.from({ length: 8 }, (_, index) => ({
  id: `d${index}`,
  name: `Deal ${index}`,
  paid: index === 0 ? false : index % 2 === 0,
  share: 0.125,
  price: 1235.5,
  tags: ['a', 'b,c'],
}))
const columns: readonly TableColumn<Deal>[] = [
  { id: 'name', header: 'Name' },
  { id: 'paid', header: 'Paid', kind: 'boolean', edit: true },
  {
    id: 'share',
    header: 'Share',
    kind: 'number',
    format: { style: 'percent', maximumFractionDigits: 1 },
    edit: true,
  },
  { id: 'price', header: 'Price', kind: 'number', format: { style: 'currency', currency: 'USD' }, edit: true },
  { id: 'tags', header: 'Tags', kind: 'list', edit: true },
]
const [paid, share, price, tags] = [2, 3, 4, 5]
const dealId = ({ id }: Deal) => id
const fields = columnFields(columns)

function Deals({ onSaved }: { readonly onSaved?: (value: unknown) => void }) {
  const [rows, setRows] = useState(deals)
  const [view, setView] = useState<TableView>({})
  return (
    <InlayRoot>
      <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
        <DataTable
          label="Deals"
          rows={rows}
          rowId={dealId}
          columns={columns}
          view={view}
          onViewChange={setView}
          toolbar={
            <FilterChips
              fields={fields}
              filter={view.filter ?? null}
              onFilterChange={(filter) => setView((before) => ({ ...before, filter: filter ?? undefined }))}
            />
          }
          onEdit={(changes) => {
            for (const { value } of changes) onSaved?.(value)
            setRows((before) =>
              before.map((row) =>
                changes
                  .filter(({ rowId }) => rowId === row.id)
                  .reduce((now, { columnId, value }) => ({ ...now, [columnId]: value }), row),
              ),
            )
          }}
        />
      </div>
    </InlayRoot>
  )
}
const box = () => document.querySelector<HTMLTextAreaElement>('.inlay-Table-editor textarea')

async function copied(): Promise<string | undefined> {
  let text: string | undefined
  const hear = (event: ClipboardEvent) => (text = event.clipboardData?.getData('text/plain'))
  document.addEventListener('copy', hear)
  await userEvent.copy()
  document.removeEventListener('copy', hear)
  return text
}

it('turns true and false round with Space, Enter and a double press, and takes words for them', async () => {
  const onSaved = vi.fn()
  await render(<Deals onSaved={onSaved} />)
  const shown = () => cell(2, paid)?.textContent
  await expect.poll(shown).toBe('No')
  await reach(2, paid)
  await userEvent.keyboard(' ')
  await expect.poll(shown).toBe('Yes')
  expect(await copied()).toBe('true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toBe('No')
  expect(box()).toBeNull()
  await userEvent.dblClick(cell(2, paid) as HTMLElement)
  await expect.poll(shown).toBe('Yes')
  expect(focusedCell()).toEqual([2, paid])
  paste('no\nTRUE\n0\n1\nYes\nmaybe')
  await expect
    .poll(() => [2, 3, 4, 5, 6].map((row) => cell(row, paid)?.textContent))
    .toEqual(['No', 'Yes', 'No', 'Yes', 'Yes'])
  await expect
    .poll(() => document.querySelector('.inlay-Table-notices')?.textContent ?? '')
    .toContain('“maybe” is neither Yes nor No')
  expect(new Set(onSaved.mock.calls.flat().map((value) => typeof value))).toEqual(new Set(['boolean']))
  await userEvent.keyboard('yes{Enter}')
  await expect.poll(shown).toBe('Yes')
})

it('finds rows by what is true in them', async () => {
  const screen = await render(<Deals />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add condition' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Field' }))
  await userEvent.click(screen.getByRole('option', { name: 'Paid' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }))
  await userEvent.click(screen.getByRole('option', { name: 'Yes' }))
  await expect.element(screen.getByText('3 of 8 rows')).toBeVisible()
})

it('edits percents as percents and money as it is shown', async () => {
  const onSaved = vi.fn()
  await render(<Deals onSaved={onSaved} />)
  await reach(2, share)
  await userEvent.keyboard('{F2}')
  await expect.poll(() => box()?.value).toBe('12.5')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('15%{Enter}')
  await expect.poll(() => cell(2, share)?.textContent).toBe('15%')
  await userEvent.keyboard('7{Enter}')
  await expect.poll(() => cell(3, share)?.textContent).toBe('7%')
  expect(onSaved.mock.calls.flat()).toEqual([0.15, 0.07])
  await reach(4, share)
  const text = await copied()
  expect(text).toBe('12.5%')
  await reach(5, price)
  paste('$2,000.50')
  await expect.poll(() => cell(5, price)?.textContent).toBe('$2,000.50')
  await reach(2, share)
  paste(text ?? '')
  await expect.poll(() => cell(2, share)?.textContent).toBe('12.5%')
})

it('copies lists so that they are pasted as they were', async () => {
  const onSaved = vi.fn()
  await render(<Deals onSaved={onSaved} />)
  expect(cell(2, tags)?.textContent).toBe('a, "b,c"')
  await reach(2, tags)
  const text = await copied()
  await reach(3, tags)
  await userEvent.keyboard('other{Enter}')
  await expect.poll(() => cell(3, tags)?.textContent).toBe('other')
  await reach(3, tags)
  paste(text ?? '')
  await expect.poll(() => cell(3, tags)?.textContent).toBe('a, "b,c"')
  expect(onSaved.mock.lastCall).toEqual([['a', 'b,c']])
  expect(grid().getAttribute('aria-readonly')).toBeNull()
})

it('has the words of the cells in what it finds, groups and tells', async () => {
  const screen = await render(<Deals />)
  await reach(2, paid)
  await userEvent.keyboard(' ')
  await expect.poll(() => cell(2, paid)?.textContent).toBe('Yes')
  const said = () => document.querySelector('[data-announcements][aria-live="polite"]')?.textContent ?? ''
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(said).toContain('Undone: Paid, Deal 0 is “No”')
  await reach(2, share)
  await userEvent.keyboard('15{Enter}')
  await expect.poll(() => cell(2, share)?.textContent).toBe('15%')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(said).toContain('Undone: Share, Deal 0 is “12.5%”')
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.keyboard('yes')
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('columnheader', { name: 'Paid' }), { button: 'right' })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Group by Paid' }))
  await expect.poll(() => cell(2, 1)?.textContent).toBe('No5')
})
