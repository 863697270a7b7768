import type { Intent } from '../request/intent'
import { hasConditions, type LeadRequest } from '../request/lead-request'
import { changedCompanies } from '../request/changed-companies'
import { addedTo } from '../request/added-to'
import { likeIdeal } from '../search/like-ideal'
import { aroundOf } from '../search/around-of'
import { describePeople, describeSearch } from '../writing/describe-search'
import { checked } from './checked-search'
import { elsewhereAsked } from './elsewhere-asked'
import type { KnownBefore } from './follow-request'
import { askedForMoreOf, asksForMoreAlone, isPlaceAlone } from './more-of-nobody'
import { withStillUnwanted } from './still-unwanted'

/** What is to be looked for, or what has to be asked first. */
export type ResolvedSearch =
  | { readonly search: LeadRequest }
  | {
      readonly question: string
      readonly pending?: LeadRequest | undefined
      readonly offer?: LeadRequest | undefined
      readonly refused?: LeadRequest | undefined
    }

type SearchIntent = Extract<Intent, { kind: 'find' | 'again' }>

type Known = Pick<KnownBefore, 'memory' | 'idea' | 'accounts'>

/** Completes a search from what was said before and from what the campaign is for. */
export function resolveSearch(intent: SearchIntent, known: Known): ResolvedSearch {
  const resolved = completed(intent, known)
  if (!('search' in resolved)) return resolved
  const { search } = resolved
  const { spokenOf } = known.memory
  if (search.scope !== 'existing') {
    const { isInstead } = intent
    const isOther = (search.takenOver !== undefined && intent.isAdded !== true) || isInstead === true
    return { search: { ...search, isInstead, keepsFound: isOther && spokenOf !== undefined ? true : undefined } }
  }
  const at = search.isThese === true && spokenOf ? spokenOf.accounts : undefined
  const { people: wanted } = known.memory.lastSearch ?? {}
  const isOpen = at !== undefined && spokenOf?.contacts.length === 0 && isAnybody(search.people) && !isAnybody(wanted)
  // They were looked for there, and it was stopped before anybody was found.
  const there =
    isOpen && wanted !== undefined
      ? { ...search, at, people: wanted, takenOver: describePeople(wanted) }
      : { ...search, at }
  const { inVain } = known.memory
  return inVain !== undefined && isWhereLooked(intent, search)
    ? (elsewhereAsked(there, inVain, known.accounts) ?? { search: there })
    : { search: there }
}

/** Whoever names no companies means those that were looked for last. */
function isWhereLooked(intent: SearchIntent, { isThese, companies }: LeadRequest): boolean {
  const { scope } = intent.kind === 'find' ? intent.leads : intent.changes
  return (isThese === true || scope === undefined || scope === 'new') && !hasConditions(companies)
}

function isAnybody(people: LeadRequest['people']): boolean {
  return people?.title === undefined && people?.seniority === undefined
}

