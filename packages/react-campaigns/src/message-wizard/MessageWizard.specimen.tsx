import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Own, Specimen } from '../../../../suites/specimen'
import { written } from './fixtures/writable'
import { MessageWizard } from './MessageWizard'

/** With the button that opens it; it begins open. */
function Opened(own: Own) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <MessageWizard {...own} open={isOpen} onOpenChange={setOpen} campaign={written} messageType="email" />
    </>
  )
}

export const specimen: Specimen = {
  name: 'MessageWizard',
  slot: 'inlay-MessageWizard',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ root, keys, find, focused, until }) {
    await find('dialog', 'Add Email Messages')
    const first = await find('tab', 'First Mail')
    first.focus()
    await keys('{ArrowRight}')
    const second = await find('tab', 'Follow Up-1')
    await until('the second step is open', () => focused() === second)
    await keys('{ArrowLeft}')
    const text = (await find('textbox', 'First Mail')) as HTMLTextAreaElement
    text.focus()
    const before = text.value
    await keys('{Control>}{End}{/Control} /compan')
    await find('listbox', 'Fields of the contacts')
    await keys('{Escape}')
    await until('the list is closed, and the dialog is not', () => root.querySelector('[role="listbox"]') === null)
    await keys('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    await until('it is as it was', () => text.value === before)
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('dialog', 'Add Email Messages')
  },
}
