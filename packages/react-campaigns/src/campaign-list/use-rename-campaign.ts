import { isApiError } from '@inlay/sdk-core'
import { getCampaign, listCampaigns, updateCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { change, useAction, useMessages } from '@inlay/sdk-core/react'
import type { InlineEditResult } from '@inlay/sdk-core/ui'
import { withCampaignName } from './campaign-page'
import { campaignListMessages } from './messages'

/**
 * Renames a campaign in every list at once. If it was not saved, the old name is back, and the answer says why; when no
 * answer came, the server is asked for the name.
 */
export function useRenameCampaign(): (campaign: Campaign, name: string) => Promise<InlineEditResult> {
  const t = useMessages(campaignListMessages)
  const { run } = useAction(updateCampaign, {
    optimistic: ({ params: { campaignId }, body: { name } }) =>
      name === undefined ? [] : [change(listCampaigns, (page) => withCampaignName(page, campaignId, name))],
    async whenLost({ params, body: { name } }, ask) {
      const campaign = await ask(getCampaign, { params })
      return campaign.name === name ? campaign : undefined
    },
    // The card goes, and what its field says with it.
    failure: ({ error }) => (isApiError(error, 'not-found') ? t('deletedElsewhere') : undefined),
  })
  return async ({ campaignId }, name) => {
    const result = await run({ params: { campaignId }, body: { name } })
    if (result.ok) return { ok: true }
    if (isApiError(result.error, 'not-found')) return { ok: false, error: t('deletedElsewhere') }
    return { ok: false, error: result.error.fields[0]?.message ?? t('renameFailed') }
  }
}
