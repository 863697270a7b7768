import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { Opened } from '../floating/fixtures/Opened'
import { TextField } from '../text-field/TextField'
import { Dialog, DialogFootStart } from './Dialog'

export const specimen: Specimen = {
  name: 'Dialog',
  with: ['DialogFootStart'],
  slot: 'inlay-Dialog',
  render: (own) => (
    <Opened opener="New campaign">
      <Dialog
        {...own}
        open
        onOpenChange={() => undefined}
        title="New campaign"
        description="Name it after those it is for. The name can be changed later."
        footer={
          <>
            <DialogFootStart>Nobody is written to yet.</DialogFootStart>
            <Button>Import</Button>
            <Button variant="primary">Create campaign</Button>
          </>
        }
      >
        <TextField label="Name" placeholder="Name this campaign" />
      </Dialog>
    </Opened>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const closed = () => root.querySelector('dialog') === null
    await find('dialog', 'New campaign')
    await keys('{Escape}')
    await until('Escape has closed it', closed)
    const opener = await find('button', 'New campaign')
    opener.focus()
    await keys('{Enter}')
    await find('dialog', 'New campaign')
    await until('the first field has focus', () => focused()?.matches('input') ?? false)
    await keys('{Shift>}{Tab}{/Shift}{Enter}')
    await until('the cross has closed it', closed)
    await until('focus is back on the button', () => focused()?.textContent === 'New campaign')
  },
  async open({ find }) {
    await find('dialog', 'New campaign')
  },
}
