import { addRows } from '../artifacts/artifact-rows'
import type { NewArtifact } from '../artifacts/stored-artifact'
import { contactsAtAccount } from './contacts-at-account'
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
    const findContacts = await contactFinder(store, campaignId, search)

    return {
      parts: inChunks(accountIds),
      size: (ids) => ids.length,
      prepare: async (ids) =>
        (await Promise.all(ids.map((id) => contactsAtAccount(store, campaignId, id, findContacts)))).flat(),
      async keep(open, rows) {
        return (await addRows({ store: open, campaignId, artifactType: 'contact', now: clock.now() }, rows)).length
      },
    }
  },
)
