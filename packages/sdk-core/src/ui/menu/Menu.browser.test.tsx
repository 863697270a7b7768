import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { Menu } from './Menu'
import { MenuItem } from './MenuItem'

// With the browser's own keyboard: which stop comes next is the browser's to say.
it('leaves the menu with Tab for the control after its button', async () => {
  const screen = await render(
    <StrictMode>
      <InlayRoot>
        <Menu trigger={<Button>Actions</Button>}>
          <MenuItem onSelect={() => undefined}>Rename</MenuItem>
        </Menu>
        <Button>Next</Button>
      </InlayRoot>
    </StrictMode>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

it('closes with Escape alone, and leaves a dialog of the page around it open', async () => {
  const cancelled = vi.fn()
  const screen = await render(
    <dialog ref={(dialog) => dialog?.showModal()} onCancel={cancelled} aria-label="The page's own">
      <InlayRoot>
        <Menu trigger={<Button>Actions</Button>}>
          <MenuItem onSelect={() => undefined}>Rename</MenuItem>
        </Menu>
      </InlayRoot>
    </dialog>,
  )
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
  expect(cancelled).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

it('closes with Escape on its button too, and nothing else does', async () => {
  const escaped = vi.fn()
  const screen = await render(
    <div role="presentation" onKeyDown={escaped}>
      <InlayRoot>
        <Menu defaultOpen trigger={<Button>Actions</Button>}>
          <MenuItem onSelect={() => undefined}>Rename</MenuItem>
        </Menu>
      </InlayRoot>
    </div>,
  )
  await expect.element(screen.getByRole('menu')).toBeVisible()
  screen.getByRole('button', { name: 'Actions' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
  expect(escaped).not.toHaveBeenCalled()
})
