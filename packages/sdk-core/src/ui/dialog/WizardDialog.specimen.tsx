import { useState } from 'react'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { WizardDialog } from './WizardDialog'

const steps = [
  { id: 'settings', label: 'Settings', content: <TextField label="Subject line" required /> },
  { id: 'preview', label: 'Preview', content: <TextField label="Send a test to" type="email" /> },
]

export const specimen: Specimen = {
  name: 'WizardDialog',
  slot: 'inlay-Wizard',
  render: (own) => <Messages own={own} />,
  async keyboard({ root, keys, focused, find, until }) {
    await find('dialog', 'Add Email Messages')
    await until('the first field has focus', () => focused()?.matches('input') ?? false)
    await keys('A quieter peak season{Tab}{Tab}{Enter}')
    await until('the field of the next step has focus', () => focused()?.matches('input[type="email"]') ?? false)
    await keys('{Tab}{Enter}')
    await until('what was typed is there again', () => {
      const field = focused()
      return field !== null && 'value' in field && field.value === 'A quieter peak season'
    })
    await keys('{Escape}')
    await until('Escape has closed it', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('dialog', 'Add Email Messages')
  },
}

function Messages({ own }: { readonly own: Own }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add messages</Button>
      <WizardDialog
        {...own}
        open={open}
        onOpenChange={setOpen}
        title="Add Email Messages"
        steps={steps}
        onFinish={() => setOpen(false)}
        finishLabel="Generate messages"
        note="Messages are written for 96 enriched contacts."
      />
    </>
  )
}
