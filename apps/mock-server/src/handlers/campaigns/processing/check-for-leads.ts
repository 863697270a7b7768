import { checkForLeads } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { startLeadCheck } from './start-lead-check'

export const checkForLeadsHandler = implement(checkForLeads, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    await startLeadCheck({ store: open, jobs, campaignId, now: clock.now() })
    return { ack: true }
  }),
)
