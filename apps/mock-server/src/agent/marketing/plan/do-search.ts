import { textField } from '../../../engines/enrichment/enrichment'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection, type StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { Extreme } from '../request/audience-question'
import { extremeAnswer } from './facet-answer'
import { campaignsCollection } from '../../../handlers/campaigns/campaigns-collection'
import { addLeadGroup, type LeadGroup } from '../../../handlers/campaigns/processing/lead-search'
import { keepMemory, readMemory, type Memory } from '../memory'
import { hasConditions, mostAtOnce, type LeadRequest } from '../request/lead-request'
import type { MarketingSession, ToolAnswer } from '../run/marketing-session'
import { accountsThatFit } from '../search/accounts-that-fit'
import type { SizeOrderName } from '../search/by-size'
import { signalsOf } from '../search/company-tests'
import { correctionOf } from '../search/corrections'
import { peopleSearches } from '../search/people-searches'
import { findAccounts, type FoundAccounts } from '../tools/find-accounts'
import { findContacts, type FoundContacts } from '../tools/find-contacts'
import { writeOverview } from '../tools/write-overview'
import { counted } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { isOfPlacesAlone, placeOrCompanies } from './conditions-in'
import { contactKey, type SpokenOf } from './spoken-of'
import { searchReply } from './search-reply'
import { whomLookedFor } from '../writing/whom-looked-for'

export interface SearchStyle {
  /** Whether it plans more than the least. */
  readonly reasons: boolean
  /** Whether a first search is to be followed by the overview. */
  readonly writesOverview: boolean
  /** Whether the same request goes on to look people up. */
  readonly enrichesThen: boolean
  /** Whether nothing else is done. */
  readonly isAlone: boolean
  /** The messages that are written or changed are changed further by what comes next. */
  readonly isContinued?: boolean | undefined
  /** How many are wanted in all, where only the rest of them is looked for. */
  readonly inAll?: Pick<LeadRequest, 'accounts' | 'contacts'> | undefined
}

/** What came of a search. */
export interface SearchOutcome {
  readonly search: LeadRequest
  readonly wanted: { readonly accounts: number; readonly contacts: number }
  readonly accounts?: ToolAnswer<FoundAccounts> | undefined
  readonly contacts?: ToolAnswer<FoundContacts> | undefined
}

/** Finds companies, then the people at them, and says what was found and what was not. */
export async function doSearch(
  session: MarketingSession,
  search: LeadRequest,
  memory: Memory,
  style: SearchStyle,
): Promise<Memory> {
  const there = await thoseThatFit(session, search)
  if (there !== undefined && there.fitting.count === 0) return sayNoneFits(session, search, memory, there.fitting.of)
  const outcome =
    search.scope === 'new'
      ? await searchNew(session, search, style)
      : await searchThere(session, { ...search, ...there })
  const { offer } = searchReply(outcome)
  const { added, corrections = [] } = memory
  const before = search.isInstead === true ? (added?.asked ?? memory.lastSearch) : memory.lastSearch
  const isInstead = search.isInstead === true || isNarrower(search, memory.lastSearch)
  const ahead = search.isInstead === true && added !== undefined ? added.before : memory.lastSearch
  const isCorrection = search.isInstead === true && search.scope === 'new' && before?.scope === 'new'
  const lastSearch = { ...(search.withBefore ?? search), ...style.inAll }
  const next = {
    ...memory,
    lastSearch,
    lastFound: fittingCount(outcome) > 0 ? lastSearch : memory.lastFound,
    inVain: search.scope === 'new' && fittingCount(outcome) === 0 ? search : undefined,
    found:
      foundCount(outcome) +
      (search.foundBefore ?? 0) +
      (before !== undefined && seeks(before) === seeks(search) ? (memory.found ?? 0) : 0),
    lastCompanies: search.scope === 'new' ? (search.withBefore ?? search).companies : memory.lastCompanies,
    added: search.withBefore !== undefined && ahead !== undefined ? { before: ahead, asked: search } : undefined,
    corrections: isCorrection ? [...corrections, correctionOf(before, search)] : memory.corrections,
    pending: undefined,
    refused: undefined,
    offer,
    spokenOf: spokenOfAfter(outcome, memory, { isRest: style.inAll !== undefined }),
  }
  const searchId = session.output.nextId('search')
  await session.parts.once(searchId, (open) =>
    remember(open, session, next, { ...search, isInstead, isEmpty: foundCount(outcome) === 0 }),
  )
  const isGrown = [outcome.accounts, outcome.contacts].some(
    (each) => each && 'result' in each && each.result.added + (each.result.added_before ?? 0) > 0,
  )
  const writes = isGrown && style.writesOverview && !session.hasOverview()
  const isWritten = writes && 'result' in (await session.callTool(writeOverview, {}))
  const also = isWritten ? ['I have also written the overview of the campaign: it is in the Overview tab.'] : []
  await session.output.say(searchReply(outcome, { also, enrichesThen: style.enrichesThen }).text)
  return next
}

