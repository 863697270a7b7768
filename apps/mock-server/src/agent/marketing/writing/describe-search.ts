import { placeWithin } from '../search/wider-place'
import type { Extreme } from '../request/audience-question'
import { placeMeant } from '../../../engines/sourcing/places'
import { singular } from '../../../engines/sourcing/words'
import type { CompanyConditions, LeadRequest, PeopleConditions } from '../request/lead-request'
import { asCommon } from '../../../engines/messages/as-common'
import { namesCompanies } from '../../../engines/messages/names-companies'
import { eitherOf, listed } from './counted'
import { rolesInWords } from './roles-in-words'

/** “heads of growth at SaaS companies in Berlin that are hiring SDRs” */
export function describeSearch({
  companies,
  people,
  scope,
  at,
  extreme,
  order,
}: Pick<LeadRequest, 'companies' | 'people' | 'scope' | 'at' | 'extreme' | 'order'>): string {
  const all = at === undefined ? 'the accounts of the audience' : 'the companies named last'
  const some = Object.values(companies).some((value) => value !== undefined)
    ? `${describeCompanies(companies)} among ${all}`
    : all
  const there = extreme === undefined ? some : `${describeExtreme(extreme)} among ${some}`
  const sized = order === undefined ? '' : `the ${order.end === 'most' ? 'largest' : 'smallest'} `
  const where = scope === 'new' ? `${sized}${describeCompanies(companies)}` : there
  if (people === undefined) return where
  return where === anyCompanies ? describePeople(people) : `${describePeople(people)} at ${where}`
}

/** “the 3 largest” */
export function describeExtreme({ by, end, count }: Extreme): string {
  const size = `${end === 'most' ? 'largest' : 'smallest'}${by === 'revenue' ? ' by revenue' : ''}`
  return count === 1 ? `the ${size}` : `the ${count} ${size}`
}

export function describePeople({ title, seniority }: PeopleConditions): string {
  if (title === undefined) return seniority === undefined ? 'decision makers' : ranksInWords(seniority)
  if (seniority === undefined) return rolesInWords(title)
  return /(?:makers?|leaders?)$/i.test(seniority)
    ? `${asCommon(title)} ${seniority}`
    : `${rolesInWords(title)} (${seniority})`
}

function ranksInWords(seniority: string): string {
  if (/\b(?:above|up|higher)\b/i.test(seniority)) return `people (${seniority})`
  return rolesInWords(
    partsOf(seniority)
      .map((rank) => (/(?:level|suite|senior|junior)$/i.test(rank) ? `${rank} executives` : rank))
      .join(', '),
  )
}

