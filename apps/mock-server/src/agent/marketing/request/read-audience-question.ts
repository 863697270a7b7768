import type { AudienceQuestion } from './audience-question'
import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'

/** Reads “who of them works in Hamburg?”; nothing where the audience is not what is asked about, or all of it is. */
export function readAudienceQuestion(text: string): AudienceQuestion | undefined {
  if (!isAboutAudience(text)) return undefined
  const question = readConditionsOf(text)
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
  let rest = text.replace(/[?.!]+$/, '')
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
  rest = rest.replace(highest ?? lowest ?? '', ' ')
  const of = hasContacts === undefined ? subjectOf(rest) : 'accounts'
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
  const isNamed = people?.title !== undefined || people?.seniority !== undefined
  if (
    !hasConditions(companies) &&
    !isNamed &&
    has.length === 0 &&
    names.length === 0 &&
    isEnriched === undefined &&
    hasContacts === undefined &&
    rank === undefined
  )
    return undefined
  return { of, isCount, people: isNamed ? people : undefined, companies, has, isEnriched, hasContacts, rank, names }
}

function isAboutAudience(text: string): boolean {
  if (searching.test(text)) return false
  return asks.test(text) || (mayAsk.test(text) && reference.test(text)) || lists.test(text)
}

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
const lead = new RegExp(
  `${begin}(?:(?:list|show|name|give|display|filter|count)\\b(?:\\s+(?:me|by|for|only|just|all))*|who(?:se|['’]s)?|which|how many|how much|where|what|is|are|do|does|have|has|any)\\b`,
  'i',
)
const references =
  /\b(?:of|among|from)\s+(?:them|those|these|the(?:se)? (?:contacts|people|leads|accounts|companies|prospects|rows|ones)|(?:our|my) \w+)\b|\b(?:in|of|from)\s+(?:the|our|this|my)\s+(?:audience|campaign|list)\b|\b(?:do|have|has|did)\s+(?:we|i|you)(?:\s+(?:have|got))?\b|\bwe (?:have|got)\b|\b(?:everyone|everybody|anyone|anybody|someone|somebody|so far|already|at the moment|right now|currently|in total|altogether|the ones?|them|those|these|they|there|all|any)\b/gi
const verbs =
  /\b(?:who|that|which)?\s*\b(?:is|are|was|were|works?|working|lives?|based|located|sits?|sitting|comes?|belongs?|has the (?:job )?titles?|have the (?:job )?titles?|called|employed|been)\b(?:\s+(?:as|an?|the|from|based|located|working|employed)\b)*/gi
const having =
  /\b((?:(?:does|do)(?:\s+not|n['’]t)\s+have|ha(?:s|ve|ving)(?:\s+not|n['’]t)?(?:\s+got)?|got|with(?:out)?|lack(?:s|ing)?|(?:is|are)?\s*missing|no|know(?:s|n)?)(?:\s+(?:an?|any|no|their|the|valid|verified|known|without|yet))*)\s+(e-?mails?(?:\s+address(?:es)?)?|(?:tele)?phones?(?:\s+numbers?)?|linked-?in(?:\s+(?:profiles?|urls?|pages?))?)\b/gi
const mostSenior =
  /\b(?:the )?(?:most senior|highest[- ]ranking|highest[- ]ranked|top[- ]ranking|highest (?:rank|position|title|seniority)|highest up)\b(?: (?:person|people|contacts?|ones?|leads?))?/i
const mostJunior =
  /\b(?:the )?(?:most junior|least senior|lowest[- ]ranking|lowest (?:rank|position|title|seniority))\b(?: (?:person|people|contacts?|ones?|leads?))?/i
const notEnriched =
  /\b(?:(?:is|are|been)?\s*not(?: yet)?(?: been)? (?:enriched|looked up)|(?:have|has|are|is)n['’]t(?: yet)?(?: been)? (?:enriched|looked up)|unenriched)(?: yet)?\b/i
const enriched = /\b(?:(?:is|are|has been|have been|been)\s+)?(?:enriched|looked up)(?: already)?\b/i
const withoutContacts = /\b(?:ha(?:s|ve)|with)?\s*\b(?:no|without(?: any)?)\s+(?:contacts|people)\b(?: yet)?/i
const withContacts = /\b(?:with|ha(?:s|ve)(?: got)?)\s+(?:contacts|people)\b/i

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
