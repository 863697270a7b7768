import { findCompanies } from '../../../engines/sourcing/find-companies'
import type { SignalRow } from '../../../engines/sourcing/search-rows'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import type { WorkspaceStore } from '../../../store/store'
import { clearRows } from '../artifacts/artifact-rows'
import { addAccounts, addContacts } from './company-rows'
import type { ContactSearch } from './find-contacts'
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
export const buildAudience = workInParts<BuildAudienceInput, Part, (store: WorkspaceStore) => Promise<number>>(
  async ({ clock, jobId }, input) => {
    const { campaignId, signals, accountsLimit, clearExisting, search } = input
    // What was there at the beginning of the world does not change: the same is found again by a server that goes on.
    const found = findCompanies(theWorld(), { signals, contacts: search.filters, limit: accountsLimit })
    const chunks = inChunks(found)

    return {
      parts: [
        ...(clearExisting ? [{ step: 'clear' } as const] : []),
        ...chunks.map((companies) => ({ step: 'accounts', companies }) as const),
        ...chunks.map((companies) => ({ step: 'contacts', companies }) as const),
      ],
      size: (part) => (part.step === 'clear' ? 0 : part.companies.length),
      prepare: (part) => (store) => {
        const parts = { store, campaignId, now: clock.now() }
        if (part.step === 'accounts') return addAccounts(parts, part.companies)
        if (part.step === 'contacts') return addContacts(parts, part.companies, search)
        return clearAll(store)
      },
      keep: (open, write) => write(open),
    }

    async function clearAll(store: WorkspaceStore): Promise<number> {
      const parts = { store, campaignId, now: clock.now() }
      await clearRows({ ...parts, artifactType: 'account' }, jobId)
      await clearRows({ ...parts, artifactType: 'contact' }, jobId)
      return 0
    }
  },
)
