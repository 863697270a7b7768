import { listCampaigns, updateCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { change, useAction } from '@inlay/sdk-core/react'
import { withCampaignName } from './campaign-page'

/** Renames a campaign in every list at once. Answers whether it was saved; if not, the old name is back. */
export function useRenameCampaign(): (campaign: Campaign, name: string) => Promise<boolean> {
  const { run } = useAction(updateCampaign, {
    optimistic: ({ params: { campaignId }, body: { name } }) =>
      name === undefined ? [] : [change(listCampaigns, (page) => withCampaignName(page, campaignId, name))],
  })
  return async ({ campaignId }, name) => (await run({ params: { campaignId }, body: { name } })).ok
}
