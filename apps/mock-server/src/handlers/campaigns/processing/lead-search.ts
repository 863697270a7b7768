import type { SignalRow } from '../../../engines/sourcing/search-rows'
import { collectionName, type WorkspaceStore } from '../../../store/store'
import { readCampaign } from '../campaigns-collection'
import type { ContactSearch } from './find-contacts'

/** What a campaign was last asked to find, by its id: what a check for new leads looks for again. */
export interface LeadSearch {
  readonly campaignId: string
  /** Whom it is after, in words; nothing where only its rows say so. */
  readonly whom?: string | undefined
  /** By which accounts were found; none where they came otherwise. */
  readonly signals: readonly SignalRow[]
  /** Accounts at once. */
  readonly accountsLimit: number
  readonly search: ContactSearch
  /** Whether people were looked for at every account, also at those that the signals do not describe. */
  readonly isAtAll?: boolean | undefined
  /** Until when it has been looked, in milliseconds. */
  readonly lookedUntil: number
}

export const leadSearchesCollection = collectionName<LeadSearch>('lead searches')

export async function keepLeadSearch(store: WorkspaceStore, search: LeadSearch): Promise<void> {
  await store.collection(leadSearchesCollection).put(search.campaignId, search)
}

/** A campaign that was never asked to find anybody takes one of whoever has come to its accounts since it was made. */
export async function readLeadSearch(store: WorkspaceStore, campaignId: string): Promise<LeadSearch> {
  const kept = await store.collection(leadSearchesCollection).get(campaignId)
  if (kept !== undefined) return kept.value
  const { createDate } = (await readCampaign(store, campaignId)).value
  return {
    campaignId,
    signals: [],
    accountsLimit: 0,
    search: { filters: [], maxLimit: 1 },
    lookedUntil: Date.parse(createDate),
  }
}
