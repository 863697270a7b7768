import { useState } from 'react'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { ConfirmDialog } from './ConfirmDialog'

export const specimen: Specimen = {
  name: 'ConfirmDialog',
  slot: 'inlay-ConfirmDialog',
  render: (own) => <DeleteCampaign own={own} />,
  async keyboard({ root, keys, focused, find, until }) {
    await find('alertdialog', /Cold-chain shippers/)
    await until('the field has focus', () => focused()?.matches('input') ?? false)
    await keys('{Enter}')
    await until('Enter alone loses nothing', () => root.querySelector('dialog') !== null)
    await keys('Cold-chain shippers{Tab}{Tab}{Enter}')
    await until('confirmed, it is gone', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('alertdialog', /Cold-chain shippers/)
  },
}

function DeleteCampaign({ own }: { readonly own: Own }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        {...own}
        open={open}
        onOpenChange={setOpen}
        title="Delete “Cold-chain shippers”?"
        confirmLabel="Delete campaign"
        typeToConfirm="Cold-chain shippers"
        onConfirm={() => setOpen(false)}
      >
        Its 342 contacts and 58 unsent messages go with it. Mails already sent stay with your provider.
      </ConfirmDialog>
    </>
  )
}