function completed(intent: SearchIntent, { memory, idea, accounts }: Known): ResolvedSearch {
  const { added } = memory
  const hasQuestion = (memory.pending ?? memory.refused) !== undefined
  if (intent.isInstead === true && added !== undefined && !hasQuestion) {
    const changes =
      intent.kind === 'again'
        ? intent.changes
        : { ...defined(intent.leads), companies: defined(intent.leads.companies) }
    return checked(withBefore(added.before, changed(added.asked, changes)))
  }
  const lastSearch = memory.pending ?? withStillUnwanted(ofMore(elsewhere(memory, intent), intent), memory.offer)
  if (intent.kind === 'again' && intent.isOfLast === true && lastSearch !== undefined)
    return offered(checked(changed(lastSearch, intent.changes)))
  if (intent.kind === 'again') {
    const { accounts: some, contacts: others, companiesAlone, ...rest } = intent.changes
    const companies = memory.pending?.companies ?? memory.lastCompanies
    if (companiesAlone === true && companies !== undefined && hasConditions(companies))
      return checked({
        companies: changedCompanies(companies, rest.companies),
        accounts: some ?? others,
        scope: 'new',
        unknown: rest.unknown ?? [],
        unknownPlace: rest.unknownPlace,
      })
    // What nobody can search by is still wanted when a place is named for it.
    const { refused, offer } = memory
    if (memory.pending === undefined && intent.isBare === true && intent.isInstead !== true) {
      // To a question that is open, it says more of what was asked; what it would leave out is not agreed to with that.
      const { location } = memory.lastSearch?.companies ?? {}
      // Who is not wanted where all were looked for is wanted elsewhere.
      const isElsewhere = location !== undefined && intent.changes.companies?.outside === location
      const isWider = offer?.leftOut !== undefined && memory.lastSearch !== undefined && !isElsewhere
      const asked = offer === undefined || refused !== undefined || isWider ? memory : { ...memory, lastSearch: offer }
      return offered(resolveSearch({ ...intent, isBare: false }, { memory: asked, idea, accounts }))
    }
    // More of those that a narrower search has not found are more of those before.
    const { lastFound, found } = memory
    if (found === 0 && lastFound !== undefined && lastFound.scope === 'new' && asksForMoreAlone(intent))
      return checked(changed(lastFound, intent.changes))
    const added = (last: LeadRequest) => (intent.isAdded === true ? addedTo(last, intent.changes) : intent.changes)
    if (memory.pending === undefined && refused !== undefined) {
      const leads = changed(refused, added(refused))
      const isElsewhere = intent.isAdded !== true && intent.changes.companies?.location !== undefined
      const before = isElsewhere ? refused.unknown.filter((part) => !ofPlace.test(part)) : refused.unknown
      return checked({ ...leads, unknown: [...new Set([...before, ...leads.unknown])] })
    }
    if (lastSearch !== undefined) {
      if (memory.pending === undefined && intent.isAdded === true)
        return checked(beside(lastSearch, intent.changes, memory.found))
      const leads = changed(lastSearch, added(lastSearch), { isOpen: memory.pending !== undefined })
      if (memory.pending === undefined || hasConditions(leads.companies)) return checked(leads)
      return resolveSearch({ kind: 'find', leads }, { memory: { campaignId: memory.campaignId }, idea, accounts })
    }
    if (memory.offer !== undefined && (intent.isAdded === true || asSame.test(intent.text)))
      return offered(checked(changed(memory.offer, added(memory.offer))))
    const asking = askedForMoreOf(intent)
    if (asking !== undefined) return asking
    // More of nothing, or only some of it: what the workspace is after has not been asked for.
    const said = { companies: {}, scope: 'new', unknown: [], ...intent.changes } as const
    return offered(resolveSearch({ kind: 'find', leads: said }, { memory, idea, accounts }))
  }
  const { leads, isMore, isAdded = false, isBare = false } = intent
  const isOpen = (memory.refused ?? memory.pending) !== undefined || (lastSearch === undefined && memory.offer)
  if (isAdded && isOpen && !hasConditions(leads.companies) && leads.scope === 'new') {
    const { companies: _, ...changes } = leads
    return completed({ kind: 'again', changes: defined(changes), text: '', isAdded }, { memory, idea, accounts })
  }
  // “Add 5 finance directors from Manchester”: in the trade that was looked in before.
  if (isAdded && memory.pending === undefined && lastSearch !== undefined && namesPlaceAlone(leads))
    return checked(beside(lastSearch, { ...defined(leads), companies: defined(leads.companies) }, memory.found))
  if (leads.isIdeal === true) {
    const { isIdeal: _, ...plain } = leads
    if (idea !== undefined && hasConditions(idea.companies)) return checked(likeIdeal(plain, idea))
    return {
      pending: plain,
      question:
        'I do not know yet who your best customers are: the settings do not say it. Which companies shall I look for? Name an industry and a place, for example “SaaS companies in Berlin”.',
    }
  }
  // “No, I meant CEOs in Berlin” leaves the trade as it was.
  const base = lastSearch ?? memory.refused ?? memory.offer
  if (intent.isInstead === true && base !== undefined && leads.companies.industry === undefined) {
    const search = changed(base, { ...defined(leads), companies: defined(leads.companies) })
    return checked(
      base === memory.refused ? { ...search, unknown: [...new Set([...base.unknown, ...search.unknown])] } : search,
    )
  }
  if (hasConditions(leads.companies) || leads.scope !== 'new') {
    // The answer to a question goes with what it was asked for.
    const asked = memory.pending
    const place = memory.refused?.companies.location
    // “I need leads in Munich for …”, which was asked back: “offices with 50 to 200 people” are in Munich.
    if (isBare && asked === undefined && place !== undefined && leads.companies.location === undefined)
      return checked({ ...leads, companies: { ...leads.companies, location: place } })
    if (isBare && asked === undefined && lastSearch !== undefined && namesSizeAlone(leads))
      return checked(changed(lastSearch, { ...defined(leads), companies: defined(leads.companies) }))
    // “SaaS companies”, to “Whom shall I look for in Germany?”
    if (asked !== undefined && isPlaceAlone(asked.companies) && leads.companies.location === undefined)
      return checked({
        ...leads,
        companies: { ...asked.companies, ...defined(leads.companies) },
        ...(leads.people === undefined
          ? { accounts: leads.accounts ?? asked.accounts }
          : { contacts: leads.contacts ?? asked.contacts ?? asked.accounts }),
      })
    return checked(asked === undefined || leads.people !== undefined ? leads : { ...asked, ...defined(leads) })
  }
  if (isMore === true && lastSearch !== undefined) return checked(changed(lastSearch, leads))
  // “Find the owners”, of those that nobody could search by.
  const { refused } = memory
  if (leads.people !== undefined && refused !== undefined && refused.people === undefined && leads.scope === 'new')
    return checked({ ...leads, companies: refused.companies, unknown: [...refused.unknown, ...leads.unknown] })
  // “Get the founders”, where the companies that were looked for before were not found.
  if (
    leads.people !== undefined &&
    accounts === 0 &&
    lastSearch?.people === undefined &&
    hasConditions(lastSearch?.companies ?? {})
  )
    return checked({ ...leads, companies: lastSearch?.companies ?? {} })
  if (leads.people !== undefined && accounts > 0) return checked({ ...leads, scope: 'existing' })
  if (idea !== undefined && hasConditions(idea.companies)) {
    return checked({
      ...idea,
      ...defined(leads),
      companies: idea.companies,
      isOfKnown: true,
      people: leads.people ?? idea.people,
      // What was said and not understood is not made good by what is known.
      unknown: leads.unknown.length > 0 ? leads.unknown : idea.unknown,
    })
  }
  return {
    pending: leads,
    question: 'Which companies shall I look for? Name an industry and a place, for example “SaaS companies in Berlin”.',
  }
}

