import { downloadOverview } from '@inlay/sdk-core/contract/campaigns'
import { notFound } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { readOverview } from './overviews-collection'

export const downloadOverviewHandler = implement(downloadOverview, async ({ input, store }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const text = await readOverview(store, campaignId)
  if (text === undefined) throw notFound('overview')
  return { bytes: new TextEncoder().encode(text), mediaType: 'text/markdown', filename: 'campaign-overview.md' }
})
