import type { Meta, StoryObj } from '@storybook/react-vite'
import { campaignStatuses, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { MenuItem } from '@inlay/sdk-core/ui'
import { Copy } from 'lucide-react'
import { fn } from 'storybook/test'
import { CampaignCard } from './CampaignCard'

const campaign: Campaign = {
  campaignId: 'campaign_1',
  name: 'Cold-chain shippers, Northern Europe',
  objective: 'Lead Gen',
  type: 'Email',
  status: 'Active',
  createDate: '2026-08-03T09:12:00Z',
  updateDate: '2026-08-19T15:40:00Z',
  userId: 'user_maren',
  messagesMetadata: [],
  enrichmentWithAiMetadata: [],
  smartleadCampaignAnalytics: { sent_count: 1284, open_count: 610, reply_count: 74 },
  heyreachCampaignStats: {
    overallStats: {
      messagesSent: 320,
      messagesReplies: 41,
      connectionsSent: 410,
      messageReplyRate: 0.128,
      connectionAcceptanceRate: 0.39,
    },
  },
  revision: 4,
}

const meta = {
  title: 'Campaigns/Campaign list/Card',
  component: CampaignCard,
  args: { campaign, onRename: fn(async () => ({ ok: true }) as const), onDelete: fn() },
  decorators: [
    (Story) => (
      <ul style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CampaignCard>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}

export const Statuses: Story = {
  render: (args) => (
    <>
      {campaignStatuses.map((status) => (
        <CampaignCard key={status} {...args} campaign={{ ...campaign, campaignId: status, status }} />
      ))}
    </>
  ),
}

/** Cut at the end of its line; the whole name is in the tooltip. */
export const LongName: Story = {
  args: {
    campaign: {
      ...campaign,
      name: 'Heads of freight procurement at food and pharmaceutical producers that ship temperature-controlled goods to the Nordics, the Baltics and Iceland',
    },
  },
}

export const UnbrokenName: Story = {
  args: {
    campaign: { ...campaign, name: 'Kühlkettenlogistikdienstleistungsausschreibungsverantwortliche_2026_Q4_final_v2' },
  },
}

/** Nothing sent yet. */
export const WithoutStatistics: Story = {
  args: { campaign: { ...campaign, status: 'Draft', smartleadCampaignAnalytics: null, heyreachCampaignStats: null } },
}

/** A host adds what it can do with a campaign. */
export const HostMenuItems: Story = {
  args: {
    menuItems: (
      <MenuItem icon={Copy} onSelect={fn()}>
        Duplicate
      </MenuItem>
    ),
  },
}

/** The name keeps its own direction. */
export const RightToLeft: Story = { globals: { locale: 'ar' } }
