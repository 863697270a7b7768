import { textField } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import { addRows } from '../artifacts/artifact-rows'
import { artifactsCollection, type NewArtifact } from '../artifacts/stored-artifact'
import { contactFinder, type ContactSearch } from './find-contacts'
import { inChunks, workInParts } from './work-in-parts'

export const fetchContactsKind = 'campaigns.fetchContacts'

export interface FetchContactsInput {
  readonly campaignId: string
  readonly search: ContactSearch
  /** The accounts that were shown when it began. */
  readonly accountIds: readonly string[]
}

/** Finds people at the accounts of a campaign. */
export const fetchContacts = workInParts<FetchContactsInput, readonly string[], readonly NewArtifact[]>(
  async ({ store, clock }, { campaignId, search, accountIds }) => {
    const accounts = store.collection(artifactsCollection(campaignId, 'account'))
    const findContacts = await contactFinder(store, campaignId, search)

    async function contactsAt(accountId: string): Promise<readonly NewArtifact[]> {
      const account = (await accounts.get(accountId))?.value
      if (account === undefined) return []
      const name = textField(account, 'name')
      const company = theWorld().companyOf({ domain: textField(account, 'website') ?? null, name: name ?? null })
      return company === undefined ? [] : findContacts(company, { name: name ?? company.name, accountId })
    }

    return {
      parts: inChunks(accountIds),
      size: (ids) => ids.length,
      prepare: async (ids) => (await Promise.all(ids.map(contactsAt))).flat(),
      keep: (open, rows) => addRows({ store: open, campaignId, artifactType: 'contact', now: clock.now() }, rows),
    }
  },
)
