import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Own, Specimen } from '../../../../suites/specimen'
import { SmartQueryWizard } from './SmartQueryWizard'

/** With the button that opens it; it begins open. */
function Opened(own: Own) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Query</Button>
      <SmartQueryWizard {...own} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

export const specimen: Specimen = {
  name: 'SmartQueryWizard',
  slot: 'inlay-SmartQuery',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ root, keys, find, focused, until }) {
    await find('dialog', 'Smart Query')
    const first = await find('textbox', 'Value 1')
    await until('the first value has focus', () => focused() === first)
    await keys('Salesforce')
    const next = await find('button', 'Continue')
    await keys('{Tab}{Tab}{Enter}')
    const second = await find('textbox', 'Value 2')
    await until('a row is added, with its value in focus', () => focused() === second)
    await keys('SDR{Tab}{Enter}')
    await until('and is taken away again', () => root.querySelectorAll('.inlay-FilterRows-row').length === 1)
    next.focus()
    await keys('{Enter}')
    await find('group', 'Define Contacts')
    await until('the next step begins with its value', () => focused()?.matches('input') ?? false)
    await keys('{Escape}')
    await find('alertdialog', 'Leave Smart Query?')
  },
  async open({ find }) {
    await find('dialog', 'Smart Query')
  },
}
