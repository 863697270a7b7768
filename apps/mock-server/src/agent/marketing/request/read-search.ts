import { namesCompanies } from '../../../engines/messages/names-companies'
import { wordsOf } from '../../../engines/sourcing/words'
import type { Intent } from './intent'
import { hasConditions, type LeadRequest } from './lead-request'
import { namesPeopleAlone } from './names-people-alone'
import { readExclusions } from './read-exclusion'
import { readLeads } from './read-leads'

/** Reads what somebody wants found. Whatever names nothing to find is not understood: a search adds rows. */
export function readSearch(request: string, { isJoined }: { readonly isJoined: boolean }): Intent {
  const nothing: Intent = { kind: 'unknown', text: request }
  const text = request
    .replace(/^(?:do|try|run|repeat) (?=(?:the )?same\b)/i, '')
    // “5 more, but in Czechia instead”
    .replace(/,?\s+but\s+(?=(?:only\s+)?(?:in|at|from|for)\s)/i, ' ')
    // “3 more in Hamburg, but only companies below 200 people”
    .replace(
      /,?\s+but\s+(?:only|just)\s+(?:(?:the\s+)?(?:companies|firms|businesses|those|ones)\s+)?(?:with\s+)?((?:below|under|over|above|more than|less than|fewer than|at least|at most|up to)\s+\d[\d,.]*)(?:\s+(?:people|employees|staff))?/i,
      ' with $1 employees',
    )
  const without = withoutCondition(text)
  if (without !== undefined)
    return { kind: 'again', changes: { companies: without, unknown: [] }, text, isInstead: true }
  const { rest: plain, leftOut, unread } = readExclusions(text)
  const isLeavingOut = hasConditions(leftOut)
  // “Not in Warsaw”
  if (isLeavingOut && plain.replaceAll(/[\s.,!]|\b(?:but|and|please)\b/gi, '') === '')
    return { kind: 'again', changes: { companies: leftOut, unknown: unread }, text, isBare: true }
  // Nobody is to be found.
  if (nobody.test(plain)) return nothing
  if (asksForMore.test(plain)) return { kind: 'again', changes: { unknown: [] }, text, isBare: true, isOfLast: true }
  const verb = searches.exec(text)
  const isNarrowing = narrowing.test(text) || onlyBehind.test(text)
  const isExtending = isJoined || extending.test(text) || tail.test(text)
  const isAdded = isJoined || adding.test(text) || tail.test(text)
  const rest = (verb === null ? text : text.slice(verb[0].length))
    .replace(narrowing, '')
    .replace(extending, '')
    .replace(searches, '')
    // “We want to reach hotels”
    .replace(/^to (?:reach|target)\s+/i, '')
    .replace(tail, '')
    .replace(onlyBehind, '')
    .replace(/[\s,]+(?:please|pls|thanks|thank you|now|instead)$/i, '')
    .replace(/^(?:a |the )?(?:list|audience|campaign|leads list) (?:of|for|with)\s+/i, '')
  const leads = readLeads(rest)
  const unknownPlace = leads.unknownPlace ?? sameElsewhere.exec(text)?.[1]
  const isOwn = hasConditions(leads.companies)
  if (ofWords.test(text)) return nothing
  const isNamed = leads.people !== undefined || leads.companies.industry !== undefined || asksForLeads.test(rest)
  const says = isOwn || leads.people !== undefined
  const isClear = leads.unknown.length === 0
  const again =
    leads.people === undefined && moreCompanies.test(text) ? { ...said(leads), companiesAlone: true } : said(leads)
  if (moreAlone.test(plain)) return { kind: 'again', changes: again, text }
  const isMore = more.test(rest) && !/more than/i.test(rest)
  // “The same in Bonn”: that nobody knows the place is told.
  const { elsewhere = [] } = leads
  const nowhere = unknownPlace ?? (elsewhere.length > 0 ? elsewhere.join(' or ') : undefined)
  const isOfPlace =
    nowhere !== undefined && !says && (isClear || elsewhere.length > 0 || leads.unknown.join() === unknownPlace)
  if (isOfPlace && (isExtending || isMore || ofOther.test(text)))
    return {
      kind: 'again',
      changes: { ...again, unknown: [], elsewhere: undefined, unknownPlace: nowhere },
      text,
      ...(ofOther.test(text) ? { isInstead: true } : {}),
    }
  // What is said of other things may name a trade or a place beside.
  if (!isClear && !isNamed) return nothing
  if (!isClear && (verb === null || isWeak(verb[0])) && !beginsWithThem(rest)) return nothing
  if (!isClear && verb === null && !isJoined && !isExtending && !isNarrowing && !isClearAtFirst(rest)) return nothing
  if (isTradeAlone(leads) && verb !== null && isWeak(verb[0]) && !asksForLeads.test(rest)) return nothing
  // “And their CEOs”, “and the CFOs there”
  if (
    verb === null &&
    isClear &&
    leads.people !== undefined &&
    leads.scope === 'existing' &&
    (/^their\s/i.test(text) || /\bthere[.!\s]*$/i.test(text))
  )
    return { kind: 'find', leads, isMore: false }
  // “And the managing directors”, “the CFOs too”
  if (verb === null && (isJoined || tail.test(text)) && /^the\s/i.test(rest) && namesPeopleAlone(rest))
    return { kind: 'find', leads: { ...leads, scope: 'existing', isThese: true }, isMore: false }
  if (
    verb === null &&
    (isStatement.test(text.replace(/^IT\b/, 'information technology')) || (text.endsWith('?') && !isExtending))
  )
    return nothing
  // Whoever names people, a trade and a place begins anew.
  const isWhole =
    leads.people !== undefined && leads.companies.industry !== undefined && leads.companies.location !== undefined
  // “10 restaurants in Barcelona”
  const { industry, location } = leads.companies
  const isCounted = leads.accounts !== undefined && industry !== undefined && location !== undefined
  if ((isWhole || (isCounted && verb === null && !isMore && !isJoined && /^\d/.test(rest))) && isClear)
    return { kind: 'find', leads, isMore }
  if (verb !== null && !isExtending && ((isOwn && isNamed) || leads.scope !== 'new'))
    return { kind: 'find', leads, isMore, ...(isAdded ? { isAdded } : {}) }
  if (isMore || isNarrowing || isExtending)
    return says ? { kind: 'again', changes: again, text, ...(isAdded && !isMore ? { isAdded } : {}) } : nothing
  if (verb !== null && isNamed) return { kind: 'find', leads, isMore: false, ...(isAdded ? { isAdded } : {}) }
  // “At accounting firms instead”: the rest is as it was.
  if (verb === null && ofTradeAlone(leads) && isClear && ofOther.test(text))
    return { kind: 'again', changes: said(leads), text, isInstead: true }
  // Whoever names a trade and people, or companies, wants them found.
  if (isOwn && (leads.people !== undefined || asksForLeads.test(rest)))
    return { kind: 'find', leads, isBare: verb === null }
  if (says && isClear && wordsOf(text).length <= shortText)
    return {
      kind: 'again',
      changes: said(leads),
      text,
      isBare: true,
      ...(ofOther.test(text) ? { isInstead: true } : {}),
    }
  return nothing
}

