import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import type { TableColumn } from '../columns/table-column'
import { DataTable } from '../DataTable'
import { contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell, focusedCell, grid, reach } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const columns: readonly TableColumn<Contact>[] = [
  { id: 'name', header: 'Name' },
  { id: 'own', header: 'Own', kind: 'own', renderCell: (row) => <Controls name={row.name} /> },
]
const focused = () => document.activeElement?.textContent ?? ''

function Controls({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Call {name}
      </button>
      <button key={count} type="button">
        Write {count}
      </button>
    </>
  )
}

it('has the controls of a cell in the order of the Tab key only while one is in it', async () => {
  await render(
    <InlayRoot>
      <button type="button">Before</button>
      <DataTable
        label="Contacts"
        rows={contacts(8)}
        rowId={contactId}
        columns={columns}
        style={{ blockSize: '400px' }}
      />
    </InlayRoot>,
  )
  const stops = () =>
    [...grid().querySelectorAll<HTMLElement>('.inlay-Table-own button')].filter((each) => each.tabIndex >= 0)
  await expect.poll(() => stops().length).toBe(0)
  const first = contacts(1)[0]?.name
  await reach(2, 2)
  await userEvent.keyboard('{Tab}')
  expect(grid().contains(document.activeElement)).toBe(false)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(focusedCell).toEqual([2, 2])

  await userEvent.keyboard('{F2}')
  await expect.poll(focused).toBe(`Call ${first}`)
  expect(stops().length).toBe(2)
  await userEvent.keyboard('{Tab}')
  await expect.poll(focused).toBe('Write 0')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(cell(2, 2))
  await expect.poll(() => stops().length).toBe(0)

  // A press goes into a cell as well; what React puts there anew is a stop as long as one is in it.
  await userEvent.click(grid().querySelectorAll('.inlay-Table-own button')[2] as HTMLElement)
  await userEvent.keyboard('{Tab}')
  await expect.poll(focused).toBe('Write 1')
  cell(2, 1)?.focus()
  await expect.poll(() => stops().length).toBe(0)
})
