import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Specimen } from '../../../../../suites/specimen'
import { AudienceUploadPanel, type AudienceUploadPanelProps } from './AudienceUploadPanel'

function Opened(props: Partial<AudienceUploadPanelProps>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Upload</Button>
      <AudienceUploadPanel {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const specimen: Specimen = {
  name: 'AudienceUploadPanel',
  slot: 'inlay-AudienceUpload',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ root, keys, find, focused, until }) {
    const isClosed = () => root.querySelector('.inlay-AudienceUpload') === null
    await find('dialog', 'Upload a CSV')
    await keys('{Escape}')
    await until('Escape has closed it', isClosed)
    const opener = await find('button', 'Upload')
    opener.focus()
    await keys('{Enter}')
    const name = await find('textbox', 'Name of the list')
    await until('the name of the list has focus', () => focused() === name)
    await keys('{Tab}{ArrowRight}')
    const accounts = await find('radio', 'Accounts')
    await until('accounts are chosen', () => accounts.getAttribute('aria-checked') === 'true')
    await keys('{Tab}')
    await until('files can be chosen', () => focused()?.matches('input[type="file"]') ?? false)
    await keys('{Escape}')
    await until('it is closed again', isClosed)
    await until('focus is back on the button', () => focused() === opener)
  },
  async open({ find }) {
    await find('dialog', 'Upload a CSV')
  },
}
