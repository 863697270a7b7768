import { StrictMode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { Menu } from './Menu'
import { MenuItem } from './MenuItem'
import { MenuSub } from './MenuSub'

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

it('takes a press that is drawn from the button to an item and let go there', async () => {
  const [renamed, changed] = [vi.fn(), vi.fn()]
  const screen = await render(
    <InlayRoot>
      <Menu trigger={<Button>Actions</Button>} onOpenChange={changed}>
        <MenuItem onSelect={renamed}>Rename</MenuItem>
      </Menu>
    </InlayRoot>,
  )
  const button = screen.getByRole('button', { name: 'Actions' }).element()
  const mouse = { bubbles: true, composed: true, pointerType: 'mouse', button: 0, buttons: 1 }
  button.dispatchEvent(new PointerEvent('pointerdown', mouse))
  button.dispatchEvent(new PointerEvent('pointerout', { ...mouse, relatedTarget: document.body }))
  const item = screen.getByRole('menuitem', { name: 'Rename' })
  await expect.element(item).toBeVisible()
  item.element().dispatchEvent(new PointerEvent('pointerup', { ...mouse, buttons: 0 }))
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(renamed).toHaveBeenCalledTimes(1)
  expect(changed.mock.calls.map(([open]) => open)).toEqual([true, false])
})

it('shows all of a submenu in a window that has room on neither side of it', async () => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(width, height))
  const screen = await render(
    <InlayRoot>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => undefined}>Rename</MenuItem>
        <MenuSub label="Move to a campaign">
          <MenuItem onSelect={() => undefined}>Carriers of refrigerated goods in the north</MenuItem>
        </MenuSub>
      </Menu>
    </InlayRoot>,
  )
  await screen.getByRole('button', { name: 'Actions' }).click()
  const opener = screen.getByRole('menuitem', { name: 'Move to a campaign' })
  await opener.click()
  const submenu = screen.getByRole('menu', { name: 'Move to a campaign' })
  await expect.element(submenu).toBeInViewport({ ratio: 1 })
  expect(submenu.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    opener.element().getBoundingClientRect().bottom,
  )
})

it('opens nothing by key or pointer while its button says why it cannot be used', async () => {
  const screen = await render(
    <InlayRoot>
      <Menu trigger={<Button disabledReason="Somebody else is at it">Actions</Button>}>
        <MenuItem onSelect={() => undefined}>Rename</MenuItem>
      </Menu>
    </InlayRoot>,
  )
  const button = screen.getByRole('button', { name: 'Actions' })
  button.element().focus()
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{Enter}']) {
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  }
  await userEvent.click(button, { force: true })
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})
