import { tradeAt } from '../../../engines/sourcing/firmographics'
import { placeAt } from '../../../engines/sourcing/places'
import { singular, wordsOf, type Word } from '../../../engines/sourcing/words'
import { withoutContactWords } from './contact-words'
import { countAt } from './count-at'
import { hasConditions, type LeadRequest } from './lead-request'
import { companiesCounted } from './companies-counted'
import { rankBeside } from './rank-beside'
import { readConditions } from './read-conditions'
import { readExclusions } from './read-exclusion'
import { readExtreme } from './read-extreme'
import { readNearness } from './read-nearness'
import { readPeople } from './read-people'
import { readSizeOrder } from './read-size-order'
import { textOfWords } from './text-of-words'
import { withoutFiller } from './without-filler'

/** Reads whom somebody wants found, from words behind “find”. */
export function readLeads(text: string): LeadRequest {
  const beside = rankBeside(text)
  if (beside.seniority !== undefined) {
    const leads = readLeads(beside.rest)
    const { people } = leads
    if (people !== undefined && people.seniority === undefined)
      return { ...leads, people: { ...people, seniority: beside.seniority } }
  }
  const { rest: near, isNearby } = readNearness(text)
  const { rest, leftOut, unread } = readExclusions(near)
  const { plain, count } = companiesCounted(countFirst(withoutFiller(rest)))
  const read = readSized(plain)
  const leads = count === undefined || read.accounts !== undefined ? read : { ...read, accounts: count }
  return {
    ...leads,
    companies: { ...leads.companies, ...leftOut },
    unknown: [...leads.unknown, ...unread],
    ...(isNearby && leads.companies.location !== undefined ? { isNearby } : {}),
  }
}

/** “CTOs at fintech companies in London, 10”, “…, max 10” */
function countFirst(text: string): string {
  const [limited = '', limit] = atMost.exec(text) ?? []
  if (limit !== undefined) return `${limit} ${text.slice(0, text.length - limited.length).trim()}`
  return text.replace(countAlone, '$2 $1').replace(countBehind, '$2 $1')
}

function readSized(whole: string): LeadRequest {
  const sized = readExtreme(whole)
  if (sized !== undefined) {
    const leads = readLeadsOf(sized.rest)
    const { companies, people, scope, unknown } = leads
    // Only of the companies that are there is it known which are the largest.
    if (people !== undefined && !hasConditions(companies) && scope !== 'without-contacts' && unknown.length === 0)
      return { ...leads, scope: 'existing', isThese: isOfThose.test(whole) || undefined, extreme: sized.extreme }
  }
  return readOrdered(whole) ?? readLeadsOf(whole)
}

/** Companies by their size; of people nobody knows who is the largest. */
function readOrdered(whole: string): LeadRequest | undefined {
  const ordered = readSizeOrder(whole)
  if (ordered === undefined) return undefined
  const { order, rest, behind } = ordered
  if (readPeople(wordsOf(behind)).people !== undefined) return undefined
  const leads = readLeadsOf(rest)
  return leads.scope === 'new' && hasConditions(leads.companies) ? { ...leads, order } : undefined
}

/** “…, around 10” */
const countAlone =
  /^(\D+?)\s*,\s*(?:around |about |roughly |approximately |approx\.? |maybe |say |some )?(\d{1,3})(?: of them| or so| please| to start with)*$/i
/** “…, around 25 contacts”, “…, 15 people max” */
const countBehind =
  /^(\D.*\S)\s*[,;]\s*(?:around |about |roughly |approximately |approx\.? |maybe |say |some )?(\d{1,3})\s+(?:contacts|people|leads|persons|prospects)(?:\s+(?:in total|total|please|or so|max(?:imum)?\.?|at most|tops))*$/i
const atMost =
  /[,;]?\s+(?:max(?:imum)?\.?|at most|(?:no|not) more than|up to)\s+(\d{1,3})(?:\s+(?:of them|in total|total|altogether|please|contacts|people|companies|results))*[.\s]*$/i

const isOfThose =
  /\b(?:of|among|from) (?:these|those|them)\b|\b(?:these|those) (?:[\p{L}\d]+ )?(?:biggest|largest|smallest)\b/iu

