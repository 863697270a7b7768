import { artifactTypes, deleteCampaign } from '@inlay/sdk-core/contract/campaigns'
import { keptMessagesCollection } from '../../agent/marketing/kept-messages'
import { memoriesCollection } from '../../agent/marketing/memory'
import { implement } from '../../implement'
import { dropRows } from './artifacts/artifact-rows'
import { campaignFiltersCollection } from './artifacts/campaign-filters-collection'
import { forgetUploads } from './artifacts/uploads-collection'
import { campaignsCollection, readCampaign } from './campaigns-collection'
import { outreachCollection } from './launch/outreach-collections'
import { overviewsCollection } from './plan/overviews-collection'
import { campaignWorkCollection } from './processing/campaign-work'
import { leadSearchesCollection } from './processing/lead-search'
import { schedulesCollection } from './schedule/schedules-collection'

export const deleteCampaignHandler = implement(deleteCampaign, ({ input, store }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    await open.collection(campaignsCollection).delete(campaignId)
    for (const artifactType of artifactTypes) await dropRows(open, campaignId, artifactType)
    await forgetUploads(open, campaignId)
    await open
      .collection(campaignFiltersCollection)
      .deleteWhere({ field: 'campaignId', operator: 'equals', value: campaignId })
    await open.collection(campaignWorkCollection).delete(campaignId)
    await open.collection(leadSearchesCollection).delete(campaignId)
    await open.collection(schedulesCollection).delete(campaignId)
    await open.collection(outreachCollection).delete(campaignId)
    await open.collection(overviewsCollection).delete(campaignId)
    await open.collection(memoriesCollection).delete(campaignId)
    await open.collection(keptMessagesCollection).delete(campaignId)
    return { campaignId }
  }),
)
