import type { Specimen } from '../../../../../suites/specimen'
import { CheckboxGroup } from './CheckboxGroup'

export const specimen: Specimen = {
  name: 'CheckboxGroup',
  slot: 'inlay-CheckboxGroup',
  refTo: 'input',
  render: (own) => (
    <CheckboxGroup
      {...own}
      label="Channels"
      hint="Messages are written for each of them"
      selectAll
      defaultValue={['email']}
      options={[
        { value: 'email', label: 'Email', hint: 'Through your own provider' },
        { value: 'linkedin', label: 'LinkedIn' },
        { value: 'phone', label: 'Phone', disabled: true },
      ]}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const all = (await find('checkbox', 'Select all')) as HTMLInputElement
    await until('the box for all has focus', () => focused() === all)
    await until('it is mixed', () => all.indeterminate)
    await keys(' ')
    const linkedIn = (await find('checkbox', 'LinkedIn')) as HTMLInputElement
    await until('Space chooses all', () => all.checked && !all.indeterminate && linkedIn.checked)
    await keys('{Tab}{Tab} ')
    await until('each is a stop of its own', () => focused() === linkedIn && !linkedIn.checked && all.indeterminate)
  },
}
