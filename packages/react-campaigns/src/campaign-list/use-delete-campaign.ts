import { deleteCampaign, listCampaigns, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { change, useAction, useMessages } from '@inlay/sdk-core/react'
import { withoutCampaign } from './campaign-page'
import { campaignListMessages } from './messages'

/** Deletes a campaign. It leaves every list at once, and comes back when the call fails. */
export function useDeleteCampaign(): (campaign: Campaign) => void {
  const t = useMessages(campaignListMessages)
  const { run } = useAction(deleteCampaign, {
    optimistic: ({ params }) => [change(listCampaigns, (page) => withoutCampaign(page, params.campaignId))],
    success: t('deleted'),
    failure: t('deleteFailed'),
  })
  return ({ campaignId }) => void run({ params: { campaignId } })
}
