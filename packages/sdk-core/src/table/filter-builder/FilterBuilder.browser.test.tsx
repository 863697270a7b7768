import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import type { Filter, FilterGroup } from '../../operation/filter-model'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { FilterBuilder, type FilterBuilderProps } from './FilterBuilder'
import type { FilterBuilderField } from './filter-builder-field'
import { contactFields } from './fixtures/contact-fields'

const is = (value: string) => ({ field: 'city', operator: 'equals', value }) as const
const group = (combine: 'and' | 'or', ...members: readonly Filter[]): FilterGroup => ({ combine, members })

async function build(props: Partial<FilterBuilderProps> = {}) {
  const onFilterChange = vi.fn<NonNullable<FilterBuilderProps['onFilterChange']>>()
  const element = (more: Partial<FilterBuilderProps> = {}) => (
    <InlayRoot>
      <FilterBuilder fields={contactFields} onFilterChange={onFilterChange} {...props} {...more} />
    </InlayRoot>
  )
  const screen = await render(element())
  const row = (name: string) => screen.getByRole('group', { name, exact: true })
  const value = (name: string) => row(name).getByRole('textbox', { name: 'Value' })
  return {
    screen,
    onFilterChange,
    row,
    value,
    rerender: (more: Partial<FilterBuilderProps>) => screen.rerender(element(more)),
  }
}

it('tells of each place in its group, and of each group how it combines', async () => {
  const { row } = await build({ defaultFilter: group('and', is('A'), group('or', is('B'), group('and', is('C')))) })
  await expect.element(row('Condition 1 of 2')).toBeVisible()
  await expect.element(row('Group 1: Any of these')).toBeVisible()
  await expect.element(row('Condition 1 of 2 in group 1')).toBeVisible()
  await expect.element(row('Condition 1 of 1 in group 2')).toBeVisible()
})

