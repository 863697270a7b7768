import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CampaignLaunchScreen } from './CampaignLaunchScreen'
import { launchable } from './fixtures/launchable'
import { launched } from './fixtures/launched'

const meta = {
  title: 'Campaigns/Launch/Screen',
  component: CampaignLaunchScreen,
  args: { campaignId: launched.campaignId },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CampaignLaunchScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What the providers count of both channels. */
export const Launched: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Email' })).toBeVisible()
    await expect(await canvas.findByText('Emails sent')).toBeVisible()
  },
}

export const StillWaiting: Story = { args: { campaignId: launchable.campaignId } }

export const FiguresLoading: Story = {
  parameters: { inlay: { faults: { 'emailLaunch.analytics': { latency: Infinity } } } },
}

export const FiguresFailed: Story = {
  parameters: { inlay: { faults: { 'emailLaunch.analytics': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The outreach could not be loaded')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
