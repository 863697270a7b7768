import { updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { change, useAction } from '@inlay/sdk-core/react'
import { withCampaignName } from './campaign-page'

/** Renames a campaign; every list shows the new name at once, and the old one again when the call fails. */
export function useRenameCampaign() {
  return useAction(updateCampaign, {
    optimistic: ({ params, body }) =>
      body.name === undefined
        ? []
        : [change(listCampaigns, (page) => withCampaignName(page, params.campaignId, body.name ?? ''))],
  })
}
