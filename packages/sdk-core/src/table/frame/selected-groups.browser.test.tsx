import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import { grid } from '../fixtures/grid-in-test'
import type { Selection } from '../model/selection'
import '../../ui/styles.css'

const some = contacts(200)
const company = some[0]?.company ?? ''
const ofIt = some.filter((contact) => contact.company === company).map(contactId)
const ids = ({ selection }: { readonly selection: Selection }) =>
  selection.kind === 'some' ? [...selection.ids].toSorted() : 'all'

const table = (props: Partial<DataTableProps<Contact>> = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '480px' }}>
      <DataTable
        label="Contacts"
        rows={some}
        rowId={contactId}
        columns={contactColumns}
        defaultView={{ groupBy: 'company' }}
        selectable
        {...props}
      />
    </div>
  </InlayRoot>
)
const heading = () => grid().querySelector<HTMLElement>('[role="gridcell"][aria-expanded]')
const box = () => heading()?.querySelector<HTMLInputElement>('input')

it('selects all rows of a group at its heading, also of one that is closed, and lets them go', async () => {
  const change = vi.fn<(selection: Selection) => void>()
  await render(
    table({ onSelectionChange: change, defaultView: { groupBy: 'company', collapsed: [`string:${company}`] } }),
  )
  await expect.poll(() => box()?.getAttribute('aria-label')).toBe(`Select all of ${company}`)
  await userEvent.click(box() as Element)
  expect(ids({ selection: change.mock.lastCall?.[0] as Selection })).toEqual(ofIt.toSorted())
  expect(box()?.checked).toBe(true)
  // The press was none of the heading.
  expect(heading()?.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(box() as Element)
  expect(ids({ selection: change.mock.lastCall?.[0] as Selection })).toEqual([])
  expect(box()?.checked).toBe(false)
})

it('shows at the heading that some rows of a group are selected, and selects the others too', async () => {
  const change = vi.fn<(selection: Selection) => void>()
  const defaultSelection: Selection = { kind: 'some', ids: new Set(ofIt.slice(0, 2)) }
  await render(table({ onSelectionChange: change, defaultSelection }))
  await expect.poll(() => box()?.indeterminate).toBe(true)
  expect(box()?.checked).toBe(false)
  await userEvent.click(box() as Element)
  expect(ids({ selection: change.mock.lastCall?.[0] as Selection })).toEqual(ofIt.toSorted())
  await expect.poll(() => box()?.indeterminate).toBe(false)
  expect(box()?.checked).toBe(true)
})

it('selects a group from the keyboard, and opens and closes it without', async () => {
  const change = vi.fn<(selection: Selection) => void>()
  await render(table({ onSelectionChange: change }))
  await expect.poll(heading).not.toBeNull()
  heading()?.focus()
  await userEvent.keyboard('{Shift>}[Space]{/Shift}')
  expect(ids({ selection: change.mock.lastCall?.[0] as Selection })).toEqual(ofIt.toSorted())
  expect(heading()?.closest('[role="row"]')?.getAttribute('aria-selected')).toBe('true')
  expect(heading()?.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('[Space]')
  await expect.poll(() => heading()?.getAttribute('aria-expanded')).toBe('false')
})

it('selects a group at the heading that stays in view', async () => {
  await render(table())
  await expect.poll(heading).not.toBeNull()
  grid().scrollTop = 100
  const stuck = () => document.querySelector<HTMLInputElement>('.inlay-Table-stuckHeading input')
  await expect.poll(stuck).not.toBeNull()
  await userEvent.click(stuck() as Element)
  await expect.poll(() => document.querySelector('.inlay-Table-bulk')?.textContent).toContain(`${ofIt.length} rows`)
  expect(stuck()?.checked).toBe(true)
})

it('opens and closes a group by a press anywhere on its heading', async () => {
  await render(table())
  await expect.poll(() => heading()?.getAttribute('aria-expanded')).toBe('true')
  const place = heading()?.getBoundingClientRect()
  await userEvent.click(heading() as Element, { position: { x: (place?.width ?? 0) / 2, y: 10 } })
  await expect.poll(() => heading()?.getAttribute('aria-expanded')).toBe('false')
})

it('has no box at a heading where rows cannot be selected', async () => {
  await render(table({ selectable: false }))
  await expect.poll(heading).not.toBeNull()
  expect(box()).toBeNull()
})

it('selects all rows and lets them go with the keys also from a heading, and marks no text of the page', async () => {
  const change = vi.fn<(selection: Selection) => void>()
  await render(table({ onSelectionChange: change }))
  await expect.poll(heading).not.toBeNull()
  heading()?.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(ids({ selection: change.mock.lastCall?.[0] as Selection })).toBe('all')
  expect(document.getSelection()?.type).not.toBe('Range')
  await userEvent.keyboard('{Escape}')
  expect(ids({ selection: change.mock.lastCall?.[0] as Selection })).toEqual([])
})
