import { useState, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { TextField } from '../text-field/TextField'
import { Dialog, DialogFootStart, type DialogProps } from './Dialog'

const asked = fn<DialogProps['onOpenChange']>()

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    asked.mockClear()
  },
  args: {
    open: false,
    onOpenChange: asked,
    title: 'New campaign',
    description: 'Name it after those it is for. The name can be changed later.',
    children: <TextField label="Name" placeholder="Name this campaign" />,
    footer: (
      <>
        <DialogFootStart>Nobody is written to yet.</DialogFootStart>
        <Button>Cancel</Button>
        <Button variant="primary">Create campaign</Button>
      </>
    ),
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

function WithOpener({ children, ...props }: DialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>New campaign</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          props.onOpenChange(next, details)
          setOpen(next)
        }}
      >
        {children}
      </Dialog>
    </>
  )
}

/** Focus goes to the first field and comes back; Escape and the cross close it. */
export const OpenAndClose: Story = {
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'New campaign' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: 'New campaign' })
    await expect(dialog).toHaveAccessibleDescription(/Name it after those/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['escape', 'close-button'])
  },
}

export const Open: Story = { args: { open: true } }

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

/** Escape closes the top layer only: first the menu, then the dialog inside, then the one outside. */
export const Layers: Story = {
  args: {
    open: true,
    children: <Inner />,
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'First' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Details' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Details' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus()
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(asked).toHaveBeenCalledTimes(1)
  },
}

function Inner(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Details" size="small">
        <Menu trigger={<Button chevron>Choose</Button>}>
          <MenuItem onSelect={() => undefined}>First</MenuItem>
          <MenuItem onSelect={() => undefined}>Second</MenuItem>
        </Menu>
      </Dialog>
    </>
  )
}

/** Head and foot stay; what is between them scrolls. */
export const LongContent: Story = {
  args: {
    open: true,
    title: 'Terms for sending messages to people in the European Economic Area and the United Kingdom',
    description: undefined,
    children: (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      <div tabIndex={0} role="region" aria-label="Terms">
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index} style={{ marginBlockEnd: 12 }}>
            {index + 1}. Whoever writes to a person says who they are, why they write and how to end it.
          </p>
        ))}
      </div>
    ),
  },
  async play({ canvas }) {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(dialog.ownerDocument.documentElement.clientHeight)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create campaign' })).toBeVisible())
  },
}

/** In small windows, such as zoomed ones, all but a margin. */
const leastWide = (room: number) => Math.min(560, room - 32)

/** Four fifths of the room that there is. */
export const Wide: Story = {
  args: { open: true, size: 'wide' },
  async play({ canvas }) {
    const dialog = canvas.getByRole('dialog')
    const room = dialog.ownerDocument.documentElement.clientWidth
    await expect(dialog.getBoundingClientRect().width).toBeCloseTo(Math.max(0.8 * room, leastWide(room)), 0)
  },
}

export const Widest: Story = {
  args: { open: true, size: 'widest' },
  async play({ canvas }) {
    const dialog = canvas.getByRole('dialog')
    const room = dialog.ownerDocument.documentElement.clientWidth
    await expect(dialog.getBoundingClientRect().width).toBeCloseTo(Math.max(0.9 * room, leastWide(room)), 0)
  },
}

/** In a shadow root it is modal just so, and focus returns inside of it. */
export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'button')
    const opener = root.querySelector('button')
    opener?.focus()
    if (opener) await userEvent.click(opener)
    await waitFor(() => expect(root.activeElement).toHaveAttribute('placeholder', 'Name this campaign'))
    await expect(root.querySelector('dialog')?.matches(':modal')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(root.querySelector('dialog')).toBeNull())
    await expect(root.activeElement).toBe(opener)
  },
}

/** Where nothing typed can be lost, a press beside it closes it; a drag that began inside does not. */
export const CloseOnBackdrop: Story = {
  args: { open: true, closeOnBackdrop: true, children: 'The message was written on 18 November.' },
  async play({ canvas, userEvent }) {
    const dialog = canvas.getByRole('dialog')
    const outside = { clientX: 4, clientY: 4 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText(/The message was written/) },
      { keys: '[/MouseLeft]', target: dialog, coords: outside },
    ])
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.pointer([{ keys: '[MouseLeft]', target: dialog, coords: outside }])
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(asked.mock.calls[0]?.[1]).toEqual({ reason: 'backdrop' })
  },
}
