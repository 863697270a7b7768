import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Specimen } from '../../../../../suites/specimen'
import { CrmImportDialog, type CrmImportDialogProps } from './CrmImportDialog'

function Opened(props: Partial<CrmImportDialogProps>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Import from the CRM</Button>
      <CrmImportDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const specimen: Specimen = {
  name: 'CrmImportDialog',
  slot: 'inlay-ImportDialog',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ root, keys, find, focused, until }) {
    const search = await find('searchbox', 'Search lists')
    search.focus()
    await keys('demo')
    await until('one list is left', () => root.querySelectorAll('.inlay-PickList-input').length === 1)
    await keys('{Tab}{Tab} ')
    const list = await find('radio', /^Demo requests/)
    await until('a list is chosen', () => focused() === list && (list as HTMLInputElement).checked)
    await keys('{Escape}')
    await until('Escape has closed it', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('radiogroup', 'Lists of the CRM')
  },
}
