import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import { contactColumns, contactId, contacts } from '../fixtures/contacts'
import { cell, grid, reach } from '../fixtures/grid-in-test'
import { speedPast } from './choose-cells'
import '../../ui/styles.css'

const many = contacts(2_000)
const chosen = () => [...grid().querySelectorAll('[role="gridcell"][data-mark="range"]')]
const chosenColumns = () => new Set(chosen().map((each) => Number(each.ariaColIndex)))
const lastChosen = () =>
  Math.max(...chosen().map((each) => Number(each.closest('[role="row"]')?.getAttribute('aria-rowindex'))))

async function show(): Promise<void> {
  await render(
    <InlayRoot>
      <div style={{ blockSize: '400px', inlineSize: '700px' }}>
        <DataTable label="Contacts" rows={many} rowId={contactId} columns={contactColumns} />
      </div>
    </InlayRoot>,
  )
}

function mouse(type: string, target: EventTarget | null, clientX: number, clientY: number): void {
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, clientX, clientY }))
}

const middle = (element: HTMLElement | null) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return [left + width / 2, top + height / 2] as const
}

it('scrolls while cells are dragged past the lower edge, and the choice follows', async () => {
  await show()
  const from = cell(3, 2)
  const [x, y] = middle(from)
  const below = grid().getBoundingClientRect().bottom + 120
  mouse('mousedown', from, x, y)
  await expect
    .poll(() => {
      mouse('mousemove', document, x, below)
      return grid().dataset['choosing']
    })
    .toBe('')
  await expect.poll(() => grid().scrollTop, { timeout: 5_000 }).toBeGreaterThan(600)
  mouse('mouseup', document, x, below)
  const end = grid().scrollTop
  await expect.poll(() => grid().dataset['choosing']).toBeUndefined()
  // All that can be seen stands between the first cell and the edge.
  await expect.poll(lastChosen).toBeGreaterThanOrEqual(Math.floor((end + 300) / 36))
  expect(chosenColumns()).toEqual(new Set([2]))
  mouse('click', cell(lastChosen(), 2), x, below)
  expect(chosen().length).toBeGreaterThan(0)
})

it('scrolls along the columns too', async () => {
  await show()
  const from = cell(3, 2)
  const [x, y] = middle(from)
  const beside = grid().getBoundingClientRect().right + 200
  mouse('mousedown', from, x, y)
  await expect
    .poll(() => {
      mouse('mousemove', document, beside, y)
      return grid().scrollLeft
    })
    .toBeGreaterThan(300)
  mouse('mouseup', document, beside, y)
  expect(Math.max(...chosenColumns())).toBeGreaterThan(5)
})

it('scrolls faster the further the pointer is away', () => {
  expect(speedPast(0)).toBe(0)
  expect(speedPast(10)).toBeGreaterThan(0)
  expect(speedPast(100)).toBeGreaterThan(2 * speedPast(10))
  expect(speedPast(-100)).toBe(-speedPast(100))
})

it('is told to those who do not see it, cell by cell and in words', async () => {
  await show()
  await reach(2, 2)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  const told = () => [...grid().querySelectorAll('[role="gridcell"][aria-selected="true"]')]
  await expect.poll(() => told().length).toBe(4)
  await expect
    .poll(() => document.querySelector('[aria-live="polite"]')?.textContent)
    .toContain('2 rows by 2 columns chosen')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => told().length).toBe(0)
})

it('shows the cell that was pressed, as the keys act on it', async () => {
  await show()
  const pressed = cell(3, 2) as HTMLElement
  await userEvent.click(pressed)
  await expect.poll(() => getComputedStyle(pressed).outlineStyle).toBe('solid')
})