export function describeCompanies(conditions: CompanyConditions): string {
  const { industry, location, company_size: size, funding, technologies, hiring, keywords } = conditions
  const { outside, other_than: otherThan, not_at: notAt } = conditions
  const left = partsOf(outside).map(placeInWords)
  // A trade is nothing that anybody is outside of.
  const others = [...partsOf(otherThan).map(asCommon), ...partsOf(notAt)]
  const sizes = partsOf(size)
  const stages = partsOf(funding)
  const kinds = sizes.filter((each) => !/\d/.test(each))
  const noun = [eitherOf(stages.filter(isStage)), companiesOf(industry, kinds)].filter((part) => part !== '').join(' ')
  const counts = sizes.filter((each) => /\d/.test(each))
  const doing = [
    technologies && `use ${listed(partsOf(technologies))}`,
    hiring && (/^any/i.test(hiring) ? 'are hiring' : `are hiring ${listed(partsOf(hiring))}`),
    ...stages.filter((each) => !isStage(each)).map(raisedIn),
  ].flatMap((part) => part || [])
  return [
    noun,
    location && `in ${placesInWords(location)}`,
    left.length > 0 && `outside ${eitherOf(left)}`,
    others.length > 0 && `other than ${eitherOf(others)}`,
    counts.length > 0 && `with ${(isOneRange(counts) ? listed : eitherOf)(counts.map(employeesInWords))}`,
    keywords && `with a focus on ${listed(partsOf(keywords))}`,
    doing.length > 0 && `that ${listed(doing)}`,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ')
}

const anyCompanies = 'companies'

/** “fintech startups”, “mid-market retailers”, “retail or logistics companies” */
function companiesOf(industry: string | undefined, kinds: readonly string[]): string {
  const ownNoun = kinds.findLast((kind) => selfStanding.test(kind))
  const adjectives = kinds.filter((kind) => kind !== ownNoun)
  const trades = partsOf(industry).map(asCommon)
  const isNamed = trades.length > 0 && trades.every((trade) => namesCompanies(trade) || techs.test(trade))
  const noun = ownNoun === undefined ? anyCompanies : plural(ownNoun)
  const trade = eitherOf(trades)
  if (isNamed) return [...adjectives, ...(ownNoun === undefined ? [] : [singular(ownNoun)]), trade].join(' ')
  return [...adjectives, ...(trade === '' ? [] : [trade.replace(/\s+(?:companies|company)\b/g, '')]), noun].join(' ')
}

/** “Fintechs” are companies. */
const techs = /tech-?s$/i
const selfStanding = /^(?:start-?ups?|scale-?ups?|enterprises?|smbs?|smes?|unicorns?)$/i

function isStage(funding: string): boolean {
  return !/\d|\b(?:months?|years?|weeks?|days?|recent(?:ly)?|raised)\b/i.test(funding)
}

function raisedIn(funding: string): string {
  if (/^raised\b/i.test(funding)) return funding
  if (/\b(?:recent|just raised)/i.test(funding)) return 'raised funding recently'
  if (/\b(?:months?|years?|weeks?|days?)\b/i.test(funding))
    return `raised funding in the ${funding.replace(/^(?:in )?the /i, '')}`
  return /^\d{4}$/.test(funding) ? `raised funding in ${funding}` : `raised ${funding}`
}

/** “More than 50 and fewer than 200” */
function isOneRange(counts: readonly string[]): boolean {
  const isLeast = (text: string) => /^(?:more|over|above|at least|exceeding|min)/i.test(text)
  const isMost = (text: string) => /^(?:fewer|less|under|below|at most|up to|max)/i.test(text)
  return counts.length === 2 && counts.some(isLeast) && counts.some(isMost)
}

function employeesInWords(size: string): string {
  return /[\p{L}]{3}$/u.test(size) && /\b(?:employees|people|staff)\b/i.test(size) ? size : `${size} employees`
}

/** “Germany or the Netherlands”, also of “German, Dutch” */
export function placesInWords(location: string): string {
  const parts = partsOf(location)
  // “Malmö, Sweden” is one place.
  const isInNext = parts.map((part, index) => {
    const next = parts[index + 1]
    return next !== undefined && placeWithin(`${part}, ${next}`) !== undefined
  })
  const places = parts.flatMap((part, index) => {
    if (isInNext[index - 1] === true) return []
    const next = isInNext[index] === true ? parts[index + 1] : undefined
    return next === undefined ? placeInWords(part) : `${placeInWords(part)}, ${placeInWords(next)}`
  })
  return eitherOf(places)
}

function placeInWords(said: string): string {
  const place = placeMeant(said)
  const name = /\p{Lu}/u.test(place)
    ? place
    : place.replaceAll(/(?<=^|[\s-])(?!(?:the|of|and)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
  if (/^(?:us|usa|uk|uae|eu)$/i.test(name)) return `the ${name.toUpperCase()}`
  return withArticle.test(name) ? `the ${name}` : name
}

const withArticle =
  /^(?:united (?:states|kingdom|arab emirates)|netherlands|nordics|baltics|balkans|czech republic|philippines|middle east|bay area|midwest)/i

function plural(noun: string): string {
  return /s$/i.test(noun) ? noun : `${noun}s`
}

function partsOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/\s*[,;]\s*/)
    .map((part) => part.trim().replace(/^(?:and|or)\s+/, ''))
    .filter((part) => part !== '')
}
