import type { AudienceQuestion, Facet } from './audience-question'
import { withContactWords, withoutContactWords } from './contact-words'
import { asksForTotals } from './asks-for-totals'
import { readAverage } from './read-average'
import { hasConditions } from './lead-request'
import { readFacets } from './read-facets'
import { readLeads } from './read-leads'

/** Reads “who of them works in Hamburg?”; nothing where the audience is not what is asked about, or all of it is. */
export function readAudienceQuestion(text: string): AudienceQuestion | undefined {
  const average = readAverage(text)
  if (average !== undefined) return average
  if (!isAboutAudience(text) || asksForTotals(text)) return undefined
  const question = readConditionsOf(text)
  // “Everything” is the name of nobody.
  if (question !== undefined && question.names.length > 0 && all.test(text)) return undefined
  // “From Hamburg” is a place; “from Hamburg Lights” is none.
  const isPlace = question === undefined || question.names.length === 0
  const [whole = '', name] = employed.exec(text) ?? (isPlace ? [] : (comingFrom.exec(text) ?? []))
  if (name === undefined) return question && withCompany(question, text)
  const others = readConditionsOf(text.replace(whole, ' ')) ?? { isCount: false, companies: {}, has: [], names: [] }
  return {
    ...withCompany(question ?? others, text),
    employer: { name, question: { ...others, names: [...others.names, name] } },
  }
}

/** Reads “list all contacts” and “who are they?”, which ask for all that is there. */
export function readListing(text: string): AudienceQuestion | undefined {
  const isAll = all.test(text) && !searching.test(text)
  if (!isAll && (!isAboutAudience(text) || !rowNoun.test(text))) return undefined
  return {
    of: ofSizes.test(text) ? 'accounts' : subjectOf(text),
    isCount: false,
    companies: {},
    has: [],
    names: [],
    isOfLast: isOfLast(text),
  }
}

/** Whether it speaks of those whom it takes for known. */
function isOfLast(text: string): boolean {
  return /\b(?:them|they|their|these)\b|\bthose\b(?! (?:with|without|who|that|in|at|from|which|whose)\b)/i.test(text)
}

/** “From Siemens”, where that means nothing else. */
function withCompany(question: AudienceQuestion, text: string): AudienceQuestion {
  const [name, ...others] = question.names
  if (name === undefined || others.length > 0) return question
  const own = name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')
  const isCompany = new RegExp(
    `\\b(?:(?:at|from|for)\\s+${own}|(?:[Dd]o we have|[Hh]ave we got|[Ii]s)\\s+(?=\\p{Lu})${own})`,
    'u',
  )
  return isCompany.test(text) ? { ...question, company: name } : question
}

