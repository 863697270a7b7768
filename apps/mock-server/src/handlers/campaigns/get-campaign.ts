import { getCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { withCounts } from './artifacts/count-rows'
import { readCampaign, toCampaign } from './campaigns-collection'

export const getCampaignHandler = implement(getCampaign, async ({ input, store }) =>
  withCounts(store, toCampaign(await readCampaign(store, input.params.campaignId))),
)
