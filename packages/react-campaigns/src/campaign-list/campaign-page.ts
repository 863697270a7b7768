import type { Page } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'

/** The page as it is when the campaign is gone. */
export function withoutCampaign(page: Page<Campaign>, campaignId: string): Page<Campaign> {
  const items = page.items.filter((campaign) => campaign.campaignId !== campaignId)
  return { ...page, items, total: page.total - (page.items.length - items.length) }
}

/** The page with a campaign's name changed, in its place. */
export function withCampaignName(page: Page<Campaign>, campaignId: string, name: string): Page<Campaign> {
  return {
    ...page,
    items: page.items.map((campaign) => (campaign.campaignId === campaignId ? { ...campaign, name } : campaign)),
  }
}
