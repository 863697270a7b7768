import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { contacts } from '../fixtures/contacts'
import { EditableContacts, type EditableContactsProps } from '../fixtures/EditableContacts'
import { cell, focusedCell, paste, reach } from '../fixtures/grid-in-test'
import type { CellEditResult } from './cell-edit'
import '../../ui/styles.css'

const some = contacts(60)
const [name, score, title, company] = [1, 3, 4, 5]
const table = (props: EditableContactsProps = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
      <EditableContacts rows={some} {...props} />
    </div>
  </InlayRoot>
)

it('says of every cell that was not pasted why, and leads to it', async () => {
  const screen = await render(table())
  await reach(2, score)
  paste('10\tBuyer\tAcme\r\nmany\tSeller\r\n400\tClerk\r\n')
  await expect.element(screen.getByText('3 cells were left as they are')).toBeVisible()
  const items = screen.getByRole('listitem')
  await expect
    .poll(() => items.elements().map((item) => item.textContent))
    .toEqual([
      `Company, ${some[0]?.name}: cannot be changed`,
      `Score, ${some[1]?.name}: “many” is no number`,
      `Score, ${some[2]?.name}: A score is at most 100`,
    ])
  expect(cell(4, title)?.textContent).toBe('Clerk')
  expect(cell(2, company)?.textContent).toBe(some[0]?.company)
  await userEvent.click(screen.getByRole('button', { name: `Score, ${some[2]?.name}` }))
  await expect.poll(focusedCell).toEqual([4, score])
})

it('names the first cells that were not pasted, and the others on demand', async () => {
  const screen = await render(table())
  await reach(2, score)
  paste('many\n'.repeat(16))
  const items = screen.getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(4)
  await userEvent.click(screen.getByRole('button', { name: 'and 13 more cells' }))
  await expect.poll(() => items.elements().length).toBe(17)
  await expect.element(items.nth(3).getByRole('button')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  await expect.poll(() => items.elements().length).toBe(4)
  await expect.element(screen.getByRole('button', { name: 'and 13 more cells' })).toHaveFocus()
})

it('says what lay beyond the last row', async () => {
  const screen = await render(table({ rows: contacts(3) }))
  await reach(3, title)
  paste('a\nb\nc\nd')
  await expect.element(screen.getByText('2 rows lie beyond the last one and were left out')).toBeVisible()
  expect(cell(4, title)?.textContent).toBe('b')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect.poll(focusedCell).toEqual([3, title])
})

it('gives no row of the clipboard to the heading of a group', async () => {
  await render(table({ rows: contacts(4), defaultView: { groupBy: 'company' } }))
  cell(3, name)?.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  paste('one\ntwo\nthree\nfour')
  await expect
    .poll(() => [3, 4, 5, 6, 7, 8, 9].flatMap((row) => cell(row, title)?.textContent ?? []))
    .toEqual(['one', 'two', 'three', 'four'])
})

it('shows all that went wrong at once', async () => {
  const answer: CellEditResult = { ok: false, error: 'The list is locked.' }
  const screen = await render(
    table({ save: vi.fn(() => answer), status: 'failed', failure: 'The contacts could not be refreshed.' }),
  )
  await reach(2, score)
  paste('10\nmany')
  await expect.element(screen.getByText('1 cell was not saved. The list is locked.')).toBeVisible()
  await expect.element(screen.getByText('The contacts could not be refreshed.')).toBeVisible()
  await expect.element(screen.getByText('1 cell was left as it is')).toBeVisible()
})

const locked: CellEditResult = { ok: false, error: 'The list is locked.' }
const failed = `Job title, ${some[0]?.name}`

it('names the cells that were not saved, and leads to each', async () => {
  const screen = await render(table({ save: vi.fn(() => locked) }))
  await reach(2, title)
  await userEvent.keyboard('Buyer{Enter}')
  await expect.element(screen.getByText('1 cell was not saved. The list is locked.')).toBeVisible()
  await reach(8, score)
  await userEvent.click(screen.getByRole('button', { name: failed }))
  await expect.poll(focusedCell).toEqual([2, title])
})

it('leads to a cell whose column was hidden since', async () => {
  const screen = await render(table({ save: vi.fn(() => locked) }))
  await reach(2, title)
  await userEvent.keyboard('Buyer{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Job title' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('columnheader', { name: 'Job title' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: failed }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Buyer')
})

it('opens the group in which a cell that was not saved stands', async () => {
  const save = vi.fn(() => locked)
  const screen = await render(table({ rows: contacts(4), save, defaultView: { groupBy: 'company' } }))
  await expect.poll(() => cell(3, name)?.textContent).toBeTruthy()
  await reach(3, title)
  await userEvent.keyboard('Buyer{Enter}')
  await expect.element(screen.getByText('1 cell was not saved. The list is locked.')).toBeVisible()
  cell(2, name)?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByText('Buyer', { exact: true })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Job title, / }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Buyer')
})
