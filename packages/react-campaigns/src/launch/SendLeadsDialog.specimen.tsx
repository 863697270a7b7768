import { Button } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import type { Own, Specimen } from '../../../../suites/specimen'
import { launchable } from './fixtures/launchable'
import { SendLeadsDialog } from './SendLeadsDialog'

function Opened(own: Partial<Own>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Launch</Button>
      {open && <SendLeadsDialog {...own} campaign={launchable} waiting={3} onClose={() => setOpen(false)} />}
    </>
  )
}

export const specimen: Specimen = {
  name: 'SendLeadsDialog',
  slot: 'inlay-SendLeads',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ keys, find, until, root }) {
    const list = await find('radio', /Warm introductions/)
    list.focus()
    await keys(' ')
    await until('it is chosen', () => list.matches(':checked'))
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    const list = await find('radio', /Warm introductions/)
    list.focus()
  },
}
