import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CampaignPlanScreen } from './CampaignPlanScreen'

const meta = {
  title: 'Campaigns/Campaign plan',
  component: CampaignPlanScreen,
  args: { campaignId: 'campaign_northwind_2' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '760px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CampaignPlanScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A conversation as it was left, and what could be asked next. */
export const Full: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/I added/)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Find Leads' })).toBeVisible()
  },
}

/** Who was found, by day. */
export const Audience: Story = {
  args: { view: { tab: 'audience' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: 'Contacts' })).toBeVisible()
    await expect((await canvas.findAllByText(/^Created on:/))[0]).toBeVisible()
  },
}

/** Asked something, the agent works; it can be stopped. */
export const Working: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByText(/I added/)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Write the overview{Enter}')
    await expect(await canvas.findByRole('tab', { name: 'Overview' }, { timeout: 10_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Send' }, { timeout: 20_000 })).toBeInTheDocument()
  },
}

/** The rows are on their way. */
export const AudienceLoading: Story = {
  args: { view: { tab: 'audience' } },
  parameters: { inlay: { faults: { 'artifacts.list': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('tab', { name: /^Contacts/ })).toBeVisible()
  },
}

/** The prompts are on their way, in less room than they take: the cards can be scrolled to by keys. */
export const PromptsLoading: Story = {
  parameters: { inlay: { faults: { 'campaigns.smartAssist': { latency: Infinity } } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flex: 1, blockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('img', { name: 'Loading prompts' }))[0]).toBeVisible()
  },
}

/** Room for one of the two: the conversation, or the plan. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: '520px' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Plan' }))
    await expect(await canvas.findByRole('heading', { name: 'Find Leads' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'campaigns.get': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Loading campaign' })).toBeInTheDocument()
  },
}

/** It could not be read: what went wrong, and a way to try again. */
export const Failed: Story = {
  parameters: { inlay: { faults: { 'campaigns.get': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The campaign could not be loaded')).toBeVisible()
  },
}

/** What was said cannot be read: the chat says so, and the rest is there. */
export const NoConversation: Story = {
  parameters: { inlay: { faults: { 'agents.loadThread': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { view: { tab: 'audience' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
