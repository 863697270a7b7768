import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Own, Specimen } from '../../../../suites/specimen'
import { AutoEnhanceDialog } from './AutoEnhanceDialog'

function Opened(own: Partial<Own>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enhance</Button>
      {open && (
        <AutoEnhanceDialog
          {...own}
          campaignId="campaign_northwind_2"
          artifactType="contact"

          rowCount={48}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const specimen: Specimen = {
  name: 'AutoEnhanceDialog',
  slot: 'inlay-AutoEnhance',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ keys, find, until, root }) {
    const linkedIn = await find('checkbox', 'LinkedIn')
    linkedIn.focus()
    await keys(' ')
    await until('it is chosen', () => linkedIn.matches(':checked'))
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('dialog', 'Auto Enhance')
  },
}
