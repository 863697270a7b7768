import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import { cell, focusedCell, grid } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

interface Person {
  readonly id: string
  readonly name: string
}

const people: readonly Person[] = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Bo' },
  { id: 'a', name: 'Cy' },
]
const columns = [{ id: 'name', header: 'Name', edit: true }] as const

it('keeps rows apart that have the same id: focus, selection and edits', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onEdit = vi.fn(() => new Promise<void>(() => {}))
  await render(
    <InlayRoot>
      <div style={{ blockSize: '300px', inlineSize: '600px' }}>
        <DataTable label="People" rows={people} rowId={({ id }) => id} columns={columns} selectable onEdit={onEdit} />
      </div>
    </InlayRoot>,
  )
  expect(warn.mock.calls.flat().join(' ')).toContain('more than one row has the id a')
  warn.mockRestore()
  cell(2, 2)?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(focusedCell).toEqual([4, 2])
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect
    .poll(() => [...grid().querySelectorAll('[role="row"][aria-selected="true"]')].map((row) => row.textContent))
    .toEqual([expect.stringContaining('Cy')])
  await userEvent.keyboard('{F2}')
  await userEvent.keyboard('{Control>}a{/Control}Dee{Enter}')
  await expect.poll(() => cell(4, 2)?.textContent).toContain('Dee')
  expect(cell(2, 2)?.textContent).toContain('Ada')
  expect(onEdit).toHaveBeenCalledTimes(1)
})
