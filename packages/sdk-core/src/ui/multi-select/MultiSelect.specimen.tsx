import type { Specimen } from '../../../../../suites/specimen'
import { MultiSelect } from './MultiSelect'

export const specimen: Specimen = {
  name: 'MultiSelect',
  slot: 'inlay-Field',
  refTo: '[role="combobox"]',
  render: (own) => (
    <MultiSelect
      {...own}
      label="Countries"
      hint="Where they have an office"
      selectAll
      clearable
      defaultValue={['Norway']}
      options={[
        { label: 'Nordics', options: ['Denmark', 'Norway', 'Sweden'].map((label) => ({ value: label, label })) },
        { value: 'Luxembourg', label: 'Luxembourg', disabledReason: 'No provider sends there yet' },
      ]}
    />
  ),
  async keyboard({ root, keys, find, until, focused }) {
    const field = await find('combobox', 'Countries')
    const chips = () => [...root.querySelectorAll('.inlay-Tag')].map((chip) => chip.textContent).join()
    await keys('{Tab}')
    await until('the input has focus', () => focused() === field)
    await keys('{ArrowDown}{ArrowDown}{Enter}')
    await until('Enter chooses and the list stays', () => chips() === 'Norway,Denmark' && field.ariaExpanded === 'true')
    await keys('swe')
    await until('what is typed finds', () => root.querySelectorAll('[role="option"]').length === 1)
    await keys('{Enter}{Escape}')
    await until('Escape closes the list', () => chips() === 'Norway,Denmark,Sweden' && field.ariaExpanded === 'false')
    await keys('{ArrowLeft}{ArrowLeft}{Delete}')
    await until('the chip with focus is removed', () => chips() === 'Norway,Sweden')
    await keys('{End}{Backspace}')
    await until('Backspace removes the last', () => chips() === 'Norway' && focused() === field)
  },
  async open({ keys, find }) {
    await keys('{Tab}{ArrowDown}')
    await find('listbox', 'Countries')
  },
}
