import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { findPage } from '../find-page'
import { campaignsCollection, toCampaign } from './campaigns-collection'

export const listCampaignsHandler = implement(listCampaigns, ({ input, store }) =>
  findPage(store.collection(campaignsCollection), input.query, {
    // What is seen of a campaign in the list: found by anything else, it would stand there without a reason.
    searched: ['name'],
    item: toCampaign,
  }),
)
