import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell, focusedCell, grid } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const rows = contacts(50)
const table = ({ width = 900, ...props }: Partial<DataTableProps<Contact>> & { width?: number } = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '400px', inlineSize: `${width}px` }}>
      <DataTable label="Contacts" rows={rows} rowId={contactId} columns={contactColumns} selectable {...props} />
    </div>
  </InlayRoot>
)
const head = (column: string) => grid().querySelector<HTMLElement>(`[data-column="${column}"]`) as HTMLElement
const divider = (column: string) => head(column).querySelector<HTMLElement>('.inlay-Table-resize') as HTMLElement
const order = () =>
  [...grid().querySelectorAll<HTMLElement>('[data-column]')].map((one) => one.dataset['column']).slice(0, 5)
const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { clientX: (left + right) / 2, clientY: (top + bottom) / 2 }
}
/** A pointer that the browser takes for a real one: a made-up one cannot be captured. */
function pointer(type: string, target: Element, init: PointerEventInit) {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    ...init,
  })
  target.dispatchEvent(event)
  return event
}
function letCapture() {
  const captured = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  const holds = vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true)
  return () => {
    captured.mockRestore()
    holds.mockRestore()
  }
}
/** The heads listen a moment after the press: what follows is told until it has been heard. */
const until = (tell: () => void, isDone: () => boolean) =>
  expect
    .poll(() => {
      if (!isDone()) tell()
      return isDone()
    })
    .toBe(true)

it('fits a column to what is shown of it, with two presses on its divider', async () => {
  await render(table())
  expect(cell(2, 5)?.offsetWidth).toBe(200)
  const texts = () => [...grid().querySelectorAll<HTMLElement>('[aria-colindex="5"] .inlay-Table-text')]
  const isCut = (text: HTMLElement) => text.scrollWidth > text.clientWidth
  expect(texts().some(isCut)).toBe(true)
  divider('title').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  await expect.poll(() => texts().some(isCut)).toBe(false)
  expect(cell(2, 5)?.offsetWidth).toBeLessThan(440)
})

it('gives the old width back with Escape', async () => {
  const free = letCapture()
  await render(table())
  const line = divider('status')
  const from = middle(line)
  pointer('pointerdown', line, from)
  await until(
    () => pointer('pointermove', line, { ...from, clientX: from.clientX + 60 }),
    () => head('status').offsetWidth === 210,
  )
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => head('status').offsetWidth).toBe(150)
  pointer('pointermove', line, { ...from, clientX: from.clientX + 90 })
  expect(head('status').offsetWidth).toBe(150)
  free()
})

it('scrolls while a column is dragged near the edge', async () => {
  const free = letCapture()
  await render(table())
  const from = middle(head('status'))
  const { right } = grid().getBoundingClientRect()
  pointer('pointerdown', head('status'), from)
  await until(
    () => pointer('pointermove', head('status'), { ...from, clientX: right - 4 }),
    () => grid().scrollLeft > 200,
  )
  await userEvent.keyboard('{Escape}')
  expect(order()).toEqual(['name', 'status', 'score', 'title', 'company'])
  free()
})

it('scrolls no farther than to the last column, behind which a column can be put', async () => {
  const free = letCapture()
  await render(table())
  const ids = () => [...grid().querySelectorAll<HTMLElement>('[data-column]')].map((one) => one.dataset['column'])
  const last = ids().at(-1)
  const width = grid().scrollWidth
  const from = middle(head('status'))
  const { right } = grid().getBoundingClientRect()
  const there = { ...from, clientX: right + 30 }
  pointer('pointerdown', head('status'), from)
  await until(
    () => pointer('pointermove', head('status'), there),
    () => grid().scrollLeft >= width - grid().clientWidth - 1,
  )
  expect(grid().scrollWidth).toBe(width)
  pointer('pointermove', head('status'), there)
  pointer('pointerup', head('status'), there)
  await expect.poll(() => ids().slice(-2)).toEqual([last, 'status'])
  free()
})

it('puts a column first that is let go over the boxes', async () => {
  const free = letCapture()
  await render(table())
  const from = middle(head('score'))
  const there = { ...from, clientX: grid().getBoundingClientRect().left + 10 }
  pointer('pointerdown', head('score'), from)
  await until(
    () => pointer('pointermove', head('score'), there),
    () => head('name').dataset['drop'] === 'before',
  )
  pointer('pointerup', head('score'), there)
  await expect.poll(order).toEqual(['score', 'name', 'status', 'title', 'company'])
  free()
})

it('has no line between columns that pass below a pinned one', async () => {
  await render(table())
  grid().scrollLeft = 100
  const { left, width } = head('name').getBoundingClientRect()
  const tops = Array.from({ length: Math.floor(width) - 12 }, (_, x) =>
    document.elementFromPoint(left + 2 + x, middle(head('name')).clientY),
  )
  expect(tops.filter((element) => element?.closest('[data-column]') !== head('name'))).toEqual([])
})

it('shows the name of a column beside the pointer that drags it', async () => {
  const free = letCapture()
  await render(table())
  const from = middle(head('status'))
  const shown = () => document.querySelector<HTMLElement>('.inlay-Table-dragged')
  const wanted = middle(head('title')).clientX + 20
  pointer('pointerdown', head('status'), from)
  await until(
    () => pointer('pointermove', head('status'), { ...from, clientX: wanted }),
    () => shown() !== null,
  )
  expect(shown()?.textContent).toBe('Status')
  await expect.poll(() => Math.round((shown()?.getBoundingClientRect().left ?? 0) - wanted)).toBe(10)
  pointer('pointerup', head('status'), { ...from, clientX: wanted })
  await expect.poll(shown).toBeNull()
  expect(order()).toEqual(['name', 'score', 'title', 'status', 'company'])
  free()
})

