import { StrictMode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import { contactId, contacts, type Contact } from '../fixtures/contacts'
import { editableColumns, EditableContacts, type EditableContactsProps } from '../fixtures/EditableContacts'
import type { CellChange, CellEditResult } from './cell-edit'
import '../../ui/styles.css'

const some = contacts(60)
const table = (props: EditableContactsProps = {}) => (
  <StrictMode>
    <InlayRoot>
      <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
        <EditableContacts rows={some} {...props} />
      </div>
    </InlayRoot>
  </StrictMode>
)
const grid = () => document.querySelector<HTMLElement>('[role="grid"]') as HTMLElement
const cell = (row: number, column: number) =>
  grid().querySelector<HTMLElement>(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`)
const box = () => document.querySelector<HTMLTextAreaElement>('.inlay-Table-editor textarea')
const focusedCell = () => {
  const at = document.activeElement?.closest('[role="gridcell"]')
  return [at?.closest('[role="row"]')?.getAttribute('aria-rowindex'), at?.getAttribute('aria-colindex')].map(Number)
}
/** Columns far away are not in the page, so keys lead there. */
const reach = async (row: number, column: number) => {
  cell(row, name)?.focus()
  if (column > name) await userEvent.keyboard('{ArrowRight}'.repeat(column - name))
  await expect.poll(focusedCell).toEqual([row, column])
}
const saving = (answer: CellEditResult = { ok: true }) =>
  vi.fn<(changes: readonly CellChange<Contact>[]) => CellEditResult>(() => answer)
const name = 1
const status = 2
const score = 3
const title = 4
const email = 6
const added = 10
const note = 11

/** As something that happens elsewhere: no pointer, no focus. */
function pressUnseen(button: Element): void {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

function pasted(text: string): void {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

it('begins with Enter, saves with Enter and goes on below', async () => {
  const save = saving()
  await render(table({ save }))
  await reach(2, title)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => box()?.value).toBe(some[0]?.title)
  await userEvent.keyboard(' (on leave){Enter}')
  await expect.poll(() => cell(2, title)?.textContent).toBe(`${some[0]?.title} (on leave)`)
  expect(focusedCell()).toEqual([3, title])
  expect(save.mock.lastCall?.[0]).toMatchObject([
    { rowId: 'c0', columnId: 'title', value: `${some[0]?.title} (on leave)`, previous: some[0]?.title },
  ])
})

it('begins with what is typed in place of the value, and Tab goes on beside', async () => {
  await render(table())
  await reach(2, score)
  await userEvent.keyboard('42{Tab}')
  await expect.poll(() => cell(2, score)?.textContent).toBe('42')
  expect(focusedCell()).toEqual([2, title])
})

it('begins with a double press, and Escape gives up', async () => {
  const save = saving()
  await render(table({ save }))
  await userEvent.dblClick(cell(3, title) as HTMLElement)
  await userEvent.keyboard('nothing{Escape}')
  await expect.poll(box).toBeNull()
  expect(focusedCell()).toEqual([3, title])
  expect(cell(3, title)?.textContent).toBe(some[1]?.title)
  expect(save).not.toHaveBeenCalled()
})

it('says what is wrong with a value and keeps it, also when one presses elsewhere', async () => {
  const save = saving()
  const screen = await render(table({ save }))
  await reach(2, score)
  await userEvent.keyboard('many{Enter}')
  await expect.element(screen.getByText('“many” is no number')).toBeVisible()
  expect(box()?.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(cell(5, title) as HTMLElement)
  expect(box()?.value).toBe('many')
  await userEvent.keyboard('x')
  await expect.poll(() => document.activeElement).toBe(box())
  expect(box()?.value).toBe('many')
  await userEvent.fill(box() as HTMLElement, '400')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('A score is at most 100')).toBeVisible()
  await userEvent.fill(box() as HTMLElement, '40')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cell(2, score)?.textContent).toBe('40')
  expect(save).toHaveBeenCalledOnce()
})

it('leaves with what is typed saved, when one presses elsewhere', async () => {
  await render(table())
  await reach(2, title)
  await userEvent.keyboard('Buyer')
  await userEvent.click(cell(4, title) as HTMLElement)
  await expect.poll(() => cell(2, title)?.textContent).toBe('Buyer')
  expect(focusedCell()).toEqual([4, title])
})

it('chooses from a menu, which begins at what is chosen', async () => {
  const save = saving()
  await render(table({ save }))
  await reach(2, status)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-checked')).toBe('true')
  await userEvent.keyboard('l')
  await expect.poll(() => document.activeElement?.textContent).toBe('Launched')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cell(2, status)?.textContent).toBe('Launched')
  expect(save.mock.lastCall?.[0]).toMatchObject([{ columnId: 'status', value: 'launched' }])
  await expect.poll(focusedCell).toEqual([2, status])
})

it('makes a line in a long text with Shift or Alt and Enter, and saves with Enter', async () => {
  const save = saving()
  await render(table({ save }))
  await reach(2, note)
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two{Alt>}{Enter}{/Alt}three{Enter}')
  await expect.poll(() => save.mock.lastCall?.[0]).toMatchObject([{ columnId: 'note', value: 'one\ntwo\nthree' }])
})

it('goes on beside with Tab, with what was reached in the menu saved', async () => {
  await render(table())
  await reach(2, 2)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitemradio')
  await userEvent.keyboard('e')
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^E/)
  const reached = document.activeElement?.textContent ?? '?'
  await userEvent.keyboard('{Tab}')
  await expect.poll(focusedCell).toEqual([2, 3])
  expect(document.querySelector('[role="menu"]')).toBeNull()
  await expect.poll(() => cell(2, 2)?.textContent).toContain(reached)
})

it('saves nothing where no choice begins with what is typed, says so, and stays', async () => {
  const save = saving()
  const screen = await render(table({ save }))
  const before = cell(2, status)?.textContent
  await reach(2, status)
  await userEvent.keyboard('999')
  await expect.element(screen.getByText('No choice like that', { exact: true }).last()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(document.querySelector('[role="menu"]')).not.toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Created')
  expect(document.querySelector('[role="menu"] .inlay-Table-editorFault')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focusedCell).toEqual([2, status])
  await userEvent.keyboard('lx{Enter}')
  expect(cell(2, status)?.textContent).toBe(before)
  expect(save).not.toHaveBeenCalled()
})

it('takes a date as it is typed or from the calendar', async () => {
  const screen = await render(table())
  await reach(2, added)
  await userEvent.keyboard('4 March 2026{Enter}')
  await expect.poll(() => cell(2, added)?.textContent).toBe('Mar 4, 2026')
  await reach(2, added)
  await userEvent.keyboard('{F2}')
  await userEvent.click(screen.getByRole('button', { name: /March 18/ }))
  await expect.poll(() => cell(2, added)?.textContent).toBe('Mar 18, 2026')
})

it('leads into the days of a date by keys, and back', async () => {
  await render(table())
  await reach(2, added)
  await userEvent.keyboard('4 March 2026{Alt>}{ArrowDown}{/Alt}')
  const day = () => (document.activeElement as HTMLElement).dataset['date']
  await expect.poll(day).toBe('2026-03-04')
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.poll(() => document.activeElement).toBe(box())
  expect(box()?.value).toBe('4 March 2026')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
  await expect.poll(() => cell(2, added)?.textContent).toBe('Mar 5, 2026')
  await expect.poll(focusedCell).toEqual([2, added])
})

it('keeps a half-typed edit, its caret and its place when rows come anew', async () => {
  const screen = await render(<Polled />)
  await reach(4, title)
  await userEvent.keyboard('half a ti')
  const typed = box()
  pressUnseen(screen.getByRole('button', { name: 'Poll' }).element())
  await expect.poll(() => cell(2, title)?.textContent).toBe('New')
  expect(box()).toBe(typed)
  expect(typed?.value).toBe('half a ti')
})

it('says what somebody else has made of the value meanwhile, and when the row is gone', async () => {
  const screen = await render(<Polled />)
  await reach(3, title)
  await userEvent.keyboard('mine')
  pressUnseen(screen.getByRole('button', { name: 'Poll' }).element())
  await expect.element(screen.getByText('Meanwhile changed to “Theirs”')).toBeVisible()
  pressUnseen(screen.getByRole('button', { name: 'Remove' }).element())
  await expect.element(screen.getByText(/^This row is gone/)).toBeVisible()
  expect(box()?.value).toBe('mine')
})

it('leaves what somebody else has saved meanwhile when an edit is undone, says so, and undoes it on demand', async () => {
  const onEdit = vi.fn<(changes: readonly CellChange<Contact>[]) => void>()
  const screen = await render(<Polled onEdit={onEdit} />)
  await reach(3, title)
  await userEvent.keyboard('mine{Enter}')
  await expect.poll(() => cell(3, title)?.textContent).toBe('mine')
  pressUnseen(screen.getByRole('button', { name: 'Poll' }).element())
  await expect.poll(() => cell(3, title)?.textContent).toBe('Theirs')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(screen.getByText(/^1 cell has been changed by somebody else since/)).toBeVisible()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Meanwhile changed to “Theirs”')
  expect(cell(3, title)?.textContent).toBe('Theirs')
  expect(onEdit).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Undo anyway' }))
  await expect.poll(() => cell(3, title)?.textContent).toBe(some[1]?.title)
  expect(onEdit.mock.lastCall?.[0]).toMatchObject([{ value: some[1]?.title, previous: 'Theirs' }])
})

it('takes what an input method composes from its first character on, and nothing where it composes nothing', async () => {
  const save = saving()
  await render(table({ save }))
  await reach(2, title)
  const input = cdp()
  const begin = () =>
    input.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'KeyN',
      windowsVirtualKeyCode: 229,
    })
  await begin()
  await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  await expect.poll(() => box()?.value).toBe('に')
  await input.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
  await input.send('Input.insertText', { text: '日本' })
  await expect.poll(() => box()?.value).toBe('日本')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cell(2, title)?.textContent).toBe('日本')
  await reach(3, title)
  await begin()
  await expect.poll(() => box()?.value).toBe('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedCell).toEqual([4, title])
  expect(cell(3, title)?.textContent).toBe(some[1]?.title)
  expect(save).toHaveBeenCalledOnce()
})

it('marks what could not be saved, and offers to try again or to give up', async () => {
  let answer: CellEditResult = { ok: false, error: 'The list is locked.' }
  const save = vi.fn(() => answer)
  const screen = await render(table({ save }))
  await reach(2, title)
  await userEvent.keyboard('Buyer{Enter}')
  await expect.element(screen.getByText('1 cell was not saved. The list is locked.')).toBeVisible()
  expect(cell(2, title)?.textContent).toBe('Buyer')
  expect(cell(2, title)?.dataset['edit']).toBe('failed')
  answer = { ok: true }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => cell(2, title)?.dataset['edit']).toBeUndefined()
  expect(cell(2, title)?.textContent).toBe('Buyer')
  answer = { ok: false, error: 'The list is locked.' }
  await reach(3, title)
  await userEvent.keyboard('Seller{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await expect.poll(() => cell(3, title)?.textContent).toBe(some[1]?.title)
})

it('takes cells from a spreadsheet, and says which it could not', async () => {
  const save = saving()
  const screen = await render(table({ save }))
  await reach(2, score)
  pasted('10\tBuyer\r\nmany\tSeller\r\n')
  await expect.poll(() => [cell(2, score)?.textContent, cell(2, title)?.textContent]).toEqual(['10', 'Buyer'])
  expect(cell(3, title)?.textContent).toBe('Seller')
  expect(save).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(`Score, ${some[1]?.name}: “many” is no number`)
})

it('fills all chosen cells with one, and empties them', async () => {
  await render(table())
  await reach(2, email)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  pasted('all@inlay.example')
  await expect
    .poll(() => [2, 3, 4].map((row) => cell(row, email)?.textContent))
    .toEqual(Array.from({ length: 3 }, () => 'all@inlay.example'))
  await userEvent.keyboard('{Delete}')
  await expect
    .poll(() => [2, 3, 4].map((row) => cell(row, email)?.textContent))
    .toEqual(Array.from({ length: 3 }, () => 'Not found'))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => cell(3, email)?.textContent).toBe('all@inlay.example')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => cell(2, email)?.textContent).toBe(some[0]?.email)
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(() => cell(2, email)?.textContent).toBe('all@inlay.example')
})

it('lets cells be only read where the column has them so', async () => {
  const save = saving()
  await render(table({ save }))
  await reach(2, 5)
  await userEvent.keyboard('x{Delete}{F2}')
  expect(box()).toBeNull()
  await reach(2, name)
  await userEvent.keyboard('{Delete}')
  expect(save).not.toHaveBeenCalled()
})

it('copies from a cell that was pressed and pastes into one', async () => {
  await render(table())
  await userEvent.click(cell(3, title) as HTMLElement)
  let copied: string | undefined
  const hear = (event: ClipboardEvent) => {
    copied = event.clipboardData?.getData('text/plain')
  }
  document.addEventListener('copy', hear)
  // As Chromium has it after a press: the caret is in the text.
  cell(3, title)
    ?.querySelector('.inlay-Table-text')
    ?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true }))
  document.removeEventListener('copy', hear)
  expect(copied).toBe(some[1]?.title)
})

it('leaves cells alone that came to the place of chosen ones', async () => {
  const save = saving()
  await render(table({ save, defaultView: { sort: [{ columnId: 'score', direction: 'desc' }] } }))
  await reach(2, score)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}')
  await expect.poll(() => save.mock.calls.length).toBe(1)
  expect(cell(2, score)?.textContent).toBe('None')
  const active = document.activeElement as HTMLElement
  active.blur()
  await expect.poll(() => cell(2, score)?.textContent).not.toBe('None')
  expect(grid().querySelector('[role="gridcell"][data-mark]')).toBeNull()
})

it('keeps rows where they are until one leaves those that one edits', async () => {
  await render(table({ defaultView: { sort: [{ columnId: 'score', direction: 'desc' }] } }))
  const scores = () => [2, 3, 4, 5].map((row) => cell(row, score)?.textContent)
  await expect.poll(() => cell(2, score)?.textContent).not.toBeUndefined()
  const [, , third, fourth] = scores()
  await reach(2, score)
  await userEvent.keyboard('1{Enter}')
  await expect.poll(scores).toContain('1')
  await userEvent.keyboard('2{Enter}')
  await expect.poll(scores).toEqual(['1', '2', third, fourth])
  expect(focusedCell()).toEqual([4, score])
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focusedCell).toEqual([4, title])
  expect(scores()).toEqual(['1', '2', third, fourth])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => scores().slice(0, 2)).toEqual([third, fourth])
  // The focus stays in the row to which it was led.
  expect(cell(focusedCell()[0] ?? 0, score)?.textContent).toBe(fourth)
})

it('edits an address by a double press, and follows it with Control', async () => {
  await render(table())
  const link = cell(2, email)?.querySelector('a') as HTMLElement
  const followed = vi.fn((event: MouseEvent) => !event.defaultPrevented)
  const hear = (event: MouseEvent) => {
    followed(event)
    event.preventDefault()
  }
  document.addEventListener('click', hear)
  await userEvent.dblClick(link)
  await expect.poll(() => box()?.value).toBe(some[0]?.email)
  expect(followed.mock.results.map(({ value }) => value)).toEqual([false, false])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(link, { modifiers: ['Control'] })
  expect(followed.mock.results.at(-1)?.value).toBe(true)
  document.removeEventListener('click', hear)
})

/** Rows that somebody else changes: the first, and the one that is edited; or takes away. */
function Polled({ onEdit }: { readonly onEdit?: (changes: readonly CellChange<Contact>[]) => void }) {
  const [rows, setRows] = useState<readonly Contact[]>(some)
  const change = () =>
    setRows((before) =>
      before.map((row, index) => ({ ...row, title: index === 0 ? 'New' : index === 1 ? 'Theirs' : row.title })),
    )
  return (
    <InlayRoot>
      <button type="button" onClick={change}>
        Poll
      </button>
      <button type="button" onClick={() => setRows((before) => before.filter((_, index) => index !== 1))}>
        Remove
      </button>
      <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
        <DataTable
          label="Contacts"
          rowId={contactId}
          columns={editableColumns}
          rows={rows}
          onEdit={(changes) => onEdit?.(changes)}
        />
      </div>
    </InlayRoot>
  )
}
