import { getCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { withFigures } from './campaign-figures'
import { readCampaign, toCampaign } from './campaigns-collection'

export const getCampaignHandler = implement(getCampaign, async ({ input, store, clock }) =>
  withFigures(store, toCampaign(await readCampaign(store, input.params.campaignId)), clock.now()),
)
