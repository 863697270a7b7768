import { generateAudience } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { buildAudienceKind, type BuildAudienceInput } from './build-audience'
import { addLeadGroup, keepLeadSearch } from './lead-search'
import { startWork } from './start-work'

export const generateAudienceHandler = implement(generateAudience, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const { prospectAccountsRequest: accounts, sourceContactsRequest: contacts } = input.body
    const work: BuildAudienceInput = {
      campaignId,
      signals: accounts.filters,
      accountsLimit: accounts.maxLimit,
      clearExisting: accounts.clearExisting,
      search: { filters: contacts.filters, maxLimit: contacts.maxLimit },
    }
    // How many there will be is known when they are found.
    await startWork({
      store: open,
      jobs,
      campaignId,
      kind: buildAudienceKind,
      state: 'PROSPECTING',
      input: work,
      total: 0,
    })
    const { signals, accountsLimit, search } = work
    const kept = { campaignId, signals, accountsLimit, search, lookedUntil: clock.now() }
    await (work.clearExisting ? keepLeadSearch(open, kept) : addLeadGroup(open, { ...kept, isInstead: false }))
    return { ack: true }
  }),
)
