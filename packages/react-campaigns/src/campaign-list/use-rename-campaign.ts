import { isApiError, type ApiError } from '@inlay/sdk-core'
import { getCampaign, listCampaigns, updateCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { change, useAction, useMessages } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { withCampaignName } from './campaign-page'
import { isolatedText } from './isolated-text'
import { campaignListMessages } from './messages'

type CampaignParams = Pick<Campaign, 'campaignId'>

export type RenameResult =
  | { readonly ok: true }
  /** There is nothing to mend: the person gave it up while it waited, or the campaign is gone, of which a notice tells. */
  | { readonly ok: false; readonly givenUp: true; readonly theirs?: undefined }
  | {
      readonly ok: false
      readonly givenUp?: undefined
      /** Why, in words for people. */
      readonly error: string
      /** The campaign as somebody else has renamed it meanwhile. Renamed from this one, it takes the other name. */
      readonly theirs?: Campaign | undefined
    }

/**
 * Renames a campaign in every list at once, if it still has the name that it is renamed from: the name that somebody else
 * gave it meanwhile is not lost unasked. If it was not saved, the old name is back, and the answer says why; when no answer
 * came, the server is asked for the name.
 * @param isDeletedHere whether the person has deleted a campaign themselves, and need not be told that it is gone
 */
export function useRenameCampaign(
  isDeletedHere: (campaignId: string) => boolean = () => false,
): (campaign: Campaign, name: string) => Promise<RenameResult> {
  const t = useMessages(campaignListMessages)
  const refusalText = useRefusalText()
  // The card goes, and what its field says with it.
  const failure = ({
    input,
    error,
  }: {
    readonly input: { readonly params: CampaignParams }
    readonly error: ApiError
  }) => (isApiError(error, 'not-found') && !isDeletedHere(input.params.campaignId) ? t('deletedElsewhere') : undefined)
  const { run: read } = useAction(getCampaign, { failure })
  const { run } = useAction(updateCampaign, {
    optimistic: ({ params: { campaignId }, body: { name } }) =>
      name === undefined
        ? []
        : [
            change(listCampaigns, (page) => withCampaignName(page, campaignId, name)),
            change(getCampaign, (shown) => (shown.campaignId === campaignId ? { ...shown, name } : shown)),
          ],
    async whenLost({ params, body: { name } }, ask) {
      const campaign = await ask(getCampaign, { params })
      return campaign.name === name ? campaign : undefined
    },
    failure,
  })

  async function rename(from: Campaign, name: string): Promise<RenameResult> {
    const params = { campaignId: from.campaignId }
    const result = await run({ params, body: { name } }, { ifMatch: from.revision })
    if (result.ok) return { ok: true }
    if (!isApiError(result.error, 'conflict')) return failed(result.error)
    const current = await read({ params })
    if (!current.ok) return failed(current.error)
    const { data: theirs } = current
    if (theirs.name === name) return { ok: true }
    // Something else about it has changed. The same revision refused again would be so for ever.
    if (theirs.name === from.name) {
      return theirs.revision === from.revision ? failed(result.error) : rename(theirs, name)
    }
    return { ok: false, error: t('renamedElsewhere', { name: isolatedText(theirs.name) }), theirs }
  }

  function failed(error: ApiError): RenameResult {
    if (isApiError(error, 'aborted') || isApiError(error, 'not-found')) return { ok: false, givenUp: true }
    if (isApiError(error, 'offline')) return { ok: false, error: t('whileOffline', { failed: t('renameFailed') }) }
    const reason = refusalText(error)
    const said = reason === undefined ? t('renameFailed') : t('renameRefused', { reason })
    return { ok: false, error: error.fields[0]?.message ?? said }
  }

  return rename
}
