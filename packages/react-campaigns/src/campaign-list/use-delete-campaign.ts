import { isApiError } from '@inlay/sdk-core'
import { deleteCampaign, getCampaign, listCampaigns, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { change, useAction, useMessages } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { withoutCampaign } from './campaign-page'
import { campaignListMessages } from './messages'

/**
 * Deletes a campaign; answers whether it is gone. It leaves every list at once, and comes back when it was not deleted:
 * when no answer came, the server is asked whether it is still there.
 */
export function useDeleteCampaign(): (campaign: Campaign) => Promise<boolean> {
  const t = useMessages(campaignListMessages)
  const refusalText = useRefusalText()
  const { run } = useAction(deleteCampaign, {
    optimistic: ({ params }) => [change(listCampaigns, (page) => withoutCampaign(page, params.campaignId))],
    whenLost: ({ params }, ask) =>
      ask(getCampaign, { params }).then(
        () => undefined,
        (error: unknown) => (isApiError(error, 'not-found') ? params : undefined),
      ),
    success: t('deleted'),
    failure({ error }) {
      if (isApiError(error, 'offline')) return t('deleteFailedOffline')
      const reason = refusalText(error)
      return reason === undefined ? t('deleteFailed') : t('withReason', { failed: t('deleteFailed'), reason })
    },
  })
  return async ({ campaignId }) => (await run({ params: { campaignId } })).ok
}
