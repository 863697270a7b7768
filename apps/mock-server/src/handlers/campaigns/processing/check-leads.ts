import { findCompanies } from '../../../engines/sourcing/find-companies'
import { rolesOpened } from '../../../engines/world/roles-opened'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import { isWithin, type TimeSpan } from '../../../engines/world/world-time'
import type { WorkspaceStore } from '../../../store/store'
import { addRows } from '../artifacts/artifact-rows'
import { addAccounts, addContacts } from './company-rows'
import { contactsAtAccount } from './contacts-at-account'
import { contactFinder } from './find-contacts'
import { keepLeadSearch, type LeadSearch } from './lead-search'
import { inChunks, workInParts } from './work-in-parts'

export const checkLeadsKind = 'campaigns.checkLeads'

export interface CheckLeadsInput {
  readonly campaignId: string
  readonly search: LeadSearch
  /** Up to when it is looked. */
  readonly until: number
  /** The accounts that were shown when it began. */
  readonly accountIds: readonly string[]
}

type Part =
  | { readonly step: 'accounts' | 'contacts'; readonly companies: readonly WorldCompany[] }
  | { readonly step: 'joiners'; readonly accountIds: readonly string[] }
  | { readonly step: 'looked' }

/** Adds what has come about since it was last looked: companies that began to look for people, people who came to the accounts. */
export const checkLeads = workInParts<CheckLeadsInput, Part, (store: WorkspaceStore) => Promise<number>>(
  async ({ clock }, { campaignId, search: leads, until, accountIds }) => {
    const span = { after: leads.lookedUntil, until }
    const chunks = inChunks(companiesHiring(leads, span))

    async function addJoiners(store: WorkspaceStore, ids: readonly string[]): Promise<number> {
      const findContacts = await contactFinder(store, campaignId, leads.search, {
        peopleOf: (company) =>
          theWorld()
            .joinersOf(company)
            .filter(({ joinedAt }) => isWithin(joinedAt, span)),
      })
      const found = await Promise.all(ids.map((id) => contactsAtAccount(store, campaignId, id, findContacts)))
      return (await addRows({ store, campaignId, artifactType: 'contact', now: clock.now() }, found.flat())).length
    }

    return {
      parts: [
        ...chunks.map((companies) => ({ step: 'accounts', companies }) as const),
        ...chunks.map((companies) => ({ step: 'contacts', companies }) as const),
        ...inChunks(accountIds).map((ids) => ({ step: 'joiners', accountIds: ids }) as const),
        // Last, so that nothing is passed over when it fails before.
        { step: 'looked' },
      ],
      size(part) {
        if (part.step === 'looked') return 0
        return part.step === 'joiners' ? part.accountIds.length : part.companies.length
      },
      prepare: (part) => async (store) => {
        const parts = { store, campaignId, now: clock.now() }
        if (part.step === 'accounts') return addAccounts(parts, part.companies)
        if (part.step === 'contacts') return addContacts(parts, part.companies, leads.search)
        if (part.step === 'joiners') return addJoiners(store, part.accountIds)
        await keepLeadSearch(store, { ...leads, lookedUntil: until })
        return 0
      },
      keep: (open, write) => write(open),
    }
  },
)

/** Companies that fit by a role that they have opened in that time. What else they are asked for does not change. */
function companiesHiring({ signals, accountsLimit, search }: LeadSearch, span: TimeSpan): readonly WorldCompany[] {
  if (!signals.some(({ signal }) => signal === 'Hiring')) return []
  const companies = theWorld().companies.flatMap((company) => {
    const hiring = rolesOpened(company, span)
    return hiring.length === 0 ? [] : [{ ...company, hiring }]
  })
  return findCompanies({ companies }, { signals, contacts: search.filters, limit: accountsLimit })
}
