import { getCampaignState, getProcessingStatus } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { readWork } from './campaign-work'

export const getCampaignStateHandler = implement(getCampaignState, async ({ input, store }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  return { campaignId, state: (await readWork(store, campaignId)).state }
})

export const getProcessingStatusHandler = implement(getProcessingStatus, async ({ input, store }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const { state, done, total, added, error } = await readWork(store, campaignId)
  return { state, done, total, added, error }
})
