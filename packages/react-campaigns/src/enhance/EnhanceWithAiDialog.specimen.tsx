import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Own, Specimen } from '../../../../suites/specimen'
import { EnhanceWithAiDialog } from './EnhanceWithAiDialog'

function Opened(own: Partial<Own>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enhance</Button>
      {open && (
        <EnhanceWithAiDialog
          {...own}
          campaignId="campaign_northwind_2"
          artifactType="contact"
          fields={['name', 'title']}
          rowCount={48}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const specimen: Specimen = {
  name: 'EnhanceWithAiDialog',
  slot: 'inlay-EnhanceWithAi',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ keys, find, until, focused, root }) {
    await find('dialog', 'Enhance with AI')
    await until('the prompt has focus', () => focused()?.matches('textarea') ?? false)
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('dialog', 'Enhance with AI')
  },
}