/** “The north”, of a place that is meant no longer */
const ofPlace =
  /^(?:(?:the )?(?:north|south|east|west|centre|center|middle|rest|north-?(?:east|west)|south-?(?:east|west)))$/i

/** What was offered, with something else: “the same in Ireland” */
const asSame = /^(?:the )?same\b/i

function namesPlaceAlone({ companies, scope }: LeadRequest): boolean {
  return scope === 'new' && isPlaceAlone(companies)
}

/** “Companies with 50 to 200 people” are those of the search before. */
function namesSizeAlone({ companies, people, scope }: LeadRequest): boolean {
  const { company_size: size, ...others } = companies
  return scope === 'new' && people === undefined && size !== undefined && !hasConditions(others)
}

/** Whoever only names a place, or how many, has not said that they are to be looked for. */
function offered(resolved: ResolvedSearch): ResolvedSearch {
  if (!('search' in resolved)) return resolved
  return { question: `Shall I look for ${describeSearch(resolved.search)}?`, offer: resolved.search }
}

/** The last search; who names other companies than those that are there wants them found as those were. */
function elsewhere(
  { lastSearch, lastCompanies = {} }: KnownBefore['memory'],
  intent: SearchIntent,
): LeadRequest | undefined {
  const { companies } = intent.kind === 'again' ? intent.changes : intent.leads
  if (lastSearch === undefined || lastSearch.scope === 'new' || !hasConditions(companies ?? {})) return lastSearch
  const { people, contacts, perAccount, unknown } = lastSearch
  return { companies: lastCompanies, people, contacts, perAccount, scope: 'new', unknown }
}

/** Where each of the companies has somebody by now, more of those are others at the same companies. */
function ofMore(last: LeadRequest | undefined, intent: SearchIntent): LeadRequest | undefined {
  const isOfMore = intent.kind === 'again' && asksForMoreAlone(intent)
  return last?.scope === 'without-contacts' && isOfMore ? { ...last, scope: 'existing', perAccount: undefined } : last
}

/** Those who were found before stay, so only the others are looked for; “5 more” means all of them. */
function beside(last: LeadRequest, changes: Partial<LeadRequest>, found = 0): LeadRequest {
  const search = { ...changed(last, changes), ...restOf(last, changes, found) }
  // Who is looked for at those that were found is no addition to what they were found by.
  if (search.scope !== last.scope) return search
  return withBefore(last, search, changes)
}