function foundCount({ search, accounts, contacts }: SearchOutcome): number {
  const found = search.people === undefined ? accounts : contacts
  return found !== undefined && 'result' in found ? found.result.added + (found.result.added_before ?? 0) : 0
}

/** With those who fit and were there already: a search that has only those has found them. */
function fittingCount(outcome: SearchOutcome): number {
  const { accounts } = outcome
  const before = accounts !== undefined && 'result' in accounts ? accounts.result.there_before : 0
  return foundCount(outcome) + before
}

/** Of more of the same, or of the rest that was looked for elsewhere, those before are spoken of as well. */
function spokenOfAfter(
  outcome: SearchOutcome,
  { lastSearch, spokenOf }: Memory,
  { isRest }: { readonly isRest: boolean },
): SpokenOf | undefined {
  const found = foundBy(outcome)
  const isMore = isRest || (lastSearch !== undefined && seeks(lastSearch) === seeks(outcome.search))
  if (found === undefined || spokenOf === undefined || !isMore) return found ?? spokenOf
  return {
    accounts: [...new Set([...spokenOf.accounts, ...found.accounts])],
    contacts: [...new Set([...spokenOf.contacts, ...found.contacts])],
  }
}

/** Whether a search is after some of those of the one before it alone, so that checks look for no others any more. */
function isNarrower(search: LeadRequest, before: LeadRequest | undefined): boolean {
  if (before === undefined || search.scope !== 'new' || before.scope !== 'new') return false
  const asBefore = { ...search, companies: { ...search.companies, ...before.companies } }
  return (
    search.withBefore === undefined &&
    seeks({ ...search, companies: before.companies }) === seeks(before) &&
    seeks(asBefore) === seeks(search) &&
    seeks(search) !== seeks(before)
  )
}

/** Whom a search is after, whatever their number. */
function seeks({ companies, people, scope }: LeadRequest): string {
  return JSON.stringify([
    scope,
    ...[companies, people ?? {}].map((conditions) =>
      Object.entries(conditions)
        .filter(([, text]) => text !== undefined)
        .map(([name, text]) => `${name}=${text}`)
        .toSorted((one, other) => one.localeCompare(other)),
    ),
  ])
}

/** Those that a search has found, whether they are new or were there before. */
function foundBy({ search, accounts, contacts }: SearchOutcome): SpokenOf | undefined {
  const companies =
    accounts !== undefined && 'result' in accounts
      ? [...accounts.result.accounts.map(({ name }) => name), ...accounts.result.already_there]
      : []
  const people = contacts !== undefined && 'result' in contacts ? contacts.result.contacts : []
  const names = search.at ?? (people.length > 0 ? people.map(({ account }) => account) : companies)
  if (names.length === 0 || (contacts !== undefined && people.length === 0)) return undefined
  return { accounts: [...new Set(names)], contacts: people.map(({ name, account }) => contactKey(name, account)) }
}

async function searchNew(
  session: MarketingSession,
  search: LeadRequest,
  { reasons }: SearchStyle,
): Promise<SearchOutcome> {
  const { companies, people, perAccount } = search
  const usual = reasons ? usualCount : fewCount
  const contacts = people === undefined ? 0 : (search.contacts ?? (search.accounts ?? usual) * (perAccount ?? 1))
  const accounts = search.accounts ?? (people === undefined ? usual : Math.ceil(contacts / (perAccount ?? 1)))
  const wanted = { accounts, contacts }
  // Whoever names nobody wants those who decide.
  const seniority = people?.seniority ?? (people?.title === undefined ? 'decision makers' : undefined)
  // Whoever counts companies wants new ones.
  const isOfPeople = people !== undefined && search.accounts === undefined
  const found = await session.callTool(findAccounts, {
    ...companies,
    ...(people === undefined ? {} : { with_title: people.title, with_seniority: seniority, per_account: perAccount }),
    ...(isOfPeople ? { people: limited(contacts) } : {}),
    ...sizeArgs(search),
    limit: limited(accounts),
    per_page: limited(accounts),
  })
  if (people === undefined || 'problem' in found) return { search, wanted, accounts: found }
  const { with_people: names = [] } = found.result
  if (names.length === 0) return { search, wanted, accounts: found }
  const { parts, output, campaignId } = session
  // Whoever stops it here speaks of these companies then.
  await parts.once(output.nextId('companies found'), async (open) =>
    keepMemory(open, {
      ...(await readMemory(open, campaignId)),
      lastSearch: search,
      lastCompanies: companies,
      spokenOf: { accounts: [...names], contacts: [] },
    }),
  )
  const contactsFound = await session.callTool(findContacts, {
    ...people,
    accounts: [...names],
    ...(perAccount === undefined ? {} : { per_account: perAccount, with_known: true }),
    limit: limited(contacts),
    per_page: limited(contacts),
  })
  return { search, wanted, accounts: found, contacts: contactsFound }
}

