import type { Specimen } from '../../../../../suites/specimen'
import { Stepper } from './Stepper'

const led: string[] = []

export const specimen: Specimen = {
  name: 'Stepper',
  slot: 'inlay-Stepper',
  render: (own) => (
    <Stepper
      {...own}
      label="Smart query"
      current="contacts"
      onStepSelect={(id) => led.push(id)}
      steps={[
        { id: 'accounts', label: 'Define accounts' },
        { id: 'contacts', label: 'Define contacts' },
        { id: 'review', label: 'Review and save' },
      ]}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    led.length = 0
    await keys('{Tab}')
    const back = await find('button', /Define accounts/)
    await until('the done step has focus', () => focused() === back)
    await keys('{Enter}')
    await until('it leads back', () => led.join() === 'accounts')
  },
}