it('drags a column with a finger that has rested on it, and with none that scrolls', async () => {
  const free = letCapture()
  await render(table())
  const touch = { pointerType: 'touch', ...middle(head('status')) }
  const { clientX } = middle(head('title'))
  const isDragging = () => grid().querySelector('[data-moving]') !== null
  pointer('pointerdown', head('status'), touch)
  await expect.poll(isDragging).toBe(true)
  expect(head('status').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(false)
  expect(document.querySelector('[role="menu"]')).toBeNull()
  expect(head('status').dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true }))).toBe(false)
  pointer('pointermove', head('status'), { ...touch, clientX: clientX + 20 })
  pointer('pointerup', head('status'), { ...touch, clientX: clientX + 20 })
  await expect.poll(order).toEqual(['name', 'score', 'title', 'status', 'company'])
  expect(head('status').dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true }))).toBe(true)
  free()
})

it('opens the menu of a column with a right press, and sorts by it behind another', async () => {
  const screen = await render(table({ defaultView: { sort: [{ columnId: 'city', direction: 'asc' }] } }))
  await userEvent.click(head('score'), { button: 'right' })
  await userEvent.click(screen.getByText('Then sort descending'))
  await expect.poll(() => head('score').getAttribute('aria-sort')).toBe('descending')
  expect(head('city').getAttribute('aria-sort')).toBe('ascending')
  expect(focusedCell()[0]).toBe(1)
})

it('collapses and opens all groups', async () => {
  const screen = await render(table({ defaultView: { groupBy: 'company' } }))
  await userEvent.click(head('company'), { button: 'right' })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Collapse all groups' }))
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('6')
  await userEvent.click(head('company'), { button: 'right' })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Expand all groups' }))
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('56')
})

it('lets pinned columns scroll where they would leave no room', async () => {
  await render(table({ width: 360 }))
  await expect.poll(() => head('name').dataset['pin']).toBeUndefined()
  const before = cell(2, 2)?.getBoundingClientRect().left ?? 0
  grid().scrollLeft = 150
  await expect.poll(() => cell(2, 2)?.getBoundingClientRect().left).toBe(before - 150)
  expect(grid().scrollWidth).toBeGreaterThan(1_500)
})

it('keeps pinned columns in view where there is room', async () => {
  await render(table())
  expect(head('name').dataset['pin']).toBe('start')
})

it('shows nothing left of the boxes while columns are scrolled below them', async () => {
  await render(table())
  const box = grid().querySelector<HTMLElement>('.inlay-Table-headCell.inlay-Table-boxCell') as HTMLElement
  grid().scrollLeft = 400
  const { left, top } = grid().getBoundingClientRect()
  expect(box.contains(document.elementFromPoint(left + 4, top + 16))).toBe(true)
  expect(getComputedStyle(box).backgroundColor).not.toMatch(/, 0\)|transparent/)
})

it('names heads and first cells by what they show, and not by their buttons', async () => {
  const screen = await render(table({ rowActions: () => null }))
  await expect.element(screen.getByRole('columnheader', { name: 'Score', exact: true })).toBeVisible()
  const [first] = rows
  const named = screen.getByRole('gridcell', { name: first?.name ?? '', exact: true })
  await expect.poll(() => named.elements()[0]).toBe(cell(2, 2))
})

it('shows the whole of a cut text, and a warning, when the keys come to it', async () => {
  await render(table())
  const tip = () => document.querySelector('[role="tooltip"]')?.textContent
  cell(3, 4)?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(tip).toBe(rows[1]?.title)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(tip).toBeUndefined()
  cell(5, 3)?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(tip).toBe(rows[3]?.problem)
})

it('drags a column whose name is part of marked text', async () => {
  await render(table())
  // What drags is there by then.
  await userEvent.hover(head('score'))
  document.getSelection()?.selectAllChildren(document.body)
  await userEvent.dragAndDrop(head('score'), head('name'))
  await expect.poll(() => order().indexOf('score')).toBeLessThan(order().indexOf('status'))
  document.getSelection()?.removeAllRanges()
})

it('marks in the menu of a column only how it sorts: first, or behind another one', async () => {
  const sort = [
    { columnId: 'score', direction: 'asc' },
    { columnId: 'status', direction: 'asc' },
  ] as const
  const screen = await render(table({ defaultView: { sort } }))
  const checked = () =>
    screen
      .getByRole('menuitemcheckbox', { checked: true })
      .elements()
      .map((item) => item.textContent)
  await userEvent.click(head('status'), { button: 'right' })
  await expect.poll(checked).toEqual(['Then sort ascending'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(head('score'), { button: 'right' })
  await expect.poll(checked).toEqual(['Sort ascending'])
})

it('has the keys of a column after a press on its name, too', async () => {
  await render(table())
  await expect.poll(() => head('company')).not.toBeNull()
  await userEvent.click(head('company').querySelector('.inlay-Table-headName') as HTMLElement)
  await expect.poll(() => document.activeElement).toBe(head('company'))
  const before = head('company').offsetWidth
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => head('company').offsetWidth).toBeGreaterThan(before)
})