function sizeArgs({ order }: LeadRequest): { readonly order?: SizeOrderName; readonly among_first?: number } {
  if (order === undefined) return {}
  const { by, end, count } = order
  const sized = end === 'most' ? 'largest' : 'smallest'
  const name = by === 'employees' ? sized : end === 'most' ? 'highest revenue' : 'lowest revenue'
  return { order: name, ...(count === undefined ? {} : { among_first: limited(count) }) }
}

/** Accounts that are there and as is asked for, where anything is asked of them. */
async function thoseThatFit(
  { parts, output, context, campaignId }: MarketingSession,
  { scope, companies, at }: LeadRequest,
): Promise<{ readonly at: readonly string[]; readonly fitting: NonNullable<LeadRequest['fitting']> } | undefined> {
  if (scope === 'new' || !hasConditions(companies)) return undefined
  const { names, of } = await parts.remember(output.nextId('fitting'), () =>
    accountsThatFit(context.store, campaignId, companies, at),
  )
  return of === 0 ? undefined : { at: names, fitting: { count: names.length, of } }
}

async function sayNoneFits(
  { output, parts }: MarketingSession,
  { companies, people, contacts, perAccount }: LeadRequest,
  memory: Memory,
  count: number,
): Promise<Memory> {
  const offer: LeadRequest = { companies, people, contacts, perAccount, scope: 'new', unknown: [] }
  const none = `None of the ${counted(count, 'account')} ${isOfPlacesAlone(companies) ? 'is' : 'fits:'} ${placeOrCompanies(companies)}. So I have looked nowhere.`
  await output.say(`${none} Shall I find ${describeSearch(offer)}?`)
  const next = { ...memory, offer, pending: undefined, refused: undefined }
  await parts.once(output.nextId('none fits'), (open) => keepMemory(open, next))
  return next
}

async function searchThere(session: MarketingSession, search: LeadRequest): Promise<SearchOutcome> {
  const sized = search.extreme === undefined ? undefined : await atExtreme(session, search.extreme, search.at)
  const { people = {}, perAccount, scope } = search
  const at = sized?.at ?? search.at
  const contacts = limited(search.contacts ?? mostAtOnce)
  const found = await session.callTool(findContacts, {
    ...people,
    per_account: perAccount ?? (search.contacts === undefined ? 1 : undefined),
    ...(at === undefined ? {} : { accounts: [...at] }),
    ...(scope === 'without-contacts' ? { without_contacts: true } : {}),
    limit: contacts,
    per_page: contacts,
  })
  const done = { ...search, people, at, extremeText: sized?.text }
  return { search: done, wanted: { accounts: 0, contacts: search.contacts ?? 0 }, contacts: found }
}

/** The largest or the smallest accounts of the audience, or of some of them, and which those are. */
async function atExtreme(
  { parts, output, context, campaignId }: MarketingSession,
  extreme: Extreme,
  among: readonly string[] | undefined,
): Promise<{ readonly at: readonly string[]; readonly text: string }> {
  return parts.remember(output.nextId('sizes'), async () => {
    const rows: StoredArtifact[] = []
    for await (const { value } of readEach(context.store.collection(artifactsCollection(campaignId, 'account'))))
      if (among === undefined || among.includes(textField(value, 'name') ?? '')) rows.push(value)
    const { text, found } = extremeAnswer(extreme, rows)
    return { text, at: found.flatMap((row) => textField(row, 'name') ?? []) }
  })
}

const usualCount = 10
const fewCount = 5

function limited(count: number): number {
  return Math.min(count, mostAtOnce)
}

function leftOutOf({ outside, other_than, not_at }: LeadRequest['companies']): LeadGroup['leftOut'] {
  return (outside ?? other_than ?? not_at) === undefined ? undefined : { outside, other_than, not_at }
}

/** For “5 more”, and for checks for new leads. */
async function remember(
  open: Parameters<typeof readMemory>[0],
  { campaignId, context, run }: MarketingSession,
  next: Memory,
  { isInstead = false, withBefore, leftOut, isEmpty }: LeadRequest & { readonly isEmpty: boolean },
): Promise<void> {
  const { draft } = await readMemory(open, campaignId)
  await keepMemory(open, { ...next, draft })
  const { lastSearch: search } = next
  if (search === undefined || search.scope !== 'new') return
  if ((await open.collection(campaignsCollection).get(campaignId)) === undefined) return
  const [people] = search.people === undefined ? [] : peopleSearches(search.people, false)
  await addLeadGroup(open, {
    // What is wider than the one before it finds those as well.
    isInstead: isInstead || withBefore !== undefined || leftOut?.startsWith('left out') === true,
    isEmpty,
    campaignId,
    whom: whomLookedFor(search),
    signals: signalsOf(search.companies),
    leftOut: leftOutOf(search.companies),
    accountsLimit: limited(search.accounts ?? usualCount),
    search: { filters: people?.filters ?? [], maxLimit: search.perAccount ?? 1 },
    lookedUntil: Math.max(run.startedAt, context.clock.now()),
  })
}
