import { updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { given } from '../given'
import { campaignsCollection, readCampaign, toCampaign } from './campaigns-collection'

export const updateCampaignHandler = implement(updateCampaign, ({ input, store, clock, ifRevision }) =>
  store.transaction(async (open) => {
    const { value, revision } = await readCampaign(open, input.params.campaignId)
    const campaign = { ...value, ...given(input.body), updateDate: new Date(clock.now()).toISOString() }
    const options = { ifRevision: ifRevision ?? revision }
    return toCampaign(await open.collection(campaignsCollection).put(campaign.campaignId, campaign, options))
  }),
)
