import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import type { TableColumn } from '../columns/table-column'
import { contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const columns: readonly TableColumn<Contact>[] = [
  { id: 'name', header: 'Name' },
  { id: 'title', header: 'Job title', width: 90 },
]

const show = () =>
  createStage().show(
    <InlayRoot>
      <div style={{ blockSize: '400px', inlineSize: '600px' }}>
        <DataTable label="Contacts" rows={contacts(9)} rowId={contactId} columns={columns} />
      </div>
    </InlayRoot>,
    { direction: 'rtl' },
  )

/** Where a part of a text is drawn. */
function placeOf(text: Element | null | undefined, from: number, to: number): DOMRect {
  const range = document.createRange()
  const node = text?.firstChild
  if (node) {
    range.setStart(node, from)
    range.setEnd(node, to)
  }
  return range.getBoundingClientRect()
}

it('shows the beginning of a Latin text that is cut', async () => {
  await show()
  const text = cell(3, 2)?.querySelector('.inlay-Table-text')
  await expect.poll(() => text?.textContent).toContain('Director')
  const box = text?.getBoundingClientRect() ?? new DOMRect()
  const first = placeOf(text, 0, 3)
  expect(first.left).toBeGreaterThanOrEqual(box.left - 1)
  expect(first.right).toBeLessThanOrEqual(box.right)
})

it('says how many rows there are in the order of its words', async () => {
  const screen = await show()
  const count = screen.getByText('9 rows').element()
  expect(placeOf(count, 0, 1).left).toBeLessThan(placeOf(count, 2, 6).left)
})

it('turns the arrows of the menu of a column round', async () => {
  const screen = await show()
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job title' }), { button: 'right' })
  const item = screen.getByRole('menuitem', { name: 'Pin to the start' })
  await expect.element(item).toBeVisible()
  expect(getComputedStyle(item.element().querySelector('svg') as Element).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
})
