import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import type { Filter } from '../../operation/filter-model'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { FilterChips, type FilterChipsProps } from './FilterChips'
import { contactFields } from './fixtures/contact-fields'

const is = (value: string) => ({ field: 'city', operator: 'equals', value }) as const

async function show(defaultFilter: Filter) {
  const onFilterChange = vi.fn<NonNullable<FilterChipsProps['onFilterChange']>>()
  const screen = await render(
    <InlayRoot>
      <FilterChips fields={contactFields} defaultFilter={defaultFilter} onFilterChange={onFilterChange} />
    </InlayRoot>,
  )
  return { screen, onFilterChange, filterButton: screen.getByRole('button', { name: /^Filter( ?\d+)?$/ }) }
}

it('has a chip for each condition and each group, and says which of them one is enough of', async () => {
  const { screen, filterButton } = await show({
    combine: 'or',
    members: [is('Lund'), { combine: 'and', members: [is('A'), is('B')] }],
  })
  await expect
    .element(screen.getByRole('group', { name: 'Filters' }))
    .toHaveTextContent(/City is Lund.*or.*City is A and City is B/)
  await expect.element(filterButton).toHaveTextContent('3')
})

it('says a filter that is turned round in one chip, which takes all of it away', async () => {
  const { screen, onFilterChange, filterButton } = await show({ combine: 'or', not: true, members: [is('A'), is('B')] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: not (City is A or City is B)' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(null, { reason: 'removed' })
  await expect.element(filterButton).toHaveFocus()
})

it('takes chips away one by one, and focus goes on', async () => {
  const { screen, onFilterChange, filterButton } = await show({ combine: 'and', members: [is('A'), is('B')] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: City is A' }))
  expect(onFilterChange).toHaveBeenLastCalledWith({ combine: 'and', members: [is('B')] }, { reason: 'removed' })
  await expect.element(screen.getByRole('button', { name: 'Remove filter: City is B' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(filterButton).toHaveFocus()
})

it('clears all of them, which can be undone where they are built', async () => {
  const { screen, onFilterChange, filterButton } = await show({ combine: 'or', members: [is('A'), is('B')] })
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
  await expect.element(filterButton).toHaveFocus()
  await userEvent.click(filterButton)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(
    { combine: 'or', members: [is('A'), is('B')] },
    { reason: 'restored' },
  )
})
