import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CampaignsPaused } from './CampaignsPaused'

const meta = {
  title: 'Campaigns/Campaign list/Paused',
  component: CampaignsPaused,
  args: { pause: { until: Date.UTC(2026, 10, 21, 9, 30, 15), end: fn() } },
} satisfies Meta<typeof CampaignsPaused>

export default meta
type Story = StoryObj<typeof meta>

/** The server has too much to do, and has said when to come again. */
export const AskedToWait: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.pause.end).toHaveBeenCalled()
  },
}
