import { addedTo } from './added-to'
import { changedCompanies } from './changed-companies'
import type { Intent } from './intent'
import type { Rewording } from './other-words'
import { hasConditions, type LeadRequest } from './lead-request'

type Search = Extract<Intent, { kind: 'find' }>

/** A search with what is said behind it; nothing where that is another search, or no search at all. */
export function searchGoingOn(last: Search, intent: Intent, part: string): Search | undefined {
  if (intent.kind === 'again') {
    const { isAdded = false, changes } = intent
    return { ...last, leads: joined(last.leads, isAdded ? addedTo(last.leads, changes) : changes) }
  }
  if (intent.kind !== 'find') return undefined
  // “…, and get me the head of logistics there”
  if (
    /\bthere\b/i.test(part) &&
    last.leads.people === undefined &&
    intent.leads.people !== undefined &&
    intent.leads.scope === 'existing' &&
    !hasConditions(intent.leads.companies)
  ) {
    const { people, perAccount, contacts, unknown } = intent.leads
    return { ...last, leads: joined(last.leads, { people, perAccount, contacts, unknown }) }
  }
  // “Find SaaS companies. Look for those that are hiring.” is one search.
  if (last.isSaid === true && !hasConditions(intent.leads.companies))
    return { kind: 'find', leads: joined(last.leads, intent.leads) }
  // “We sell insurance to restaurants. Find HR managers at software companies”: whom one sells to is not looked for then.
  if (last.isSaid === true && intent.leads.companies.industry !== undefined) return intent
  return goesOn(intent.leads) ? { ...last, leads: joined(last.leads, intent.leads) } : undefined
}

/** A search for as many as are named behind it: “Maybe 20 people.” */
export function searchCounted(last: Search, part: string): Search | undefined {
  const most = countAlone.exec(part)
  return most === null ? undefined : { ...last, leads: withCount(last.leads, most) }
}

function withCount(leads: LeadRequest, [, count = '', what = '']: RegExpExecArray): LeadRequest {
  const isOfCompanies = leads.people === undefined || /compan|account|firm/i.test(what)
  return { ...leads, ...(isOfCompanies ? { accounts: Number(count) } : { contacts: Number(count) }) }
}

/** A text without the number that is said behind it, and that number: “in Berlin, and 3 people only”. */
export function countBehind(text: string): { readonly rest: string; readonly count: number } | undefined {
  const [, rest, first, second = first, count = second] = numberBehind.exec(text) ?? []
  return rest === undefined ? undefined : { rest, count: Number(count) }
}

const numberBehind =
  /^(.+?)(?:(?:,?\s+and|,?\s+but|,)\s+(?:only\s+|just\s+|maybe\s+)?(\d{1,3})\s+(?:people|contacts|persons|leads|of them)|,?(?:\s+but)?\s+(?:only|just)\s+(\d{1,3})|,\s*(?:and\s+|but\s+)?(\d{1,3})\s+(?:(?:of them|people)\s+)?(?:is|are|would be|will be)\s+(?:enough|fine|plenty|ok(?:ay)?))(?:\s+(?:only|please|this time))*$/i

/** Said before a search is narrowed, it adds nothing to that: “Actually only the ones in Hamburg”. */
export const narrowedInPassing: Rewording = [
  /^(?:(?:ok(?:ay)?|no|yes|well|actually|hm+|sorry|wait|thanks|thank you|great|good|nice|but|and|please|in fact|on second thoughts?)[,\s]+)+(?=(?:only|just)\s+(?:the (?:ones|people|companies|contacts|accounts)|those|these|people|companies)\s+(?:in|from|at|with|of|who|that|near|around)\s)/i,
  '',
]

/** How many are to be found, said behind it. */
const countAlone =
  /^(?:(?:maybe|perhaps|about|around|roughly|approximately|say|some|like|up to|max(?:imum)?\.?|at most|i need|we need|i['’]d like|we['’]d like|i want|we want|let['’]s say|(?:can|could|would|will) you|please|now|then|so|only|just|find|get|find me|get me|find us|get us|show me|give me|look for)[,\s]+)*(?:the )?(?:first )?(\d{1,3})\s*(people|contacts?|persons?|leads?|prospects?|of them|of those|compan(?:y|ies)|accounts?|firms?|names?)?(?:\s+(?:please|only|there|for (?:me|us|that|this|it|a start)|to (?:start|begin) with|like (?:that|this|these|those)|would be (?:good|enough|fine|great)|is (?:enough|fine)|are enough|in total|or so|max(?:imum)?))*[.!?\s]*$/i

/** Whether a search only says more of the one before it. */
function goesOn({ companies, people, accounts, contacts, scope }: LeadRequest): boolean {
  const { industry, location } = companies
  return (
    scope === 'new' &&
    people === undefined &&
    accounts === undefined &&
    contacts === undefined &&
    (industry === undefined || location === undefined)
  )
}

export function joined(leads: LeadRequest, changes: Partial<LeadRequest>): LeadRequest {
  return {
    ...leads,
    ...changes,
    people: changes.people ?? leads.people,
    accounts: changes.accounts ?? leads.accounts,
    contacts: changes.contacts ?? leads.contacts,
    perAccount: changes.perAccount ?? leads.perAccount,
    companies: changedCompanies(leads.companies, changes.companies),
    scope: leads.scope,
    unknown: [...leads.unknown, ...(changes.unknown ?? [])],
  }
}
