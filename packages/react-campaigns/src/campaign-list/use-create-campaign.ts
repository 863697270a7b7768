import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { campaignListMessages } from './messages'

/** Makes a campaign or an audience list, which are one record. */
export function useCreateCampaign() {
  const t = useMessages(campaignListMessages)
  return useAction(createCampaign, { failure: t('createFailed') })
}
