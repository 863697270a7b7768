import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CampaignDetailScreen } from './CampaignDetailScreen'

const meta = {
  title: 'Campaigns/Campaign detail/Campaign',
  component: CampaignDetailScreen,
  args: { campaignId: 'campaign_northwind_2' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CampaignDetailScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: 'Contacts' })).toBeVisible()
  },
}

/** The drawer of a row stands beside the table. */
export const RowOpen: Story = {
  args: { view: { row: 'contact_000000004' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible()
  },
}

export const Accounts: Story = {
  args: { view: { tab: 'accounts' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: 'Accounts' })).toBeVisible()
  },
}

/** A search that finds nobody. */
export const NothingFound: Story = {
  args: { view: { search: 'nobody at all' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No results found. Please refine the filters')).toBeVisible()
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

export const Dark: Story = { args: { view: { row: 'contact_000000004' } }, globals: { theme: 'dark' } }
