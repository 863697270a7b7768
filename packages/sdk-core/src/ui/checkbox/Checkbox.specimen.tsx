import type { Specimen } from '../../../../../suites/specimen'
import { Checkbox } from './Checkbox'

export const specimen: Specimen = {
  name: 'Checkbox',
  slot: 'inlay-Checkbox',
  refTo: 'input',
  render: (own) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Checkbox {...own} label="Skip contacts without an address" hint="They stay in the list" />
      <Checkbox label="All 342 contacts" mixed />
      <Checkbox label="Explain each score" defaultChecked />
      <Checkbox label="Link to stop messages" disabled defaultChecked />
      <Checkbox label="These contacts expect to hear from us" required error="Tick this box to go on" />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const skip = (await find('checkbox', 'Skip contacts without an address')) as HTMLInputElement
    await until('it has focus', () => focused() === skip)
    await keys(' ')
    await until('Space chooses', () => skip.checked)
    await keys(' ')
    await until('Space takes it back', () => !skip.checked)
    await keys('{Tab}{Tab}{Tab}')
    const consent = await find('checkbox', /^These contacts/)
    await until('a disabled one is passed over', () => focused() === consent)
  },
}