function readConditionsOf(text: string): AudienceQuestion | undefined {
  const plainly = text
    .replace(/[?.!]+$/, '')
    .replace(/\b(?:larger|bigger|greater) than(?= [\d,]+)/i, 'with more than')
    .replace(/\bsmaller than(?= [\d,]+)/i, 'with fewer than')
  const { facets, extremes, rest: unfaceted } = readFacets(plainly)
  let rest = unfaceted
  const has: AudienceQuestion['has'][number][] = []
  rest = rest.replaceAll(having, (_: string, joint: string, noun: string) => {
    const what = /mail/i.test(noun) ? 'email' : /phone|number/i.test(noun) ? 'phone' : 'linkedin'
    has.push({ what, is: !/\b(?:no|not|without|lack\w*|missing)\b|n['’]t\b/i.test(joint) })
    return ' '
  })
  const isEnriched = notEnriched.test(rest) ? false : enriched.test(rest) ? true : undefined
  rest = rest.replace(notEnriched, ' ').replace(enriched, ' ')
  const hasContacts = withoutContacts.test(rest) ? false : withContacts.test(rest) ? true : undefined
  rest = rest.replace(withoutContacts, ' ').replace(withContacts, ' ')
  const [open] = hiring.exec(rest) ?? []
  if (open !== undefined) rest = rest.replace(open, ' ')
  const [highest] = mostSenior.exec(rest) ?? []
  const [lowest] = mostJunior.exec(rest) ?? []
  const rank = highest !== undefined ? 'highest' : lowest !== undefined ? 'lowest' : undefined
  rest = rest.replace(highest ?? lowest ?? '', '').trim()
  const of = hasContacts === undefined ? subjectOf(rest) : 'accounts'
  const isWhere = where.test(rest)
  const isCount = /\b(?:how many|count|number of|what (?:share|percentage|part|proportion))\b/i.test(rest)
  const plain = rest
    .replace(lead, ' ')
    .replace(lead, ' ')
    .replaceAll(references, ' ')
    .replace(verbs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const { companies, people, unknown, unknownPlace } = readLeads(plain)
  const names = [
    ...(open === undefined ? [] : [open]),
    ...unknown,
    ...(unknownPlace === undefined ? [] : [unknownPlace]),
  ]
    .map(withoutSmall)
    .filter((name) => name !== '')
  const unread = names.filter((name) => !isSaidAsName(name, text))
  const isPlace = isWhere && names.length === 0
  const counted: readonly Facet[] = isPlace && !facets.includes('city') ? [...facets, 'city'] : facets
  const isNamed = people?.title !== undefined || people?.seniority !== undefined
  if (
    !hasConditions(companies) &&
    !isNamed &&
    has.length === 0 &&
    names.length === 0 &&
    isEnriched === undefined &&
    hasContacts === undefined &&
    rank === undefined &&
    counted.length === 0 &&
    extremes.length === 0
  )
    return undefined
  const question: AudienceQuestion = {
    of,
    isCount,
    people: isNamed ? people : undefined,
    companies,
    has,
    isEnriched,
    hasContacts,
    rank,
    names,
    ...(unread.length > 0 ? { unread } : {}),
    ...(counted.length > 0 ? { facets: counted } : {}),
    ...(extremes.length > 0 ? { extremes } : {}),
    ...(extremes.length > 0 && peopleThere.test(text) ? { isOfPeopleThere: true } : {}),
    ...(isOfLast(text) ? { isOfLast: true } : {}),
  }
  // Who stands highest is one of those that are there.
  const leads = rank === undefined ? searchInstead(text) : undefined
  return leads === undefined ? question : { ...question, orSearch: leads }
}

/** Whom words name that ask to be shown somebody, where all of it can be searched by. */
function searchInstead(text: string): AudienceQuestion['orSearch'] {
  const shown = isOpen.exec(text) ?? isWho.exec(text)
  if (shown === null) return undefined
  const leads = readLeads(text.slice(shown[0].length).replace(/[?.!\s]+$/, ''))
  const { people, companies, unknown, unknownPlace, scope } = leads
  const isNamed = (people?.title ?? people?.seniority ?? companies.industry) !== undefined
  return isNamed && unknown.length === 0 && unknownPlace === undefined && scope === 'new' ? leads : undefined
}

/** Only what is quoted or begins as names do is looked for as one. */
function isSaidAsName(name: string, text: string): boolean {
  return (
    /(?:^|\s)\p{Lu}/u.test(name) ||
    new RegExp(`["“„‘']${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}["”’']`, 'u').test(text)
  )
}

/** Whether what is asked for could be looked for as well. */
export function isSearchable(question: AudienceQuestion): boolean {
  const { people, companies, has, isEnriched, hasContacts, names, rank, facets, extremes } = question
  const isPlain = has.length === 0 && names.length === 0 && (facets ?? extremes) === undefined
  const isOfRows = (isEnriched ?? hasContacts ?? rank) !== undefined
  return isPlain && !isOfRows && (people?.title ?? people?.seniority ?? companies.industry) !== undefined
}

function isAboutAudience(text: string): boolean {
  if (searching.test(text) || ofMessages.test(text)) return false
  if (unmannedAlone.test(text)) return true
  if (asks.test(text) || (mayAsk.test(text) && reference.test(text)) || lists.test(text) || shows.test(text))
    return true
  if (!whatIs.test(text)) return false
  const { facets, extremes } = readFacets(text)
  return facets.length + extremes.length > 0
}

const unmannedAlone = new RegExp(
  `^(?:(?:all|the|our|my)\\s+)*(?:accounts?|compan(?:y|ies)|firms?|businesses)\\s+(?:(?:that|which)\\s+)?(?:${withoutContactWords}|${withContactWords})[\\s.?!]*$`,
  'i',
)
const begin =
  '^(?:(?:and|so|but|ok|okay|now|tell me|do you know|can you (?:tell|show) me|could you (?:tell|show) me|i (?:want|would like|need) to know)[, ]+)*'
const searching =
  /\b(?:find|search|look for|looking for|source|discover|should (?:i|we)|could (?:i|we)|can (?:i|we|you) (?:reach|contact|find|get|add))\b/i
const asks = new RegExp(
  `${begin}(?:who(?:se|['’]s)?|which|how many|how much|where (?:is|are|do|does)|what (?:companies|contacts|people|accounts|leads|share|percentage|part|proportion|number))\\b(?! (?:can|do|could|are) you\\b)(?! are you)`,
  'i',
)
const mayAsk = new RegExp(`${begin}(?:is|are|do|does|did|have|has|any|count|were|was)\\b`, 'i')
const rows = '(?:contacts|people|leads|accounts|companies|prospects|rows|ones|audience|list|campaign)'
const reference = new RegExp(
  `\\b(?:any(?:one|body)?|some(?:one|body)|there|them|they|those|these|we (?:have|got)|(?:do|have) we|(?:all|the|our|my|any) (?:\\w+ )?${rows}|${rows} (?:in|at|with|from))\\b`,
  'i',
)
const lists = new RegExp(
  `${begin}(?:list|show|show me|name|give me|display|filter|filter (?:by|for)|count|how about showing)\\s+(?:me\\s+)?(?:only\\s+|just\\s+)?(?:(?:all|which|who|how many|every)\\s+)?(?:of\\s+)?(?:(?:the|our|my|those|these|them|everyone|everybody)\\b|(?:contacts|people|leads)\\b)(?! (?:audience|numbers|status|overview)\\b)`,
  'i',
)
const showing =
  "(?:(?:i(?:['’]d| would)? (?:want|like|need) to |let me |can i |could i |may i |can we )?(?:list|show|display|view|see|print|enumerate)|(?:give|get|show) (?:me|us) (?:a |the )?(?:full |complete |whole )?list of(?= (?:all|the|our|my|every|everyone|everybody)\\b))\\b"
const shows = new RegExp(`${begin}${showing}`, 'i')
/** Shown are those that are named so, and not “the” ones or all of those that are there. */
const isOpen =
  /^(?:(?:please|can you|could you|now|and|ok(?:ay)?)[, ]+)*(?:(?:give|get|show) (?:me |us )?(?:a |the )?(?:full |complete |whole )?list of|(?:list|show|display)\b(?:\s+(?:me|us))?)\s+(?!(?:me|us|the|all|our|my|these|those|them|every\w*|only|just|who|which)\b)/i
const isWho =
  /^(?:(?:and|so|ok(?:ay)?|tell me)[, ]+)*who(?:['’]s| is| are) (?:the |all (?:the )?)?(?!there\b|at\b|in\b|from\b|with\b|you\b|we\b)/i
const whatIs = new RegExp(
  `${begin}(?:what(?:['’]s)?|in which|from which|at which|who(?:['’]s| is| are| has)|tell me|count)\\b`,
  'i',
)
const where = new RegExp(`${begin}where\\b`, 'i')
/** What asks for all that is there, in whatever words. */
const all = new RegExp(
  `${begin}(?:what(?:['’]s| is) (?:there|(?:in|on) (?:the|our|this|my) (?:audience|list|campaign))|what do (?:we|you) (?:have|know)\\b|what are the names of\\b|how (?:big|large) (?:are|is)\\b|how many (?:employees|people) (?:do|does) (?:they|the|these|each|our)\\b|${showing}(?:\\s+(?:me|us))?\\s+(?:everything|what (?:we|you|is|there)\\b|(?:the|my|our) (?:list|rows)|it\\b|more\\b|the (?:rest|others)))`,
  'i',
)
const ofSizes = /\bhow (?:big|large)\b|\bhow many (?:employees|people)\b/i
const rowNoun =
  /\b(?:rows?|contacts?|people|persons?|leads?|prospects?|compan(?:y|ies)|accounts?|firms?|businesses|everyone|everybody|them|they|these|those|who|whom|audience|all of it)\b/i
const ofMessages = new RegExp(
  `${begin}(?:list|show|display|view|see|print|give|what(?:['’]s| is| are)?)\\b(?:\\s+(?:me|us|is|are|again|the|my|our|your|its|a|an|all|last|first|second|third|latest|current|whole|email|linkedin|campaign))*\\s+(?:drafts?|messages?|sequences?|templates?|texts?|copy|subject(?: lines?)?|wording|overview|plan|brief|e-?mails?(?! address)(?=\\s*(?:$|[?.!]|again|you)))`,
  'i',
)
const lead = new RegExp(
  `${begin}(?:(?:${showing}|(?:name|give|filter|count)\\b)(?:\\s+(?:me|us|by|for|only|just|all))*|who(?:se|['’]s)?|which|how many|how much|where|what|is|are|do|does|have|has|any)\\b`,
  'i',
)
const references =
  /\b(?:of|among|from)\s+(?:them|those|these|the(?:se)? (?:contacts|people|leads|accounts|companies|prospects|rows|ones)|(?:our|my) \w+)\b|\b(?:in|of|from)\s+(?:the|our|this|my)\s+(?:audience|campaign|list)\b|\b(?:do|have|has|did)\s+(?:we|i|you)(?:\s+(?:have|got|know))?\b|\bwe (?:have|got)\b|\b(?:everyone|everybody|anyone|anybody|someone|somebody|so far|already|at the moment|right now|currently|in total|altogether|the ones?|them|those|these|they|there|ones|else|covered|cover|represented|included|(?:the )?most (?:common|frequent)|(?:the )?names? of|(?:the )?(?:first|last|next|top)(?: \d+)?(?= (?:contacts|companies|accounts|people|leads|rows))|all|any)\b/gi
const verbs =
  /\b(?:who|that|which)?\s*\b(?:is|are|was|were|works?|working|lives?|based|located|sits?|sitting|comes?|belongs?|has the (?:job )?titles?|have the (?:job )?titles?|called|employed|been)\b(?:\s+(?:as|an?|the|from|based|located|working|employed)\b)*/gi
const having =
  /\b((?:(?:does|do)(?:\s+not|n['’]t)\s+have|ha(?:s|ve|ving)(?:\s+not|n['’]t)?(?:\s+got)?|got|with(?:out)?|lack(?:s|ing)?|(?:is|are)?\s*missing|no|know(?:s|n)?)(?:\s+(?:an?|any|no|their|the|valid|verified|known|without|yet))*)\s+(e-?mails?(?:\s+address(?:es)?)?|(?:tele)?phones?(?:\s+numbers?)?|linked-?in(?:\s+(?:profiles?|urls?|pages?))?)\b/gi
const mostSenior =
  /\b(?:the )?(?:most senior|highest[- ]ranking|highest[- ]ranked|top[- ]ranking|highest (?:rank|position|title|seniority)|highest up)\b(?: (?:person|people|contacts?|ones?|leads?))?/i
const mostJunior =
  /\b(?:the )?(?:most junior|least senior|lowest[- ]ranking|lowest (?:rank|position|title|seniority))\b(?: (?:person|people|contacts?|ones?|leads?))?/i
/** “Who is at the largest company?”, which asks for people */
const peopleThere =
  /\b(?:who(?: of (?:them|those|these))?(?:['’]s| is| are| do we (?:have|know)| works?| sits?)?|(?:contacts?|people|person)(?: are| is| do we have)?)\s+(?:\w+ing\s+)?(?:at|for|in|from)\b/i
const notEnriched =
  /\b(?:(?:is|are|been)?\s*not(?: yet)?(?: been)? (?:enriched|looked up)|(?:have|has|are|is)n['’]t(?: yet)?(?: been)? (?:enriched|looked up)|unenriched)(?: yet)?\b/i
const enriched = /\b(?:(?:is|are|has been|have been|been)\s+)?(?:enriched|looked up)(?: already)?\b/i
const withoutContacts = new RegExp(withoutContactWords, 'i')
const withContacts = new RegExp(withContactWords, 'i')

/** “at Lund AB”, which has a place in it */
const employed = /\b(?:at|for)\s+(\p{Lu}[\p{L}\p{N}&.'-]*(?:\s(?:&\s)?[\p{Lu}\d][\p{L}\p{N}&.'-]*)*)/u
const comingFrom = /\bfrom\s+(\p{Lu}[\p{L}\p{N}&.'-]*(?:\s(?:&\s)?[\p{Lu}\d][\p{L}\p{N}&.'-]*)*)/u
const hiring = /\b(?:hiring|hires?|recruiting|recruits?)\b.*$/i

function subjectOf(text: string): AudienceQuestion['of'] {
  const first =
    /\b(?:contacts?|people|persons?|leads?|prospects?|who|whose|any(?:one|body)|every(?:one|body)|some(?:one|body)|accounts?|companies|company|firms?|employers?|businesses)\b/i.exec(
      text,
    )?.[0]
  if (first === undefined) return undefined
  return /^(?:account|compan|firm|employer|business)/i.test(first) ? 'accounts' : 'contacts'
}

function withoutSmall(text: string): string {
  return text.replace(/^(?:(?:at|for|from|in|of|the|an?|as|with|on)\s+)+/i, '').trim()
}

/** Whether it asks to be shown or told something, and to have nothing found. */
export function asksToBeTold(text: string): boolean {
  return tells.test(text) && !searching.test(text)
}

const tells = new RegExp(
  `${begin}(?:${showing}|which\\b|who(?:['’]s)?\\b|how many\\b|how much\\b|where\\b|what(?:['’]s)?\\b(?! about\\b))`,
  'i',
)