it('leads focus to what is added, and to what can be removed next', async () => {
  const { screen, row } = await build({ defaultFilter: group('and', is('A'), is('B')) })
  await userEvent.click(screen.getByRole('button', { name: 'Add group' }))
  await expect.element(row('Condition 1 of 1 in group 1').getByRole('combobox', { name: 'Field' })).toHaveFocus()
  const remove = (place: string, name = 'Remove condition') => row(place).getByRole('button', { name, exact: true })
  // By keys: a tooltip may stand where a pointer would go.
  const press = async (button: ReturnType<typeof remove>) => {
    button.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await press(remove('Condition 1 of 3'))
  await expect.element(remove('Condition 1 of 2')).toHaveFocus()
  await press(remove('Group 1: Any of these', 'Remove group'))
  await expect.element(remove('Condition 1 of 1')).toHaveFocus()
  await press(remove('Condition 1 of 1'))
  await expect.element(screen.getByRole('button', { name: 'Add condition' })).toHaveFocus()
})

it('puts back the last that was removed, where it was', async () => {
  const { screen, onFilterChange, row } = await build({
    defaultFilter: group('and', is('A'), group('or', is('B')), is('C')),
  })
  await userEvent.click(row('Condition 1 of 1 in group 1').getByRole('button', { name: 'Remove condition' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', is('A'), is('C')), { reason: 'removed' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', is('A'), group('or', is('B')), is('C')), {
    reason: 'restored',
  })
  await expect.element(row('Condition 1 of 1 in group 1').getByRole('combobox', { name: 'Field' })).toHaveFocus()
})

it('puts all back after they were cleared', async () => {
  const { screen, onFilterChange } = await build({ defaultFilter: group('or', is('A'), is('B')) })
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
  await expect.element(screen.getByText('2 conditions removed', { exact: true }).first()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(group('or', is('A'), is('B')), { reason: 'restored' })
})

it('moves a condition by keys, and focus stays where it was in it', async () => {
  const { onFilterChange, value } = await build({ defaultFilter: group('and', is('A'), is('B')) })
  await userEvent.click(value('Condition 1 of 2'))
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', is('B'), is('A')), { reason: 'moved' })
  await expect.element(value('Condition 2 of 2')).toHaveFocus()
  await expect.element(value('Condition 2 of 2')).toHaveValue('A')
})

it.each(['Field', 'Comparison'])('moves a condition by keys from its %s, too, and opens no list', async (name) => {
  const { onFilterChange, row, screen } = await build({ defaultFilter: group('and', is('A'), is('B')) })
  row('Condition 1 of 2').getByRole('combobox', { name }).element().focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', is('B'), is('A')), { reason: 'moved' })
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('makes a group of a condition, moves into it and out of it, and takes it apart', async () => {
  const { screen, onFilterChange, row } = await build({ defaultFilter: group('and', is('A'), is('B')) })
  const act = async (place: string, name: string, button = 'Actions for condition') => {
    await userEvent.click(row(place).getByRole('button', { name: button }))
    await userEvent.click(screen.getByRole('menuitem', { name, exact: true }))
  }
  await act('Condition 1 of 2', 'Make a group of it')
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', group('or', is('A')), is('B')), { reason: 'grouped' })
  await act('Condition 2 of 2', 'Move into the group above')
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', group('or', is('A'), is('B'))), { reason: 'moved' })
  await act('Condition 1 of 2 in group 1', 'Move out of the group')
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', group('or', is('B')), is('A')), { reason: 'moved' })
  await act('Group 1: Any of these', 'Take the group apart', 'Actions for group')
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', is('B'), is('A')), { reason: 'grouped' })
})

it('turns a group round', async () => {
  const { screen, onFilterChange } = await build({ defaultFilter: group('and', is('A'), is('B')) })
  await userEvent.click(screen.getByRole('combobox', { name: 'Which of these must hold' }))
  await userEvent.click(screen.getByRole('option', { name: 'None of these' }))
  expect(onFilterChange).toHaveBeenLastCalledWith(
    { ...group('or', is('A'), is('B')), not: true },
    { reason: 'combined' },
  )
})

it('compares without regard to capitals where one says so, and shows that', async () => {
  const { screen, onFilterChange, row, value } = await build({ defaultFilter: group('and', is('A')) })
  await userEvent.click(row('Condition 1 of 1').getByRole('button', { name: 'Actions for condition' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Ignoring capitals', exact: true }))
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', { ...is('A'), ignore: 'case' }), { reason: 'value' })
  await expect.element(value('Condition 1 of 1')).toHaveAccessibleDescription('Ignoring capitals')
})

it('keeps what is half typed while its own filters come back, late and out of breath', async () => {
  const { screen, onFilterChange, value, rerender } = await build({ filter: group('and', is('A')) })
  await userEvent.click(screen.getByRole('button', { name: 'Add condition' }))
  await userEvent.fill(value('Condition 1 of 2'), 'AB')
  await userEvent.fill(value('Condition 1 of 2'), 'ABC')
  const [first, second] = onFilterChange.mock.calls.map(([filter]) => filter)
  await rerender({ filter: structuredClone(first) })
  await expect.element(value('Condition 1 of 2')).toHaveValue('ABC')
  await rerender({ filter: structuredClone(second) })
  await expect.element(value('Condition 1 of 2')).toHaveValue('ABC')
  // The page goes back to what it had before: that is a wish of its own.
  await rerender({ filter: structuredClone(first) })
  await expect.element(value('Condition 1 of 1')).toHaveValue('AB')
})

it('goes on with what another filter holds, and with none', async () => {
  const { screen, value, rerender } = await build({ filter: group('and', is('A')) })
  await rerender({ filter: group('and', is('B')) })
  await expect.element(value('Condition 1 of 1')).toHaveValue('B')
  await rerender({ filter: null })
  await expect.element(screen.getByText('No conditions yet. Everything is shown.')).toBeVisible()
})

it('does not lose what is half typed when a page gives the same filter anew with every drawing', async () => {
  function Page() {
    const [, draw] = useState(0)
    return (
      <InlayRoot>
        <FilterBuilder fields={contactFields} filter={is('A')} />
        <button type="button" onClick={() => draw((times) => times + 1)}>
          Draw
        </button>
      </InlayRoot>
    )
  }
  const screen = await render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Add condition' }))
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }))
  await expect.element(screen.getByRole('group', { name: 'Condition 2 of 2' })).toBeVisible()
})

it('takes numbers as the field shows them, says them so, and gives them out as they are', async () => {
  const share: FilterBuilderField = { id: 'share', label: 'Share', type: 'number', format: { style: 'percent' } }
  const filter = { field: 'share', operator: 'greater_than', value: 0.125 } as const
  const { screen, onFilterChange, value, row } = await build({ fields: [share], defaultFilter: filter })
  await expect.element(value('Condition 1 of 1')).toHaveValue('12.5')
  await expect.element(value('Condition 1 of 1')).toHaveAccessibleDescription('%')
  await expect.element(row('Condition 1 of 1')).toHaveTextContent('%')
  await expect.element(screen.getByText('Shows where Share is greater than 12.5%')).toBeVisible()
  await userEvent.fill(value('Condition 1 of 1'), '15')
  const fifteen = { combine: 'and', members: [{ ...filter, value: 0.15 }] } as const
  expect(onFilterChange).toHaveBeenLastCalledWith(fifteen, { reason: 'value' })
  await userEvent.fill(value('Condition 1 of 1'), '7%')
  await expect.element(screen.getByText('Shows where Share is greater than 7%')).toBeVisible()
})

it('takes a list as text with commas, and what is there by one comparison, where a field asks for it', async () => {
  const fields: readonly FilterBuilderField[] = [
    { id: 'city', label: 'City', type: 'text', lists: 'text', presence: 'answer', operators: ['in', 'exists'] },
    { id: 'score', label: 'Score', type: 'number', lists: 'text', operators: ['in'] },
  ]
  const cities = { field: 'city', operator: 'in', value: ['Lund', 'Malmö, Ö'] } as const
  const scores = { field: 'score', operator: 'in', value: [1, 2] } as const
  const onUnfinishedChange = vi.fn()
  const { onFilterChange, row, value } = await build({
    fields,
    defaultFilter: group('and', cities, scores),
    onUnfinishedChange,
  })
  const latest = () => onFilterChange.mock.lastCall?.[0]?.members
  await expect.element(value('Condition 1 of 2')).toHaveValue('Lund, "Malmö, Ö"')
  await userEvent.type(value('Condition 1 of 2'), ', Ystad')
  await expect.poll(latest).toEqual([{ ...cities, value: ['Lund', 'Malmö, Ö', 'Ystad'] }, scores])
  await expect.element(value('Condition 1 of 2')).toHaveValue('Lund, "Malmö, Ö", Ystad')
  await userEvent.fill(value('Condition 2 of 2'), '10, many')
  await expect.element(value('Condition 2 of 2')).toBeInvalid()
  await expect.poll(() => onUnfinishedChange.mock.lastCall?.[0]).toEqual({ missing: 0, withoutField: 0, wrong: 1 })
  await userEvent.fill(value('Condition 2 of 2'), '10, 20.5')
  await expect.poll(() => latest()?.[1]).toEqual({ ...scores, value: [10, 20.5] })
  await userEvent.clear(value('Condition 2 of 2'))
  await expect.element(value('Condition 2 of 2')).toHaveAccessibleDescription(/with commas between them/)
  await userEvent.click(row('Condition 1 of 2').getByRole('combobox', { name: 'Comparison' }))
  await userEvent.keyboard('exists{Enter}')
  await expect.element(row('Condition 1 of 2').getByRole('combobox', { name: 'Value' })).toHaveTextContent('Yes')
  await expect.poll(latest).toEqual([{ field: 'city', operator: 'exists', value: true }])
})
