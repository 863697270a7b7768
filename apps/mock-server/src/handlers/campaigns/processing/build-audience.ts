import { findCompanies } from '../../../engines/sourcing/find-companies'
import type { SignalRow } from '../../../engines/sourcing/search-rows'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import type { WorkspaceStore } from '../../../store/store'
import { addRows, clearRows } from '../artifacts/artifact-rows'
import { readEach } from '../artifacts/read-each'
import { artifactsCollection } from '../artifacts/stored-artifact'
import { contactFinder, type ContactSearch } from './find-contacts'
import { accountRow } from './sourced-rows'
import { inChunks, workInParts } from './work-in-parts'

export const buildAudienceKind = 'campaigns.buildAudience'

export interface BuildAudienceInput {
  readonly campaignId: string
  readonly signals: readonly SignalRow[]
  /** Accounts in all. */
  readonly accountsLimit: number
  readonly clearExisting: boolean
  readonly search: ContactSearch
}

type Part =
  | { readonly step: 'clear' }
  | { readonly step: 'accounts' | 'contacts'; readonly companies: readonly WorldCompany[] }

/** Finds accounts by signals, then people at them; what was there may have to go first. */
export const buildAudience = workInParts<BuildAudienceInput, Part, (store: WorkspaceStore) => Promise<unknown>>(
  async ({ clock, jobId }, input) => {
    const { campaignId, signals, accountsLimit, clearExisting, search } = input
    const of = (open: WorkspaceStore, artifactType: 'account' | 'contact') => ({
      store: open,
      campaignId,
      artifactType,
      now: clock.now(),
    })
    // The world does not change: the same is found again by a server that goes on with it.
    const found = findCompanies(theWorld(), { signals, contacts: search.filters, limit: accountsLimit })
    const chunks = inChunks(found)

    async function addAccounts(open: WorkspaceStore, companies: readonly WorldCompany[]): Promise<void> {
      const present = await accountIdsByWebsite(open, campaignId)
      const fresh = companies.filter(({ website }) => !present.has(website))
      await addRows(of(open, 'account'), fresh.map(accountRow))
    }

    async function addContacts(open: WorkspaceStore, companies: readonly WorldCompany[]): Promise<void> {
      const accounts = await accountIdsByWebsite(open, campaignId)
      const findContacts = await contactFinder(open, campaignId, search)
      const rows = companies.flatMap((company) => {
        const accountId = accounts.get(company.website)
        // An account that was deleted meanwhile is not wanted.
        return accountId === undefined ? [] : findContacts(company, { name: company.name, accountId })
      })
      await addRows(of(open, 'contact'), rows)
    }

    return {
      parts: [
        ...(clearExisting ? [{ step: 'clear' } as const] : []),
        ...chunks.map((companies) => ({ step: 'accounts', companies }) as const),
        ...chunks.map((companies) => ({ step: 'contacts', companies }) as const),
      ],
      size: (part) => (part.step === 'clear' ? 0 : part.companies.length),
      prepare: (part) => (open) => {
        if (part.step === 'accounts') return addAccounts(open, part.companies)
        if (part.step === 'contacts') return addContacts(open, part.companies)
        return clearAll(open)
      },
      keep: (open, write) => write(open),
    }

    async function clearAll(open: WorkspaceStore): Promise<void> {
      await clearRows(of(open, 'account'), jobId)
      await clearRows(of(open, 'contact'), jobId)
    }
  },
)

async function accountIdsByWebsite(store: WorkspaceStore, campaignId: string): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for await (const { id, value } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const website = value['website']
    if (typeof website === 'string') ids.set(website, id)
  }
  return ids
}
