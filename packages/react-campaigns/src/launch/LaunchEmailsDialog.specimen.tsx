import { Button } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import type { Own, Specimen } from '../../../../suites/specimen'
import { launchable } from './fixtures/launchable'
import { LaunchEmailsDialog } from './LaunchEmailsDialog'

function Opened(own: Partial<Own>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Launch</Button>
      {open && <LaunchEmailsDialog {...own} campaign={launchable} waiting={12} onClose={() => setOpen(false)} />}
    </>
  )
}

export const specimen: Specimen = {
  name: 'LaunchEmailsDialog',
  slot: 'inlay-LaunchEmails',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ keys, find, until, root }) {
    const existing = await find('radio', 'Existing campaign')
    existing.focus()
    await keys(' ')
    await until('it is chosen', () => existing.matches(':checked'))
    const another = await find('radio', 'New campaign')
    another.focus()
    await keys(' ')
    await until('the other is chosen again', () => another.matches(':checked'))
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    const senders = await find('combobox', 'Senders')
    senders.focus()
  },
}
