import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { findPage } from '../find-page'
import { campaignsCollection, toCampaign } from './campaigns-collection'

export const listCampaignsHandler = implement(listCampaigns, ({ input, store }) =>
  findPage(store.collection(campaignsCollection), input.query, {
    searched: ['name', 'initialPrompt'],
    item: toCampaign,
  }),
)
