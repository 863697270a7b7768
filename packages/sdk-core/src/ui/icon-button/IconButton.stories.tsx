import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Download, Ellipsis, Settings2 } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { IconButton } from './IconButton'

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { icon: Ellipsis, label: 'More', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Its tooltip shows on keyboard focus at once, and Escape hides it. */
export const Ghost: Story = {
  args: { shortcut: 'M' },
  async play({ canvas, userEvent, args }) {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'More' })
    await expect(button).toHaveFocus()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('More')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

/** By pointer the tooltip waits for a moment, and goes when the pointer does. */
export const TooltipOnHover: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'More' })
    await userEvent.hover(button)
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.unhover(button)
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
  },
}

export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <IconButton icon={ArrowLeft} label="Back" directional />
      <IconButton icon={Settings2} label="Settings" variant="secondary" />
      <IconButton icon={Download} label="Download" size="compact" />
      <IconButton icon={Download} label="Downloading" busy />
      <IconButton icon={Download} label="Download all" disabledReason="There is nothing to download yet" />
      <IconButton icon={Download} label="Download large" size="large" variant="primary" />
    </div>
  ),
}

export const Dark: Story = { ...Row, globals: { theme: 'dark' } }

/** The arrow points the other way. */
export const RightToLeft: Story = {
  ...Row,
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    const arrow = canvas.getByRole('button', { name: 'Back' }).querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}
