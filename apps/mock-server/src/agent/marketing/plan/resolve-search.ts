import type { Intent } from '../request/intent'
import { hasConditions, type LeadRequest } from '../request/lead-request'
import { likeIdeal } from '../search/like-ideal'
import { listed } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import type { KnownBefore } from './follow-request'

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
  if (!('search' in resolved) || resolved.search.scope !== 'existing') return resolved
  const { spokenOf } = known.memory
  const { isThese = false } = resolved.search
  return { search: { ...resolved.search, at: isThese && spokenOf ? spokenOf.accounts : undefined } }
}

function completed(intent: SearchIntent, { memory, idea, accounts }: Known): ResolvedSearch {
  const lastSearch = memory.pending ?? memory.lastSearch
  if (intent.kind === 'again') {
    const { accounts: some, contacts: others, companiesAlone, ...rest } = intent.changes
    const companies = memory.pending?.companies ?? memory.lastCompanies
    if (companiesAlone === true && companies !== undefined && hasConditions(companies))
      return checked({
        companies: { ...companies, ...rest.companies },
        accounts: some ?? others,
        scope: 'new',
        unknown: rest.unknown ?? [],
        unknownPlace: rest.unknownPlace,
      })
    if (memory.pending === undefined && intent.isBare === true)
      return offered(resolveSearch({ ...intent, isBare: false }, { memory, idea, accounts }))
    // What nobody can search by is still wanted when a place is named for it.
    const { refused } = memory
    if (memory.pending === undefined && refused !== undefined) {
      const leads = changed(refused, intent.changes)
      return checked({ ...leads, unknown: [...new Set([...refused.unknown, ...leads.unknown])] })
    }
    if (lastSearch !== undefined) {
      const leads = changed(lastSearch, intent.changes)
      if (memory.pending === undefined || hasConditions(leads.companies)) return checked(leads)
      return resolveSearch({ kind: 'find', leads }, { memory: { campaignId: memory.campaignId }, idea, accounts })
    }
    // More of nothing, or only some of it: what the workspace is after has not been asked for.
    const said = { companies: {}, scope: 'new', unknown: [], ...intent.changes } as const
    return offered(resolveSearch({ kind: 'find', leads: said }, { memory, idea, accounts }))
  }
  const { leads, isMore } = intent
  if (leads.isIdeal === true) {
    const { isIdeal: _, ...plain } = leads
    if (idea !== undefined && hasConditions(idea.companies)) return checked(likeIdeal(plain, idea))
    return {
      pending: plain,
      question:
        'I do not know yet who your best customers are: the settings do not say it. Which companies shall I look for? Name an industry and a place, for example “SaaS companies in Berlin”.',
    }
  }
  if (hasConditions(leads.companies) || leads.scope !== 'new') {
    // The answer to a question goes with what it was asked for.
    const asked = memory.pending
    return checked(asked === undefined || leads.people !== undefined ? leads : { ...asked, ...defined(leads) })
  }
  if (isMore === true && lastSearch !== undefined) return checked(changed(lastSearch, leads))
  if (leads.people !== undefined && accounts > 0) return checked({ ...leads, scope: 'existing' })
  if (idea !== undefined && hasConditions(idea.companies)) {
    return checked({
      ...idea,
      ...defined(leads),
      companies: idea.companies,
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

/** Whoever only names a place, or how many, has not said that they are to be looked for. */
function offered(resolved: ResolvedSearch): ResolvedSearch {
  if (!('search' in resolved)) return resolved
  return { question: `Shall I look for ${describeSearch(resolved.search)}?`, offer: resolved.search }
}

const excludes = /^(?:but\s+)?(?:not|without|outside|except|excluding|other than|besides|apart from|no)\b/i

function checked(search: LeadRequest): ResolvedSearch {
  if (search.unknown.some((each) => excludes.test(each)))
    return {
      question:
        'I cannot leave companies or places out, so I have not searched: I only look for what is named. Where, or among which companies, shall I look instead?',
    }
  if (search.unknownPlace === undefined && search.unknown.length === 0) return { search }
  if (search.unknownPlace === undefined) {
    const said = listed(search.unknown.map((each) => `“${each}”`))
    const offer = { ...search, unknown: [], leftOut: `left out ${said}` }
    return {
      question: `I cannot search by ${said}. Shall I find ${describeSearch(search)} without ${search.unknown.length === 1 ? 'it' : 'them'}?`,
      offer,
      refused: search,
    }
  }
  return {
    pending: { ...search, unknownPlace: undefined },
    question: `I know no place called “${search.unknownPlace}”, so I have not searched. Which city, country or region do you mean?`,
  }
}

/** The last search, but for what is said now. */
function changed(last: LeadRequest, changes: Partial<LeadRequest>): LeadRequest {
  const { accounts: number, people, companies, ...rest } = changes
  const isOfPeople = (people ?? last.people) !== undefined
  // “5 more” counts what was counted before.
  const counts =
    number === undefined ? {} : isOfPeople && rest.contacts === undefined ? { contacts: number } : { accounts: number }
  // Companies were asked for, and now who is there.
  const scope =
    rest.scope ??
    (people !== undefined && last.people === undefined && companies === undefined ? 'existing' : last.scope)
  const base = number === undefined ? last : { ...last, accounts: undefined, contacts: undefined }
  return {
    ...base,
    ...defined(rest),
    ...counts,
    people: people === undefined && last.people === undefined ? undefined : { ...last.people, ...people },
    companies: { ...last.companies, ...companies },
    scope,
    unknown: changes.unknown ?? [],
    leftOut: undefined,
    outweighed: changes.outweighed,
    takenOver: scope === 'new' ? takenOver(last, changes) : undefined,
    unknownPlace: changes.unknownPlace,
  }
}

function defined(leads: Partial<LeadRequest>): Partial<LeadRequest> {
  return Object.fromEntries(Object.entries(leads).filter(([, value]) => value !== undefined))
}

/** What a search has from the one before it, where it says something of its own. */
function takenOver(last: LeadRequest, { people, companies = {} }: Partial<LeadRequest>): string | undefined {
  if (people === undefined && !hasConditions(companies)) return undefined
  const kept = Object.entries(last.companies).filter(([name]) => !(name in companies))
  const rest = { companies: Object.fromEntries(kept), people: people === undefined ? last.people : undefined }
  if (kept.length === 0 && rest.people === undefined) return undefined
  return describeSearch({ ...rest, scope: 'new' })
}
