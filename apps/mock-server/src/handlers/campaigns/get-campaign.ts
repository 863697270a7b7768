import { getCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { readCampaign, toCampaign } from './campaigns-collection'

export const getCampaignHandler = implement(getCampaign, async ({ input, store }) =>
  toCampaign(await readCampaign(store, input.params.campaignId)),
)
