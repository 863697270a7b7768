import type { Specimen } from '../../../../../suites/specimen'
import type { FilterGroup } from '../../operation/filter-model'
import { FilterChips } from './FilterChips'
import { contactFields } from './fixtures/contact-fields'

const start: FilterGroup = {
  combine: 'and',
  members: [
    { field: 'city', operator: 'contains_text', value: 'burg' },
    { field: 'score', operator: 'greater_than', value: 40 },
  ],
}
let told: FilterGroup | null = start

export const specimen: Specimen = {
  name: 'FilterChips',
  slot: 'inlay-FilterChips',
  render: (own) => (
    <FilterChips
      {...own}
      fields={contactFields}
      defaultFilter={start}
      onFilterChange={(filter) => {
        told = filter
      }}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    told = start
    await keys('{Tab}{Tab}{Enter}')
    await find('dialog', 'Filters')
    await until('the value of the chip has focus', () => (focused() as HTMLInputElement | null)?.value === 'burg')
    await keys('h')
    await until('it is taken', () => JSON.stringify(told).includes('"burgh"'))
    await keys('{Escape}')
    const filter = await find('button', /^Filter ?2$/)
    await until('focus is back on the button', () => focused() === filter)
    await keys('{Tab}{Tab}{Enter}')
    const next = await find('button', 'Remove filter: Score is greater than 40')
    await until('the chip is gone, and focus is on the next', () => told?.members.length === 1 && focused() === next)
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('dialog', 'Filters')
  },
}
