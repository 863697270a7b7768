import type { Specimen } from '../../../../../suites/specimen'
import type { FilterGroup } from '../../operation/filter-model'
import { FilterBuilder } from './FilterBuilder'
import { contactFields, nestedFilter } from './fixtures/contact-fields'

let told: FilterGroup | null = nestedFilter

export const specimen: Specimen = {
  name: 'FilterBuilder',
  slot: 'inlay-FilterBuilder',
  render: (own) => (
    <FilterBuilder
      {...own}
      fields={contactFields}
      defaultFilter={{ combine: 'and', members: [...nestedFilter.members.slice(1)] }}
      count="312 of 1,204 match"
      onFilterChange={(filter) => {
        told = filter
      }}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}{ArrowDown}')
    await find('option', 'Any of these')
    await keys('{ArrowDown}{Enter}')
    await until('any of these', () => told?.combine === 'or')
    await keys('{Tab}{Tab}{Tab}{Backspace}{Backspace}50')
    await until('the lower bound is taken', () => JSON.stringify(told).includes('[50,90]'))
    await keys('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await until('the condition stands behind the group, and focus is kept', () => {
      const last = told?.members[1]
      return last !== undefined && 'field' in last && (focused() as HTMLInputElement | null)?.value === '50'
    })
    await keys('{Tab}{Tab}{Tab}{Enter}')
    const undo = await find('button', 'Undo')
    await until('it is removed', () => told?.members.length === 1)
    await until(
      'focus is on what can be removed next',
      () => focused()?.getAttribute('aria-label') === 'Remove condition',
    )
    undo.focus()
    await keys('{Enter}')
    await until('it is back', () => JSON.stringify(told).includes('[50,90]'))
  },
  async open({ keys, find }) {
    await keys('{Tab}{ArrowDown}')
    await find('option', 'None of these')
  },
}
