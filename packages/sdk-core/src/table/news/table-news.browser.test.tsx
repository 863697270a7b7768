import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell, focusedCell, grid } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const rows = contacts(50)
const table = (props: Partial<DataTableProps<Contact>> = {}) => (
  <InlayRoot>
    <DataTable
      label="Contacts"
      rows={rows}
      rowId={contactId}
      columns={contactColumns}
      selectable
      style={{ blockSize: '400px' }}
      {...props}
    />
  </InlayRoot>
)
const said = () => document.querySelector('[data-announcements][aria-live="polite"]')?.textContent ?? ''
const reach = async (row: number, column: number) => {
  cell(row, column)?.focus()
  await expect.poll(focusedCell).toEqual([row, column])
}

it('tells of a sort, a move and a width, once each is as it is to be', async () => {
  await render(table())
  await reach(1, 4)
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toContain('Sorted by Score ascending')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(said).toContain('Score is column 4 of 11')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.poll(said).toMatch(/Score \d+ pixels wide/)
  expect(said().match(/pixels wide/g)).toHaveLength(1)
})

it('tells how many rows are selected, from the head too, and lets them go with Escape', async () => {
  const screen = await render(table())
  await reach(1, 3)
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.poll(said).toContain('50 of 50 rows selected')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(screen.getByText('50 rows selected')).not.toBeInTheDocument()
  await expect.poll(said).toContain('Nothing selected')
})

it('says whether a group is open on the cell that has the focus', async () => {
  await render(table({ defaultView: { groupBy: 'company' } }))
  const heading = grid().querySelector<HTMLElement>('[aria-rowindex="2"] > [role="gridcell"]')
  heading?.focus()
  expect(heading?.getAttribute('aria-expanded')).toBe('true')
  expect([heading?.ariaColIndex, heading?.getAttribute('aria-colspan')]).toEqual(['1', '12'])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => heading?.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(said).toContain('1 of 5 groups collapsed')
})

it('counts the rows that are chosen without the headings between them', async () => {
  await render(table({ defaultView: { groupBy: 'company' } }))
  await expect.poll(() => cell(3, 3)?.textContent).toBeTruthy()
  await reach(3, 3)
  await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}')
  await expect.poll(said).toContain('50 rows by 10 columns chosen')
})
