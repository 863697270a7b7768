import type { Campaign } from '@inlay/sdk-core/contract/campaigns'

/** E-mails that the campaign has sent; 0 before the e-mail provider has told of any. */
export function emailsSent(campaign: Pick<Campaign, 'smartleadCampaignAnalytics'>): number {
  return campaign.smartleadCampaignAnalytics?.sent_count ?? 0
}

/** LinkedIn messages that the campaign has sent; 0 before the LinkedIn provider has told of any. */
export function linkedInMessagesSent(campaign: Pick<Campaign, 'heyreachCampaignStats'>): number {
  return campaign.heyreachCampaignStats?.overallStats.messagesSent ?? 0
}
