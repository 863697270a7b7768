import { Mail } from 'lucide-react'
import type { Specimen } from '../../../../suites/specimen'
import { MenuItem } from '../ui/menu/MenuItem'
import { DataTable } from './DataTable'
import { contactColumns, contactId, contacts } from './fixtures/contacts'

const rows = contacts(40)
const nothing = () => undefined
const rowActions = () => (
  <MenuItem icon={Mail} onSelect={nothing}>
    Write an email
  </MenuItem>
)

export const specimen: Specimen = {
  name: 'DataTable',
  slot: 'inlay-Table',
  render: (own) => (
    <DataTable
      {...own}
      label="Contacts"
      rows={rows}
      rowId={contactId}
      columns={contactColumns}
      selectable
      rowActions={rowActions}
      style={{ blockSize: '320px' }}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    const grid = await find('grid', 'Contacts')
    const rowOf = () => focused()?.closest('[role="row"]')
    await keys('{Tab}{Tab}')
    await until('the first cell is reached', () => focused()?.textContent?.includes('Maren Lindqvist') === true)
    await keys('{ArrowDown} ')
    await until('the row is selected', () => rowOf()?.getAttribute('aria-selected') === 'true')
    await keys('{Control>}{End}{/Control}')
    await until('the last row is reached', () => rowOf()?.getAttribute('aria-rowindex') === '41')
    await keys('{Control>}{Home}{/Control}{ArrowUp}{Enter}')
    const head = await find('columnheader', /^Name/)
    await until('it sorts', () => head.getAttribute('aria-sort') === 'ascending')
    await until('the first in order stands first', () => {
      const first = grid.querySelector('[aria-rowindex="2"]')
      return first?.textContent?.startsWith('Amélie') === true
    })
  },
  async open({ keys, find }) {
    await keys('{Tab}{Tab}{Shift>}{F10}{/Shift}')
    await find('menu', /^Actions for /)
  },
}