/** Of 12 who were asked for, 9 were found: in another place as well, the other 3 are looked for. */
function restOf(
  { contacts, people }: LeadRequest,
  changes: Partial<LeadRequest>,
  found: number,
): Partial<Pick<LeadRequest, 'contacts' | 'foundBefore'>> {
  const isOtherPlace = changes.companies?.location !== undefined && changes.people === undefined
  const isCounted = (changes.contacts ?? changes.accounts ?? changes.perAccount) !== undefined
  const isLacking = people !== undefined && contacts !== undefined && found > 0 && found < contacts
  return isOtherPlace && !isCounted && isLacking ? { contacts: contacts - found, foundBefore: found } : {}
}

/** A search beside the one before it, and what both are together. */
function withBefore(last: LeadRequest, search: LeadRequest, changes: Partial<LeadRequest> = search): LeadRequest {
  const both = changed(last, addedTo(last, changes))
  const isMore = describeSearch(both) !== describeSearch(search)
  return isMore ? { ...search, withBefore: { ...both, takenOver: undefined } } : search
}

/** The last search, but for what is said now. */
function changed(
  last: LeadRequest,
  changes: Partial<LeadRequest>,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): LeadRequest {
  const { accounts: number, people, companies, ...rest } = changes
  const isOfPeople = (people ?? last.people) !== undefined
  // “5 more” counts what was counted before.
  const counts =
    number === undefined ? {} : isOfPeople && rest.contacts === undefined ? { contacts: number } : { accounts: number }
  // Companies were asked for, and now who is there; where nobody was found yet, nobody can be there.
  const scope =
    rest.scope ??
    (!isOpen && people !== undefined && last.people === undefined && companies === undefined ? 'existing' : last.scope)
  const base = number === undefined ? last : { ...last, accounts: undefined, contacts: undefined }
  return {
    ...base,
    ...defined(rest),
    ...counts,
    people: changedPeople(last.people, people),
    // Whoever looks at those that were found has no more to ask of them.
    companies:
      scope !== 'new' && last.scope === 'new' && companies === undefined
        ? {}
        : changedCompanies(last.companies, companies),
    scope,
    unknown: changes.unknown ?? [],
    leftOut: undefined,
    outweighed: changes.outweighed,
    sizeNote: changes.sizeNote,
    takenOver: scope === 'new' ? takenOver(last, changes) : undefined,
    unknownPlace: changes.unknownPlace,
    elsewhere: changes.elsewhere,
    isOfKnown: undefined,
    withBefore: undefined,
    foundBefore: undefined,
    keepsFound: undefined,
    isInstead: undefined,
    around: companies?.location === undefined ? last.around : aroundOf(last.companies.location, companies.location),
    isNearby: companies?.location === undefined ? last.isNearby : changes.isNearby,
    // Of the ten largest there are no more: those that come next are meant.
    order: changes.order ?? (last.order && { ...last.order, count: undefined }),
  }
}

/** Who has a title of their own is not looked for as whoever decides. */
function changedPeople(last: LeadRequest['people'], people: LeadRequest['people']): LeadRequest['people'] {
  if (people === undefined || last === undefined) return people ?? last
  const { seniority, ...others } = last
  const isAnybody = seniority === 'decision makers' && people.title !== undefined && people.seniority === undefined
  return { ...(isAnybody ? others : last), ...people }
}

function defined<Conditions extends Partial<LeadRequest> | LeadRequest['companies']>(
  conditions: Conditions,
): Partial<Conditions> {
  return Object.fromEntries(
    Object.entries(conditions).filter(([, value]) => value !== undefined),
  ) as Partial<Conditions>
}

/** What a search has from the one before it, where it says something of its own. */
function takenOver(last: LeadRequest, { people, companies = {} }: Partial<LeadRequest>): string | undefined {
  if (people === undefined && !hasConditions(companies)) return undefined
  const kept = Object.entries(changedCompanies(last.companies, companies)).filter(
    ([name, value]) => value !== undefined && !(name in companies),
  )
  const rest = { companies: Object.fromEntries(kept), people: people === undefined ? last.people : undefined }
  if (kept.length === 0 && rest.people === undefined) return undefined
  return describeSearch({ ...rest, scope: 'new' })
}
