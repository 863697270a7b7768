import type { Specimen } from '../../../../../suites/specimen'
import { Combobox } from './Combobox'

export const specimen: Specimen = {
  name: 'Combobox',
  slot: 'inlay-Field',
  refTo: '[role="combobox"]',
  render: (own) => (
    <Combobox
      {...own}
      label="Country"
      hint="Where they have an office"
      freeText
      clearable
      options={[
        { label: 'Nordics', options: ['Denmark', 'Norway', 'Sweden'].map((label) => ({ value: label, label })) },
        { value: 'Luxembourg', label: 'Luxembourg', disabledReason: 'No provider sends there yet' },
      ]}
    />
  ),
  async keyboard({ root, keys, find, until, focused }) {
    const field = await find('combobox', 'Country')
    const value = () => (field as HTMLInputElement).value
    await keys('{Tab}')
    await until('the input has focus', () => focused() === field)
    await keys('{ArrowDown}{ArrowDown}{Enter}')
    await until('arrows and Enter choose', () => value() !== '')
    await until('the list is closed', () => root.querySelector('[role="listbox"]') === null)
    await keys('{Control>}a{/Control}swe')
    await find('option', 'Sweden')
    await keys('{Enter}')
    await until('what is typed finds', () => value() === 'Sweden')
    await keys('xyz{Escape}')
    await until('Escape gives back what was chosen', () => value() === 'Sweden')
    await keys('{Control>}a{/Control}Faroes{Enter}')
    await until('what no option is called is taken as it is', () => value() === 'Faroes')
    await keys('{Control>}a{/Control}{Backspace}{Escape}')
    await until('deleting takes the choice back', () => value() === '')
  },
  async open({ keys, find }) {
    await keys('{Tab}{ArrowDown}')
    await find('listbox', 'Country')
  },
}
