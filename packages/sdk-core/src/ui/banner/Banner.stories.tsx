import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/Button'
import { Banner } from './Banner'

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  args: { children: 'The workflow has changed since this run' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 560 }}>
      <Banner icon={Clock} action={<Button variant="link">Show them</Button>}>
        <b>96</b> enriched contacts are pending message generation
      </Banner>
      <Banner tone="neutral">Documents may appear different from the original file in this editor.</Banner>
      <Banner tone="success">All 58 messages were sent</Banner>
      <Banner tone="warning">The workflow has changed since this run</Banner>
      <Banner tone="danger">Failed to launch Smartlead campaign</Banner>
    </div>
  ),
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }

export const Dismissible: Story = {
  args: {
    onDismiss: fn(),
    children: 'Documents may appear different from the original file in this editor. '.repeat(4),
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } }
