import { updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { given } from '../given'
import { withFigures } from './campaign-figures'
import { campaignsCollection, readCampaign, toCampaign } from './campaigns-collection'

export const updateCampaignHandler = implement(updateCampaign, ({ input, store, clock, ifRevision }) =>
  store.transaction(async (open) => {
    const kept = await readCampaign(open, input.params.campaignId)
    const { value, revision } = kept
    const changes = given(input.body)
    // Nothing changes where nothing is named, and so neither does the time of the last change.
    if (Object.keys(changes).length === 0 && (ifRevision ?? revision) === revision)
      return withFigures(open, toCampaign(kept), clock.now())
    const campaign = { ...value, ...changes, updateDate: new Date(clock.now()).toISOString() }
    const options = { ifRevision: ifRevision ?? revision }
    const put = await open.collection(campaignsCollection).put(campaign.campaignId, campaign, options)
    return withFigures(open, toCampaign(put), clock.now())
  }),
)
