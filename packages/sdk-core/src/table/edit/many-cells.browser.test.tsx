import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import { contactColumns, contactId, contacts } from '../fixtures/contacts'
import { EditableContacts, type EditableContactsProps } from '../fixtures/EditableContacts'
import { cell, focusedCell, grid, paste, reach } from '../fixtures/grid-in-test'
import type { CellEditResult } from './cell-edit'
import '../../ui/styles.css'

const some = contacts(60)
const [name, title, company] = [1, 4, 5]
const table = (props: EditableContactsProps = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
      <EditableContacts rows={some} {...props} />
    </div>
  </InlayRoot>
)
const texts = (rows: readonly number[], column: number) => rows.map((row) => cell(row, column)?.textContent)
const refused: CellEditResult = { ok: false, error: 'The list is locked.' }
const said = () => document.querySelector('[data-announcements][aria-live="polite"]')?.textContent ?? ''

let copied: string | undefined
const hear = (event: ClipboardEvent) => {
  copied = event.clipboardData?.getData('text/plain')
}
beforeEach(() => document.addEventListener('cut', hear))
afterEach(() => document.removeEventListener('cut', hear))

it('gives up a failed edit with an undo, sends nothing, and makes it again with a redo', async () => {
  let answer: CellEditResult = refused
  const save = vi.fn(() => answer)
  const screen = await render(table({ save }))
  await reach(2, title)
  await userEvent.keyboard('Buyer{Enter}')
  await expect.poll(() => cell(2, title)?.dataset['edit']).toBe('failed')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => cell(2, title)?.textContent).toBe(some[0]?.title)
  expect(cell(2, title)?.dataset['edit']).toBeUndefined()
  await expect.element(screen.getByText(/was not saved/)).not.toBeInTheDocument()
  expect(save).toHaveBeenCalledOnce()
  answer = { ok: true }
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(() => cell(2, title)?.textContent).toBe('Buyer')
})

it('leads back to the cell that an undo has changed, and says what it is', async () => {
  await render(table())
  await reach(2, title)
  await userEvent.keyboard('Buyer{Enter}')
  await expect.poll(() => cell(2, title)?.textContent).toBe('Buyer')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => focusedCell()[0]).toBe(61)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(focusedCell).toEqual([2, title])
  expect(cell(2, title)?.textContent).toBe(some[0]?.title)
  await expect.poll(() => grid().scrollTop).toBe(0)
  await expect.poll(said).toContain(`Undone: Job title, ${some[0]?.name} is “${some[0]?.title}”`)
})

it('says that cells have been saved', async () => {
  await render(table())
  await reach(2, title)
  paste('Buyer\nSeller')
  await expect.poll(said).toContain('2 cells saved')
})

it('cuts cells: they are on the clipboard, and empty', async () => {
  await render(table())
  await reach(2, title)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await userEvent.cut()
  expect(copied).toBe(`${some[0]?.title}\n${some[1]?.title}`)
  await expect.poll(() => texts([2, 3], title)).toEqual(['–', '–'])
})

it('cuts the cell and not the rows that are selected', async () => {
  await render(table({ selectable: true }))
  cell(2, title)?.focus()
  await userEvent.keyboard(' {ArrowRight}')
  await expect.poll(focusedCell).toEqual([2, title + 1])
  await userEvent.cut()
  expect(copied).toBe(some[0]?.title)
  await expect.poll(() => cell(2, title + 1)?.textContent).toBe('–')
})

it('fills the chosen cells with what stands in the first row of them', async () => {
  await render(table())
  await reach(2, title)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}')
  await expect.poll(() => texts([3, 4], title)).toEqual([some[0]?.title, some[0]?.title])
  expect(texts([3, 4], company)).toEqual([some[1]?.company, some[2]?.company])
})

it('pastes again and again where as much is chosen', async () => {
  await render(table())
  await reach(2, title)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  paste('a\nb')
  await expect.poll(() => texts([2, 3, 4, 5, 6], title)).toEqual(['a', 'b', 'a', 'b', some[4]?.title])
})

it('says which cells are only read, and which could not be saved and why', async () => {
  await render(table({ save: () => refused }))
  expect(grid().getAttribute('aria-readonly')).toBeNull()
  expect(cell(2, company)?.getAttribute('aria-readonly')).toBe('true')
  expect(cell(2, title)?.getAttribute('aria-readonly')).toBeNull()
  await reach(2, title)
  await userEvent.keyboard('Buyer{Enter}')
  await expect.poll(() => cell(2, title)?.getAttribute('aria-invalid')).toBe('true')
  expect(cell(2, title)?.getAttribute('aria-description')).toBe('The list is locked.')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => document.querySelector('[role="tooltip"]')?.textContent).toBe('The list is locked.')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => cell(2, title)?.getAttribute('aria-invalid')).toBeNull()
  expect(cell(2, title)?.getAttribute('aria-description')).toBeNull()
})

it('says that all of a table is only read', async () => {
  await render(
    <InlayRoot>
      <DataTable label="Contacts" rows={some} rowId={contactId} columns={contactColumns} />
    </InlayRoot>,
  )
  expect(grid().getAttribute('aria-readonly')).toBe('true')
  expect(cell(2, name)?.getAttribute('aria-readonly')).toBeNull()
})

it('scrolls to the cell before it is edited or emptied, so that one sees what one does', async () => {
  await render(table())
  const away = async () => {
    await reach(2, title)
    grid().scrollTop = 1200
    await expect.poll(() => cell(40, name)).not.toBeNull()
  }
  await away()
  await userEvent.keyboard('B')
  await expect.poll(() => grid().scrollTop).toBe(0)
  const topOf = (element: Element | null) => Math.round((element?.getBoundingClientRect().top ?? -10) / 4)
  await expect.poll(() => topOf(document.querySelector('.inlay-Table-editor'))).toBe(topOf(cell(2, title)))
  await userEvent.keyboard('{Escape}')
  await away()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => grid().scrollTop).toBe(0)
  await expect.poll(() => cell(2, title)?.textContent).toBe('–')
})

it('has chosen what was pasted', async () => {
  await render(table())
  await reach(2, title)
  paste('a\nb\nc')
  await expect.poll(() => texts([2, 3, 4], title)).toEqual(['a', 'b', 'c'])
  await expect.poll(() => grid().querySelectorAll('[data-mark="range"]').length).toBe(3)
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => texts([2, 3, 4], title)).toEqual(['–', '–', '–'])
})

it('opens a row with one press and with Control Enter, and edits its first cell with two', async () => {
  const onRowOpen = vi.fn()
  await render(table({ onRowOpen }))
  await userEvent.dblClick(cell(3, name) as HTMLElement)
  const box = () => document.querySelector<HTMLTextAreaElement>('.inlay-Table-editor textarea')
  await expect.poll(() => box()?.value).toBe(some[1]?.name)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(cell(4, name) as HTMLElement)
  await expect
    .poll(() => onRowOpen.mock.calls.map(([row, { reason }]) => [row.id, reason]))
    .toEqual([['c2', 'pressed']])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onRowOpen.mock.lastCall?.[1]).toEqual({ reason: 'key' })
  expect(box()).toBeNull()
})
