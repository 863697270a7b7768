import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { findPage } from '../find-page'
import { namesOf } from '../workspace/names-of'
import { withFigures } from './campaign-figures'
import { campaignsCollection, toCampaign } from './campaigns-collection'

export const listCampaignsHandler = implement(listCampaigns, async ({ input, store, system, clock }) => {
  const page = await findPage(store.collection(campaignsCollection), input.query, {
    // What is seen of a campaign in the list: found by anything else, it would stand there without a reason.
    searched: ['name'],
    item: toCampaign,
  })
  const nameOf = await namesOf(
    system,
    page.items.map(({ userId }) => userId),
  )
  const items = await Promise.all(page.items.map((campaign) => withFigures(store, campaign, clock.now())))
  return { ...page, items: items.map((campaign) => ({ ...campaign, userName: nameOf(campaign.userId) })) }
})
