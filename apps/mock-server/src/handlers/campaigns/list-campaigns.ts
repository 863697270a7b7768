import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { findPage } from '../find-page'
import { withFigures } from './campaign-figures'
import { campaignsCollection, toCampaign } from './campaigns-collection'

export const listCampaignsHandler = implement(listCampaigns, async ({ input, store, clock }) => {
  const page = await findPage(store.collection(campaignsCollection), input.query, {
    // What is seen of a campaign in the list: found by anything else, it would stand there without a reason.
    searched: ['name'],
    item: toCampaign,
  })
  return { ...page, items: await Promise.all(page.items.map((campaign) => withFigures(store, campaign, clock.now()))) }
})