const searches =
  /^(?:(?:please|ok(?:ay)?|hi|hello|hey)[,\s]+)*(?:i|we)(?:['’]d| would) (?:also )?like (?!to\b|it\b|them\b|you\b|that\b|this\b)|^(?!(?:why|what|when|how|did|does|do|is|are|was|were|has|have|stop|don|never|no|not|should|if|because|quit|cancel|undo)\b)(?:(?!not\b|never\b|about\b)\w+ ){0,3}?(?:find|search(?: for)?|look for|looking for|get|source|identify|target|discover|build|give me|give us|show me|list|add|need|want|prospect(?: for)?|sell to|selling to|who are)\b[:,]?\s*/i
const nobody =
  /\b(?:0|zero)\s+(?:[\p{L}-]+\s+){0,2}?(?:people|persons?|contacts?|companies|accounts?|leads?|prospects?|firms)\b/iu
/** “Are there more?” */
const asksForMore =
  /^(?:(?:and|ok(?:ay)?|so)[,\s]+)*(?:(?:are|is) there (?:any |some )?(?:more|others)(?: (?:of (?:them|these|those)|like (?:them|these|those|that)|companies|people|contacts))*|(?:any|some) more(?: of (?:them|these|those))?|any others)[?.!\s]*$/i
const narrowing =
  /^(?:only|just|but only|limit (?:it|them) to|restrict (?:it|them) to)\s+(?:the (?:ones|people|companies|contacts|accounts)\s+(?=(?:in|from|at|with|of|who|that)\s))?/i
/** “More than 100 employees only” */
const onlyBehind = /[,\s]+only(?:[,\s]+(?:please|pls|then|now))*[\s.!]*$/i
const extending =
  /^(?:also|plus|what about|how about|and|(?:the )?same(?: (?:for|in|thing in|thing for|again for|again in|search in|search for|with))?(?=\s))\s+/i
const tail = /[,\s]+(?:too|as well|also|in addition|on top)(?:[,\s]+(?:please|pls|then|now))*[\s.!?]*$/i
/** What is said so goes with what was said before, and does not stand for it. */
const adding =
  /^(?:(?:please|pls|ok|okay|now|yes|can you|could you)[,\s]+)*(?:also|plus|add|include|and(?! (?:only|just|instead|what about|how about)\b))\b(?!.*\binstead\b)/i
const more = /\b(?:more|others|again|additional)\b/i
/** “5 more”, “find some more like these, please” */
const moreAlone =
  /^(?:(?:and|also|now|please|find|get|add|show|give|search for|look for|look up|i (?:want|need)|can i (?:have|get))\s+)*(?:me\s+|us\s+|for\s+)?(?:(?:\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a dozen|a hundred|some|a few|a couple(?: of)?|many|even)\s+)*(?:more|others|additional)(?:\s+(?:of (?:them|those|these|the same|that)|like (?:this|that|these|those|them)|as before|leads|people|contacts|companies|accounts|rows|prospects|please|again|to (?:it|them|the (?:list|audience))))*$|^(?:please )?(?:search|look) again$/i
const moreCompanies =
  /\b(?:more|other|additional|further)\s+(?:accounts?|companies|firms?|businesses)\b(?!.*\b(?:and|with)\b)/i
const sameElsewhere = /^(?:and )?(?:the )?same(?: again)? (?:for|in) (\p{Lu}[\p{L}-]{2,30})[.!]*$/u
const ofOther = /\binstead[\s.!]*$/i
const shortText = 8
const asksForLeads =
  /\b(?:accounts?|companies|company|firms?|leads?|prospects?|contacts?|people|customers|businesses|startups?)\b/i
const isStatement =
  /^(?:(?:i|you|he|she|it|they|that|this|there|our|my|your|their|his|her|what|why|how|when|where|who|which|is|are|was|were|do|does|did|has|have|had|should|would|will|if|because|maybe|not|don['’]?t|never|no|yes|tell|say|explain|remind|think|imagine|write|make|change|use|keep|call|ask)\b(?! about\b)|the\s+(?!same\b))/i

/** “More about retail”, “more like a startup”: of what is written, and nobody to be found. */
const ofWords = /\bmore (?:about|on|like an?|of an?|details?|words)\b/i

/** “I need more energy” */
function isTradeAlone(leads: LeadRequest): boolean {
  return ofTradeAlone(leads) && !namesCompanies(leads.companies.industry ?? '')
}

/** Whether no more is said than what companies do: “accounting firms”. */
export function ofTradeAlone({ people, companies, accounts }: LeadRequest): boolean {
  const { industry, ...others } = companies
  return industry !== undefined && people === undefined && accounts === undefined && !hasConditions(others)
}

/** Also what people say who want something else: “I need help”, “add a line”. */
function isWeak(verb: string): boolean {
  return /\b(?:get|build|give me|give us|show me|list|add|need|want|who are)\b/i.test(verb)
}

/** “Startups in London that struggle with churn”: who they are is understood, if not what they do. */
function isClearAtFirst(rest: string): boolean {
  if (/^\d/.test(rest)) return true
  const [head = '', ...others] = rest.split(/,|\s(?:that|who|which|whose|with|looking|struggling|trying)\s/i)
  return others.length > 0 && readLeads(head).unknown.length === 0
}

/** Whether people or companies come first, be it behind a word or two that say how they are. */
function beginsWithThem(rest: string): boolean {
  const [head = ''] = rest.split(
    /\s(?:to|about|with|for|on|by|at|in|from|like|as|that|who|which|hiring|using|whose)\s/i,
  )
  const { companies, people, unknown } = readLeads(head)
  const isThem = people !== undefined || hasConditions(companies) || asksForLeads.test(head)
  return isThem && unknown.join(' ').split(' ').length <= 2
}

/** “Forget the size” */
function withoutCondition(text: string): LeadRequest['companies'] | undefined {
  const named = dropped.exec(text)?.[1]?.toLowerCase()
  if (named === undefined) return undefined
  if (named === 'size') return { company_size: undefined }
  if (named === 'hiring') return { hiring: undefined }
  if (named === 'funding') return { funding: undefined }
  if (named.startsWith('tech')) return { technologies: undefined }
  return /^(?:industry|trade|sector)$/.test(named)
    ? { industry: undefined, other_than: undefined }
    : { location: undefined, outside: undefined }
}

const dropped =
  /^(?:(?:please|ok(?:ay)?|no|and|then|actually)[,\s]+)*(?:forget|never ?mind|ignore|without|leave out|drop)\s+(?:about\s+)?(?:the\s+)(?:company\s+)?(size|place|location|city|country|region|industry|trade|sector|hiring|funding|technology|tech stack)(?:\s+(?:then|please|again|instead))*[.!]*$/i

/** What a request says itself. */
function said(leads: LeadRequest): Partial<LeadRequest> {
  const { companies, unknown, scope, ...rest } = leads
  const own = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(own),
    ...(hasConditions(companies) ? { companies } : {}),
    ...(scope === 'new' ? {} : { scope }),
    unknown,
  }
}
