import { StrictMode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { Dialog } from './Dialog'

function Part({ onClose }: { readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <InlayRoot>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={open} title="Name" onOpenChange={() => setOpen(false)} onClose={onClose}>
        <Button>Suggest</Button>
      </Dialog>
    </InlayRoot>
  )
}

it('leaves a dialog of the host around it open', async () => {
  const [closed, ownClosed] = [vi.fn(), vi.fn()]
  await render(
    <StrictMode>
      <dialog ref={(element) => element?.showModal()} onClose={closed} onCancel={closed} aria-label="Host">
        <Part onClose={ownClosed} />
      </dialog>
    </StrictMode>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Rename' }))
  const own = page.getByRole('dialog', { name: 'Name' })
  await expect.element(own).toBeVisible()
  // The second mount of StrictMode has closed it once.
  await vi.waitFor(() => expect(ownClosed).toHaveBeenCalled())
  await userEvent.keyboard('{Escape}')
  await expect.element(own).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Host' })).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
})
