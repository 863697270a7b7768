import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { withFigures } from './campaign-figures'
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
  const kept = await store.collection(campaignsCollection).put(campaign.campaignId, campaign, { ifRevision: 0 })
  return withFigures(store, toCampaign(kept), clock.now())
})
