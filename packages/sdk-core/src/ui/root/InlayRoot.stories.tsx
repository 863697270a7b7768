import { useContext, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { NotifyContext } from '../../react/inlay-context'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { EnsureRoot } from './EnsureRoot'
import { InlayRoot } from './InlayRoot'
import { useAnnounce } from './use-announce'

const meta = {
  title: 'Kit/InlayRoot',
  component: InlayRoot,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof InlayRoot>

export default meta
type Story = StoryObj<typeof meta>

function Parts() {
  const announce = useAnnounce()
  const notify = useContext(NotifyContext)
  const [open, setOpen] = useState(false)
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Button onClick={() => announce('58 campaigns found')}>Announce</Button>
      <Button onClick={() => notify?.({ tone: 'success', text: 'Saved' })}>Notify</Button>
      <Menu trigger={<Button chevron>Actions</Button>}>
        <MenuItem onSelect={() => undefined}>Rename</MenuItem>
        <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="In the same root">
        <Button>Inside</Button>
      </Dialog>
    </div>
  )
}

/** What is said to the live region is there to be read, again when said again, and gone after a while. */
export const Announcements: Story = {
  render: () => <Parts />,
  async play({ canvas, canvasElement, userEvent }) {
    const announce = canvas.getByRole('button', { name: 'Announce' })
    const said = () => [...(canvasElement.querySelector('[aria-live="polite"]')?.children ?? [])]
    await userEvent.click(announce)
    await waitFor(() => expect(said()).toHaveLength(1))
    const [first] = said()
    await userEvent.click(announce)
    // Another element, which is read out again; but only one, for who browses to it.
    await waitFor(() => expect(said()).not.toContain(first))
    await expect(said().map(({ textContent }) => textContent)).toEqual(['58 campaigns found'])
  },
}

/** Everything lives in a shadow root: no style of the page reaches it, what floats and what says is inside. */
export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  render: () => (
    <EnsureRoot>
      <Parts />
    </EnsureRoot>
  ),
  async play({ canvasElement, userEvent, step }) {
    const host = canvasElement.querySelector('[data-inlay-host]')
    await waitFor(() => expect(host?.shadowRoot?.querySelector('button')).not.toBeNull())
    const root = host?.shadowRoot
    const element = root?.querySelector<HTMLElement>('[data-inlay-root]')
    if (!root || !element) throw new Error('There is no root in the shadow root')
    const inside = within(element)

    await step('it has the styles of the kit and not those of the page', async () => {
      const hostile = canvasElement.ownerDocument.createElement('style')
      hostile.textContent = 'button { background: red !important; font: 30px serif !important }'
      canvasElement.append(hostile)
      const style = getComputedStyle(inside.getByRole('button', { name: 'Announce' }))
      await expect([style.fontSize, style.height]).toEqual(['13px', '32px'])
      hostile.remove()
    })

    await step('a menu opens in it, closes by a press on the page, and by Escape', async () => {
      const trigger = inside.getByRole('button', { name: 'Actions' })
      await userEvent.click(trigger)
      await waitFor(() => expect(inside.getByRole('menu')).toBeVisible())
      await userEvent.click(canvasElement)
      await expect(inside.queryByRole('menu')).toBeNull()
      trigger.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(root.activeElement).toBe(inside.getByRole('menuitem', { name: 'Rename' }))
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await expect(root.activeElement).toBe(trigger)
    })

    await step('a dialog gives focus back', async () => {
      const opener = inside.getByRole('button', { name: 'Open dialog' })
      await userEvent.click(opener)
      await expect(root.activeElement).toBe(inside.getByRole('button', { name: 'Inside' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull())
      await expect(root.activeElement).toBe(opener)
    })

    await step('toasts and announcements stay inside', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Notify' }))
      await waitFor(() => expect(inside.getByText('Saved')).toBeVisible())
    })
  },
}

/** A public component without a root above it brings one. */
export const BroughtAlong: Story = {
  parameters: { inlay: { withoutRoot: true } },
  render: () => (
    <div style={{ padding: 24 }}>
      <EnsureRoot>
        <Parts />
      </EnsureRoot>
    </div>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('[data-inlay-root]')).toHaveLength(1)
  },
}
