import type { Specimen } from '../../../../../suites/specimen'
import { Opened } from '../floating/fixtures/Opened'
import { TextField } from '../text-field/TextField'
import { WizardDialog } from './WizardDialog'

const steps = [
  { id: 'settings', label: 'Settings', content: <TextField label="Subject line" required /> },
  { id: 'preview', label: 'Preview', content: <TextField label="Send a test to" type="email" /> },
]
const nothing = () => undefined

export const specimen: Specimen = {
  name: 'WizardDialog',
  slot: 'inlay-Wizard',
  render: (own) => (
    <Opened opener="Add messages" closedBy="onFinish">
      <WizardDialog
        {...own}
        open
        onOpenChange={nothing}
        title="Add Email Messages"
        steps={steps}
        onFinish={nothing}
        finishLabel="Generate messages"
        note="Messages are written for 96 enriched contacts."
      />
    </Opened>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const typed = () => {
      const field = focused()
      return field !== null && 'value' in field ? field.value : undefined
    }
    await find('dialog', 'Add Email Messages')
    await until('the first field has focus', () => focused()?.matches('input') ?? false)
    await keys('A quieter peak season{Tab}{Tab}{Enter}')
    await until('the field of the next step has focus', () => focused()?.matches('input[type="email"]') ?? false)
    await keys('{Tab}{Enter}')
    await until('what was typed is there again', () => typed() === 'A quieter peak season')
    await keys('{Tab}{Tab}{Enter}')
    await until('and so is the next step', () => focused()?.matches('input[type="email"]') ?? false)
    await keys('{Tab}{Tab}{Enter}')
    await until('finished, it closes', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('dialog', 'Add Email Messages')
  },
}