function readLeadsOf(whole: string): LeadRequest {
  const isIdeal = ideal.test(whole)
  const text = whole
    .replace(ideal, ' ')
    .replace(called, ' ')
    .replace(ofBusiness, '')
    .replace(deciding, 'decision makers')
  const each = perCompany.exec(text)
  const withoutEach = each === null ? text : `${text.slice(0, each.index)} ${text.slice(each.index + each[0].length)}`
  const scope = scopeOf(text)
  const plain = scope === 'new' ? withoutEach : withoutEach.replace(existing, ' ')
  const { people, rest, count, perAccount, unknown = [] } = peopleOf(plain)
  const own = readConditions(wordsOf(rest))
  const isEach = each !== null
  const added = addedPeople.exec(text)
  return {
    companies: own.companies,
    people: people ?? (added === null ? undefined : {}),
    accounts: counting(own.count ?? (people === undefined ? count : undefined)),
    contacts: counting(people === undefined || isEach ? undefined : count),
    perAccount: counting(isEach && people !== undefined ? (perAccount ?? count ?? 1) : perAccount),
    scope,
    ...(isIdeal ? { isIdeal } : {}),
    ...(scope === 'existing' && these.test(text) ? { isThese: true } : {}),
    unknown: [...unknown, ...own.unknown],
    unknownPlace: own.unknownPlace,
    ...(own.elsewhere === undefined ? {} : { elsewhere: own.elsewhere }),
    outweighed: own.outweighed,
    ...(own.nearRole === undefined ? {} : { nearRole: own.nearRole }),
  }
}

/** “the people there who decide” */
const deciding =
  /\b(?:the |those )?(?:people|persons?|contacts|ones|everyone|somebody|someone)(?: (?:there|at each|in charge))? who (?:decides?|makes? (?:the )?decisions)(?: there)?\b/i

/** “like our best customers” */
const ideal =
  /\s*\b(?:that (?:are|look) )?(?:like|similar to|resembling|modell?ed on|such as) (?:(?:our|your|my|the|some|most|of|ten|\d+|best|ideal|top|typical|existing|current|present|happiest|favou?rite|largest|biggest) )*(?:customers?|clients?|buyers?|customer profiles?|icp)\b|\b(?:our|my|the) (?:icp|ideal customer profile)\b|\blook-?alikes? of (?:(?:our|my|the|ten|\d+|best|ideal|top|existing|current) )*(?:customers?|clients?)\b/i

interface PeoplePart {
  readonly people: LeadRequest['people']
  readonly rest: string
  readonly count?: number | undefined
  readonly perAccount?: number | undefined
  readonly unknown?: readonly string[] | undefined
}

function peopleOf(text: string): PeoplePart {
  const quoted =
    /(?:people|contacts|someone|somebody)?\s*(?:like|such as|called|titled)?\s*["“]([^"”]{2,80})["”]/i.exec(text)
  if (quoted !== null) {
    const count = /\b(\d{1,4})\b/.exec(text.slice(0, quoted.index))?.[1]
    return {
      people: { title: quoted[1]?.trim() },
      rest: text.slice(quoted.index + quoted[0].length),
      count: count === undefined ? undefined : Number(count),
    }
  }
  const words = wordsOf(text)
  const { people, count, end } = readPeople(words)
  if (people === undefined)
    return peopleOfPlace(text) ?? peopleOfTrade(words, text) ?? peopleBehind(text) ?? { people: undefined, rest: text }
  return { people, rest: restOf(text, words, end), count }
}

/** “10 German CFOs at retailers” */
function peopleOfPlace(text: string): PeoplePart | undefined {
  const [, before = '', named = '', behind = ''] = /^(\W*(?:\d+\s+)?)(\p{Lu}\p{L}+)\s+(.+)$/su.exec(text) ?? []
  const place = wordsOf(named)
  if (named === '' || placeAt(place, 0) === undefined) return undefined
  const words = wordsOf(`${before}${behind}`)
  const { people, count, end } = readPeople(words)
  if (people === undefined) return undefined
  const rest = restOf(`${before}${behind}`, words, end)
  // Where somebody is from is not known of people who are elsewhere.
  const isElsewhere = wordsOf(rest).some((_, index, all) => placeAt(all, index) !== undefined)
  return { people, rest: isElsewhere ? rest : `${rest} in ${named}`, count, unknown: isElsewhere ? [named] : [] }
}

