import { checkForLeads } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { checkLeadsKind, type CheckLeadsInput } from './check-leads'
import { readLeadSearch } from './lead-search'
import { shownRowIds } from './shown-row-ids'
import { startWork } from './start-work'

export const checkForLeadsHandler = implement(checkForLeads, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const until = clock.now()
    const accountIds = await shownRowIds(open, campaignId, 'account', until)
    const work: CheckLeadsInput = { campaignId, search: await readLeadSearch(open, campaignId), until, accountIds }
    await startWork({
      store: open,
      jobs,
      campaignId,
      kind: checkLeadsKind,
      state: 'PROSPECTING',
      input: work,
      total: accountIds.length,
    })
    return { ack: true }
  }),
)
