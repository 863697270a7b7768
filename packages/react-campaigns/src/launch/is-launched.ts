import type { Campaign } from '@inlay/sdk-core/contract/campaigns'

/** On which channels something of a campaign has been launched. */
export function isLaunched({
  smartleadCampaignId,
  heyreachCampaignId,
}: Pick<Campaign, 'smartleadCampaignId' | 'heyreachCampaignId'>) {
  return { email: Boolean(smartleadCampaignId), linkedIn: Boolean(heyreachCampaignId) }
}
