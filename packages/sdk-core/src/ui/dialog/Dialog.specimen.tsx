import { useState } from 'react'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { Dialog, DialogFootStart } from './Dialog'

export const specimen: Specimen = {
  name: 'Dialog',
  with: ['DialogFootStart'],
  slot: 'inlay-Dialog',
  render: (own) => <NewCampaign own={own} />,
  async keyboard({ root, keys, focused, find, until }) {
    const closed = () => root.querySelector('dialog') === null
    await find('dialog', 'New campaign')
    await until('the first field has focus', () => focused()?.matches('input') ?? false)
    await keys('{Escape}')
    await until('Escape has closed it', closed)
    await keys('{Tab}{Enter}')
    await find('dialog', 'New campaign')
    await keys('{Tab}{Enter}')
    await until('Cancel has closed it', closed)
    await until('focus is back on the button', () => focused()?.textContent === 'New campaign')
  },
  async open({ find }) {
    await find('dialog', 'New campaign')
  },
}

function NewCampaign({ own }: { readonly own: Own }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>New campaign</Button>
      <Dialog
        {...own}
        open={open}
        onOpenChange={setOpen}
        title="New campaign"
        description="Name it after those it is for. The name can be changed later."
        footer={
          <>
            <DialogFootStart>Nobody is written to yet.</DialogFootStart>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary">Create campaign</Button>
          </>
        }
      >
        <TextField label="Name" placeholder="Name this campaign" />
      </Dialog>
    </>
  )
}
