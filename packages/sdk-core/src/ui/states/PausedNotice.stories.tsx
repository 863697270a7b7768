import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PausedNotice } from './PausedNotice'

const meta = {
  title: 'Kit/States/Paused notice',
  component: PausedNotice,
  args: { pause: { until: Date.UTC(2026, 10, 21, 9, 30, 15), end: fn() }, onEnd: fn() },
} satisfies Meta<typeof PausedNotice>

export default meta
type Story = StoryObj<typeof meta>

/** The server has too much to do, and has said when to come again. */
export const AskedToWait: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The server asks to wait until \d+:30:15/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
    await expect(args.pause.end).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { ...AskedToWait, globals: { theme: 'dark' } }
