import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { campaignsCollection, toCampaign, type StoredCampaign } from './campaigns-collection'

export const createCampaignHandler = implement(createCampaign, async ({ input, store, caller, clock, newId }) => {
  const now = new Date(clock.now()).toISOString()
  const campaign: StoredCampaign = {
    ...input.body,
    campaignId: newId('campaign'),
    createDate: now,
    updateDate: now,
    userId: caller.userId,
    messagesMetadata: [],
    enrichmentWithAiMetadata: [],
  }
  return toCampaign(await store.collection(campaignsCollection).put(campaign.campaignId, campaign, { ifRevision: 0 }))
})
