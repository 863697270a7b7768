import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Specimen } from '../../../../../suites/specimen'
import { CampaignImportDialog, type CampaignImportDialogProps } from './CampaignImportDialog'

function Opened(props: Partial<CampaignImportDialogProps>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Import from a list</Button>
      <CampaignImportDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const specimen: Specimen = {
  name: 'CampaignImportDialog',
  slot: 'inlay-ImportDialog',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ root, keys, find, focused, until }) {
    const list = await find('radiogroup', 'Existing campaigns')
    list.querySelector('input')?.focus()
    await keys('{ArrowDown}')
    await until('the next one is chosen', () => {
      const chosen = focused()
      return chosen instanceof HTMLInputElement && chosen.checked && chosen !== list.querySelector('input')
    })
    await keys('{Escape}')
    await until('Escape has closed it', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('radiogroup', 'Existing campaigns')
  },
}