/** “Clinic owners”: those who lead companies may be named by what these do. */
function peopleOfTrade(words: readonly Word[], text: string): PeoplePart | undefined {
  const start = words.findIndex(({ text: word }, index) => countAt(words, index) === undefined && !articles.has(word))
  const trade = start === -1 ? undefined : tradeAt(words, start)
  if (trade === undefined) return undefined
  const behind = start + trade.length
  const lead = singular(words[behind]?.text ?? '')
  if (!leadsCompanies.has(lead) || /[,;:.]/.test(words[behind]?.before ?? '')) return undefined
  const { people, end } = readPeople(words.slice(behind))
  if (people === undefined) return undefined
  const named = textOfWords(words, start, behind)
  const count = words.slice(0, start).map((_, index) => countAt(words, index))
  return {
    people,
    rest: `${named} companies ${restOf(text, words, behind + end)}`,
    count: count.find((each) => each !== undefined),
  }
}

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'some', 'all'])
const leadsCompanies: ReadonlySet<string> = new Set(
  'owner founder cofounder ceo cfo cto coo cmo cio ciso chro president'.split(' '),
)

/** “20 retailers in Paris and 2 CFOs at each” */
function peopleBehind(text: string): PeoplePart | undefined {
  for (const joint of text.matchAll(/\s+(?:and|with|plus)\s+(?:also\s+)?/gi)) {
    const before = text.slice(0, joint.index)
    // “hiring SDRs and AEs”
    if (/\b(?:hiring|hires?|recruiting)\b[^.;]*$/i.test(before.slice(-nearby))) continue
    const behind = text.slice(joint.index + joint[0].length)
    if (/^(?:are\s+)?(?:hiring|hires?|recruiting)\b/i.test(behind) || isHeadcount.test(behind)) continue
    const { people, count, end } = readPeople(wordsOf(behind.slice(0, nearby)))
    if (people === undefined) continue
    return { people, rest: `${before} ${restOf(behind, wordsOf(behind), end)}`, perAccount: count }
  }
  return undefined
}

/** “Hotels with 50 to 200 staff”: how large they are, and nobody to be found. */
const isHeadcount =
  /^(?:about |around |up to |over |more than |at least |under |fewer than |less than )?[\d.,]+(?:\s*(?:-|–|to|till|and)\s*[\d.,]+)?\+?\s+(?:staff|employees|people|persons|workers)\b/i

/** Characters around a joint that tell what it joins: to read all of a long text at each would take seconds. */
const nearby = 300

/** What stands behind so many words. */
function restOf(text: string, words: ReturnType<typeof wordsOf>, end: number): string {
  return words
    .slice(end)
    .map(({ before, raw }) => `${before}${raw}`)
    .join('')
    .concat(words.at(-1)?.after ?? text.slice(text.length))
}

const called =
  /\b(?:people|contacts|leads|prospects)\s+(?:with\s+(?:the\s+)?(?:job\s+)?(?:titles?|roles?)(?:\s+of)?|who\s+are|whose\s+titles?\s+(?:is|are))\b/i
const ofBusiness = /\b(?:business|company|firm)\s+(?=owners?\b)/gi
const perCompany =
  /\b(?:at|from|in|for|per)?\s*(?:each|every|per)(?:\s+(?:one|of\s+(?:them|these|those|the)))?(?:\s+\d+)?(?:\s+(?:company|account|accounts|companies|firm))?\b/i
const addedPeople = /\bcompanies and (?:people|contacts)\b|\baccounts and contacts\b/i
const existing = new RegExp(
  String.raw`\b(?:at |from |in |of |for )?(?:the |these |those |our |my |all |each of the )?(?:\d+ )?(?:existing |present )?(?:accounts?|companies|ones|audience)?\s*(?:(?:(?:that|which) )?${withoutContactWords}|we have|that we have|in (?:the|our|this) (?:audience|campaign))|\b(?:at|from|in|of|for|with) (?:(?:each|all|every one) of )?(?:these|those|the same) (?:\d+ )?(?:companies|accounts|firms|businesses|employers|ones)\b|\b(?:at|from|in) (?:these|those|them|our (?:accounts|companies|audience)|the accounts|my accounts|all accounts|the (?:existing )?companies)\b|\bthere$`,
  'i',
)

const these =
  /\b(?:at|from|in|of|for|with) (?:(?:each|all|every one) of )?(?:these|those|them|the same)\b(?! (?:in|with|without|that|which)\b)|\bthere$|^\s*their\b/i

const unmanned = new RegExp(withoutContactWords, 'i')

function scopeOf(text: string): LeadRequest['scope'] {
  if (unmanned.test(text)) return 'without-contacts'
  return existing.test(text) || /^\s*(?:their|its)\b/i.test(text) ? 'existing' : 'new'
}

function counting(count: number | undefined): number | undefined {
  return count === undefined || count < 1 ? undefined : count
}
