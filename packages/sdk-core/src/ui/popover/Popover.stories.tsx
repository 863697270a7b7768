import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, ListFilter } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { Switch } from '../switch/Switch'
import { TextField } from '../text-field/TextField'
import { Popover, type PopoverProps } from './Popover'

const changed = fn<NonNullable<PopoverProps['onOpenChange']>>()

function Filters({ close }: { readonly close: () => void }) {
  const [unread, setUnread] = useState(true)
  return (
    <div style={{ display: 'grid', gap: 16, inlineSize: 260 }}>
      <TextField label="Company" placeholder="Any company" size="compact" />
      <Switch label="Only unread replies" checked={unread} onCheckedChange={setUnread} />
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button size="compact" variant="ghost">
          Reset
        </Button>
        <Button size="compact" variant="primary" onClick={close}>
          Apply
        </Button>
      </div>
    </div>
  )
}

const meta = {
  title: 'Kit/Popover',
  component: Popover,
  beforeEach: () => {
    changed.mockClear()
  },
  args: {
    trigger: <Button icon={ListFilter}>Filters</Button>,
    onOpenChange: changed,
    // Both kinds of content are shown below.
    children: (({ close }) => <Filters close={close} />) as PopoverProps['children'],
  },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Popover {...args} />
      <Button>Next</Button>
    </div>
  ),
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** Focus moves in, and returns by Escape. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
    await expect(changed.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'pressed'],
      [false, 'escape'],
    ])
  },
}

/** The button opens and closes it; so does a press elsewhere, and what stands inside may. */
export const ByPointer: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByRole('switch'))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.click(trigger)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(trigger)
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
    await expect(changed.mock.calls.filter(([open]) => !open).map(([, { reason }]) => reason)).toEqual([
      'pressed',
      'outside-press',
      'closed',
    ])
  },
}

/** What it holds may open more; each Escape closes one. */
export const Nested: Story = {
  args: {
    trigger: <IconButton icon={Ellipsis} label="More" />,
    label: 'Layout',
    children: (
      <Menu trigger={<Button chevron>Columns</Button>}>
        <MenuItem onSelect={() => undefined}>Score</MenuItem>
        <MenuItem onSelect={() => undefined}>Status</MenuItem>
      </Menu>
    ),
  },
  async play({ canvas, canvasElement, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(trigger)
    const popover = await canvas.findByRole('dialog', { name: 'Layout' })
    await userEvent.click(within(popover).getByRole('button', { name: 'Columns' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(popover).toBeVisible())
    await userEvent.click(within(popover).getByRole('button', { name: 'Columns' }))
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(popover).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvasElement)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Kept by the caller, which may leave it open. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(true)
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        <Popover {...args} open={open} onOpenChange={(next) => setOpen(next)} />
        <Button onClick={() => setOpen(true)}>Show filters</Button>
      </div>
    )
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('textbox', { name: 'Company' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

/** It begins where its button begins. */
export const RightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    const panel = await canvas.findByRole('dialog')
    const trigger = canvas.getByRole('button', { name: 'Filters' })
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeCloseTo(trigger.getBoundingClientRect().right, 0),
    )
  },
}

/** Higher than the room that there is, it scrolls; the panel itself takes focus, since nothing in it does. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    label: 'Terms',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>{index + 1}. Whoever writes to a person says who they are, why they write and how to end it.</p>
    )),
  },
  async play({ canvas }) {
    const panel = await canvas.findByRole('dialog', { name: 'Terms' })
    await expect(panel).toHaveFocus()
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        panel.ownerDocument.documentElement.clientHeight,
      ),
    )
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
  },
}

export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} title="Columns">
      <div>
        <Popover {...args} />
      </div>
    </Dialog>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Columns' })).toBeVisible())
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'button')
    const trigger = root.querySelector('button')
    if (trigger) await userEvent.click(trigger)
    await waitFor(() => expect(root.activeElement).toHaveAttribute('placeholder', 'Any company'))
    await userEvent.click(root.activeElement as Element)
    await expect(root.querySelector('.inlay-Popover')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(root.querySelector('.inlay-Popover')).toBeNull())
    await expect(root.activeElement).toBe(trigger)
  },
}
