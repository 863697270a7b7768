import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import { contactColumns, contactId, contacts } from '../fixtures/contacts'
import { cell, focusedCell, grid } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const rows = contacts(300).toSorted((one, other) => one.company.localeCompare(other.company))
const names = [...new Set(rows.map(({ company }) => company))]
const sizes = names.map((name) => rows.filter(({ company }) => company === name).length)
const stuck = () => grid().querySelector<HTMLElement>('.inlay-Table-stuckHeading')
const shown = () => stuck()?.querySelector('.inlay-Table-groupLabel')?.textContent
const grouped = (
  <InlayRoot>
    <div style={{ blockSize: '400px', inlineSize: '800px' }}>
      <DataTable
        label="Contacts"
        rows={rows}
        rowId={contactId}
        columns={contactColumns}
        defaultView={{ groupBy: 'company' }}
      />
    </div>
  </InlayRoot>
)

it('keeps the heading of the rows that are shown in view, until the next one pushes it away', async () => {
  await render(grouped)
  await expect.poll(() => cell(2, 1)?.textContent).toContain(names[0])
  expect(stuck()).toBeNull()
  grid().scrollTop = 36 * 4
  await expect.poll(shown).toBe(names[0])
  const { top } = grid().getBoundingClientRect()
  expect(stuck()?.getBoundingClientRect().top).toBe(top + 32)
  const next = 36 * ((sizes[0] ?? 0) + 1)
  grid().scrollTop = next - 10
  await expect.poll(() => stuck()?.getBoundingClientRect().bottom).toBe(top + 32 + 10)
  grid().scrollTop = next + 36
  await expect.poll(shown).toBe(names[1])
  grid().scrollTop = 0
  await expect.poll(stuck).toBeNull()
})

it('covers no row that the keys lead to', async () => {
  await render(grouped)
  await expect.poll(() => cell(2, 1)?.textContent).toContain(names[0])
  grid().scrollTop = 36 * 10
  await expect.poll(shown).toBe(names[0])
  cell(14, 1)?.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.poll(focusedCell).toEqual([9, 1])
  const bottom = stuck()?.getBoundingClientRect().bottom ?? 0
  expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})

it('closes the group with a press, and leads to its heading', async () => {
  await render(grouped)
  await expect.poll(() => cell(2, 1)?.textContent).toContain(names[0])
  grid().scrollTop = 36 * 8
  await expect.poll(shown).toBe(names[0])
  await userEvent.click(stuck() as HTMLElement)
  await expect.poll(() => document.activeElement?.textContent).toContain(names[0])
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
  expect(grid().scrollTop).toBe(0)
})
