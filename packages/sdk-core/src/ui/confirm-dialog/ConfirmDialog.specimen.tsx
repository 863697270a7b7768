import type { Specimen } from '../../../../../suites/specimen'
import { Opened } from '../floating/fixtures/Opened'
import { ConfirmDialog } from './ConfirmDialog'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'ConfirmDialog',
  slot: 'inlay-ConfirmDialog',
  render: (own) => (
    <Opened opener="Delete" closedBy="onConfirm">
      <ConfirmDialog
        {...own}
        open
        onOpenChange={nothing}
        title="Delete “Cold-chain shippers”?"
        confirmLabel="Delete campaign"
        typeToConfirm="Cold-chain shippers"
        onConfirm={nothing}
      >
        Its 342 contacts and 58 unsent messages go with it. Mails already sent stay with your provider.
      </ConfirmDialog>
    </Opened>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    await find('alertdialog', /Cold-chain shippers/)
    await until('the field has focus', () => focused()?.matches('input') ?? false)
    await keys('{Enter}{Tab}{Tab}{Enter}')
    await until('Enter alone loses nothing', () => root.querySelector('dialog') !== null)
    await keys('{Shift>}{Tab}{Tab}{/Shift}Cold-chain shippers{Tab}{Tab}{Enter}')
    await until('confirmed, it is gone', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('alertdialog', /Cold-chain shippers/)
  },
}
