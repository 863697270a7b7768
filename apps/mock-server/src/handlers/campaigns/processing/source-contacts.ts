import { sourceContacts } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { fetchContactsKind } from './fetch-contacts'
import { keepLeadSearch, readLeadSearch } from './lead-search'
import { shownRowIds } from './shown-row-ids'
import { startWork } from './start-work'

export const sourceContactsHandler = implement(sourceContacts, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.body.campaignId)).value
    const { filters, maxLimit } = input.body
    const accountIds = await shownRowIds(open, campaignId, 'account', clock.now())
    await startWork({
      store: open,
      jobs,
      campaignId,
      kind: fetchContactsKind,
      state: 'PROSPECTING',
      input: { search: { filters, maxLimit }, accountIds },
      total: accountIds.length,
    })
    const before = await readLeadSearch(open, campaignId)
    const { whom: _, isSetAside: __, ...accounts } = before
    await keepLeadSearch(open, { ...accounts, search: { filters, maxLimit }, isAtAll: true, lookedUntil: clock.now() })
    return { ack: true }
  }),
)
