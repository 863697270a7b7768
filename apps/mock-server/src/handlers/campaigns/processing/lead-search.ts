import type { SignalRow } from '../../../engines/sourcing/search-rows'
import { collectionName, type WorkspaceStore } from '../../../store/store'
import { readCampaign } from '../campaigns-collection'
import { hash } from '../../../seeded-random'
import type { ContactSearch } from './find-contacts'

/** Whom a campaign was asked to find. */
export interface LeadGroup {
  /** Whom it is after, in words; nothing where only its rows say so. */
  readonly whom?: string | undefined
  /** Whom it was after before that was put right or made wider. */
  readonly insteadOf?: readonly string[] | undefined
  /** By which accounts were found; none where they came otherwise. */
  readonly signals: readonly SignalRow[]
  /** Places, trades and companies in which nobody is looked for. */
  readonly leftOut?:
    | {
        readonly outside?: string | undefined
        readonly other_than?: string | undefined
        readonly not_at?: string | undefined
      }
    | undefined
  /** Accounts at once. */
  readonly accountsLimit: number
  readonly search: ContactSearch
  /** Whether people were looked for at every account, also at those that the signals do not describe. */
  readonly isAtAll?: boolean | undefined
  /** It is kept, and no check looks for it. */
  readonly isSetAside?: boolean | undefined
}

/** What a campaign was asked to find, by its id, the last of it first: what a check for new leads looks for again. */
export interface LeadSearch extends LeadGroup {
  readonly campaignId: string
  /** Those who were asked for before, and are wanted still. */
  readonly others?: readonly LeadGroup[] | undefined
  /** Until when it has been looked, in milliseconds. */
  readonly lookedUntil: number
}

export const leadSearchesCollection = collectionName<LeadSearch>('lead searches')

/** Whom a check looks for, one group after the other. */
export function groupsOf(search: LeadSearch): readonly LeadGroup[] {
  return allGroupsOf(search).filter(({ isSetAside }) => isSetAside !== true)
}

/** The same with those that are set aside. */
export function allGroupsOf({
  others = [],
  whom,
  insteadOf,
  signals,
  leftOut,
  accountsLimit,
  search,
  isAtAll,
  isSetAside,
}: LeadSearch): readonly LeadGroup[] {
  return [{ whom, insteadOf, signals, leftOut, accountsLimit, search, isAtAll, isSetAside }, ...others]
}

/** The same search with other groups, of which there is at least one. */
export function withGroups(search: LeadSearch, [first, ...others]: readonly LeadGroup[]): LeadSearch {
  return { ...search, ...first, isSetAside: first?.isSetAside, others }
}

const mostGroups = 24

/** Keeps whom a campaign is asked to find now beside those from before, or in place of the last of them. */
export async function addLeadGroup(
  store: WorkspaceStore,
  {
    isInstead,
    isEmpty = false,
    ...search
  }: LeadSearch & {
    readonly isInstead: boolean
    /** Nobody was found: beside others it is looked for again only where somebody chooses so. */
    readonly isEmpty?: boolean
  },
): Promise<void> {
  const before = (await store.collection(leadSearchesCollection).get(search.campaignId))?.value
  const all = before === undefined ? [] : allGroupsOf(before)
  const groups = all.slice(isInstead ? 1 : 0)
  const others = groups.filter((group) => !isSame(group, search)).slice(0, mostGroups - 1)
  // Whoever has chosen among them has not chosen what is only searched for since.
  const stands = all.find((group) => isSame(group, search)) ?? (isInstead ? all[0] : undefined)
  const isLeft = groups.some((group) => group.isSetAside) || (isEmpty && groups.length > 0)
  const isSetAside = stands === undefined ? isLeft : stands.isSetAside
  const [last] = isInstead ? all : []
  const insteadOf = last && [...(last.insteadOf ?? []), ...(last.whom === undefined ? [] : [last.whom])]
  await keepLeadSearch(store, { ...search, insteadOf, isSetAside, others })
}

function isSame(one: LeadGroup, other: LeadGroup): boolean {
  return whomOf(one) === whomOf(other)
}

function whomOf({ signals, search, leftOut = {}, isAtAll = false }: LeadGroup): string {
  return JSON.stringify([signals, search.filters, leftOut, isAtAll])
}

/** The name of a group, which stays the same whatever else is asked for. */
export function searchIdOf(group: LeadGroup): string {
  return `search_${(hash(whomOf(group)) >>> 0).toString(36)}`
}

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
