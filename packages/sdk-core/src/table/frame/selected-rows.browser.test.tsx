import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../ui/button/Button'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell, grid } from '../fixtures/grid-in-test'
import { isSelected, type Selection } from '../model/selection'
import '../../ui/styles.css'

const some = contacts(60)
const selected: Selection = { kind: 'some', ids: new Set(['c0', 'c1', 'c2', 'c7', 'gone']) }
const table = (props: Partial<DataTableProps<Contact>> = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '480px' }}>
      <DataTable
        label="Contacts"
        rows={some}
        rowId={contactId}
        columns={contactColumns}
        selectable
        defaultSelection={selected}
        {...props}
      />
    </div>
  </InlayRoot>
)
const bar = () => document.querySelector<HTMLElement>('.inlay-Table-bulk')

it('says of rows that are all hidden only that', async () => {
  const filter = { field: 'name', operator: 'equals', value: 'Nobody' } as const
  const selection = { kind: 'some', ids: new Set(['c0', 'c1']) } as const
  await render(table({ bulkActions: () => null, defaultView: { filter }, selection }))
  await expect.poll(() => bar()?.textContent).toContain('2 rows selected, hidden by filters')
})

it('says how many of the selected rows a filter hides, and hands on no row that is gone', async () => {
  const act = vi.fn<(selection: Selection, count: number) => null>(() => null)
  const filter = { field: 'company', operator: 'equals', value: some[0]?.company ?? '' } as const
  await render(table({ bulkActions: act, defaultView: { filter } }))
  await expect.poll(() => bar()?.textContent).toContain('4 selected, 3 of them hidden by filters')
  const shown = some.filter(({ company }) => company === some[0]?.company).length
  expect(bar()?.textContent).toContain(`Select all ${shown}`)
  expect(act.mock.lastCall).toEqual([{ kind: 'some', ids: new Set(['c0', 'c1', 'c2', 'c7']) }, 4])
})

it('leaves the last rows room to be scrolled out from under the bar', async () => {
  await render(table())
  await expect.poll(bar).not.toBeNull()
  const isFree = () => {
    const last = cell(61, 2)?.getBoundingClientRect()
    return last !== undefined && last.bottom <= (bar()?.getBoundingClientRect().top ?? 0)
  }
  grid().scrollTop = grid().scrollHeight
  await expect.poll(isFree).toBe(true)
  grid().scrollTop = 0
  cell(2, 2)?.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(isFree).toBe(true)
})

it('has its bar in one line on a narrow screen', async () => {
  await page.viewport(360, 700)
  await render(
    table({
      bulkActions: () => (
        <>
          <Button size="compact">Launch</Button>
          <Button size="compact">Move to another list</Button>
        </>
      ),
    }),
  )
  await expect.poll(bar).not.toBeNull()
  expect(bar()?.getBoundingClientRect().height).toBeLessThan(52)
  expect(bar()?.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})

it('has nothing selected where all selected rows are gone', async () => {
  const ids = new Set(['gone', 'gone too'])
  const screen = await render(table({ defaultSelection: { kind: 'some', ids } }))
  const all = screen.getByRole('checkbox', { name: 'Select all rows' })
  await expect.element(all).toBeVisible()
  expect((all.element() as HTMLInputElement).indeterminate).toBe(false)
  expect(bar()).toBeNull()
})

function Removing() {
  const [rows, setRows] = useState(some)
  return table({
    rows,
    bulkActions: (selection) => (
      <Button onClick={() => setRows((now) => now.filter(({ id }) => !isSelected(selection, id)))}>Remove</Button>
    ),
  })
}

it('gives the focus back to the rows where what is done with them takes the bar away', async () => {
  const screen = await render(<Removing />)
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeVisible()
  screen.getByRole('button', { name: 'Remove' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(bar).toBeNull()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell')
})
