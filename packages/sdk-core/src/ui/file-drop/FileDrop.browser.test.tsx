import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import type { FileEntry } from './file-entry'
import { FileDrop } from './FileDrop'
import type { UploadFile } from './use-file-queue'

function Steps({ onUpload }: { readonly onUpload: UploadFile }) {
  const [files, setFiles] = useState<readonly FileEntry[]>([])
  const [open, setOpen] = useState(true)
  return (
    <InlayRoot>
      <Button onClick={() => setOpen(!open)}>Turn the page</Button>
      {open && <FileDrop label="Records" files={files} onFilesChange={setFiles} onUpload={onUpload} />}
    </InlayRoot>
  )
}

it('sends anew what was on its way when the field went', async () => {
  const ends: (() => void)[] = []
  const onUpload = vi.fn<UploadFile>(() => new Promise((done) => void ends.push(() => done(undefined))))
  await render(<Steps onUpload={onUpload} />)
  await userEvent.upload(page.getByLabelText('Records'), new File(['a'], 'shippers.csv'))
  await vi.waitFor(() => expect(onUpload).toHaveBeenCalledTimes(1))

  await userEvent.click(page.getByRole('button', { name: 'Turn the page' }))
  expect(onUpload.mock.calls[0]?.[1].signal.aborted).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Turn the page' }))
  await vi.waitFor(() => expect(onUpload).toHaveBeenCalledTimes(2))
  ends[1]?.()
  await expect.element(page.getByText('shippers.csv').first()).toBeVisible()
  await vi.waitFor(() => expect(document.querySelector('[data-status="success"]')).not.toBeNull())
})

/** The same file each time, as a browser has it. */
function choose(file: File) {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  const input = document.querySelector<HTMLInputElement>('.inlay-FileDrop-input')
  if (!input) throw new Error('There is no field.')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

it('sends anew what has failed and is chosen once more', async () => {
  const onUpload = vi.fn<UploadFile>()
  onUpload.mockRejectedValueOnce(new Error('Lost')).mockResolvedValue(undefined)
  await render(
    <InlayRoot>
      <FileDrop multiple label="Records" onUpload={onUpload} />
    </InlayRoot>,
  )
  const statuses = () => [...document.querySelectorAll('[data-status]')].map((row) => row.getAttribute('data-status'))
  const file = new File(['a'], 'shippers.csv', { lastModified: 1 })
  choose(file)
  await expect.poll(statuses).toEqual(['errored'])
  choose(file)
  await expect.poll(statuses).toEqual(['success'])
  expect(onUpload).toHaveBeenCalledTimes(2)
  await expect.element(page.getByText(/in the list already/)).not.toBeInTheDocument()
  // It has arrived: once is enough.
  choose(file)
  await expect.element(page.getByText(/in the list already/).first()).toBeVisible()
  expect(onUpload).toHaveBeenCalledTimes(2)
})
