import { readFirmographics, saysOfItself } from '../../../engines/sourcing/firmographics'
import { readPlaces } from '../../../engines/sourcing/find-people'
import type { SignalRow } from '../../../engines/sourcing/search-rows'
import { readTechnographics } from '../../../engines/sourcing/technographics'
import { widenedTrades } from '../../../engines/sourcing/widened-trades'
import { titleTest } from '../../../engines/sourcing/titles'
import type { WorldCompany } from '../../../engines/world/world'
import type { CompanyConditions } from '../request/lead-request'
import { placesInWords } from '../writing/describe-search'
import { isCalled } from './is-called'
import { placeWithin } from './wider-place'

/** One condition that companies are held to. */
export interface CompanyTest {
  readonly name: keyof CompanyConditions
  /** As a sentence has it: “in Berlin”. */
  readonly text: string
  readonly matches: (company: WorldCompany) => boolean
  /** The same for a wider place that was named with it. */
  readonly wider?: (Pick<CompanyTest, 'text' | 'matches'> & { readonly place: string }) | undefined
}

export interface ReadCompanyTests {
  readonly tests: readonly CompanyTest[]
  /** Conditions that mean nothing to a search. */
  readonly unknown: readonly string[]
  readonly score: (company: WorldCompany) => number
}

/** Reads conditions as they were said. */
export function companyTests(conditions: CompanyConditions): ReadCompanyTests {
  const tests: CompanyTest[] = []
  const unknown: string[] = []
  const add = (
    name: CompanyTest['name'],
    text: string,
    matches: CompanyTest['matches'] | undefined,
    wider?: CompanyTest['wider'],
  ) => {
    if (matches === undefined) unknown.push(text)
    else tests.push({ name, text, matches, ...(wider === undefined ? {} : { wider }) })
  }
  const { industry, location, company_size: size, funding, technologies, hiring, keywords } = conditions
  const { outside, other_than: otherThan, not_at: notAt } = conditions
  if (industry !== undefined) add('industry', industry, readFirmographics(industry)?.matches)
  if (location !== undefined) add('location', `in ${placesInWords(location)}`, placeTest(location), widerOf(location))
  if (outside !== undefined) add('outside', `outside ${placesInWords(outside)}`, noneOf(outside, placeTest))
  if (otherThan !== undefined)
    add(
      'other_than',
      `other than ${otherThan}`,
      noneOf(otherThan, (trade) => readFirmographics(trade)?.matches),
    )
  if (notAt !== undefined)
    add('not_at', `other than ${notAt}`, ({ name }) => !notAt.split(/\s*,\s*/).some((said) => isCalled(name, said)))
  if (size !== undefined) add('company_size', size, readFirmographics(sizeText(size))?.matches)
  if (funding !== undefined) add('funding', funding, readFirmographics(funding)?.matches)
  if (technologies !== undefined) add('technologies', `using ${technologies}`, readTechnographics(technologies))
  if (hiring !== undefined) add('hiring', `hiring ${hiring}`, hiringTest(hiring))
  const wanted = keywords === undefined ? undefined : readFirmographics(keywords)
  if (keywords !== undefined && wanted === undefined) unknown.push(keywords)
  const narrower = industry === undefined ? [] : widenedTrades(industry).map(({ said }) => said)
  return {
    tests,
    unknown,
    // Of those in a wider trade, whoever says the word itself comes first.
    score: (company) =>
      narrower.filter((said) => saysOfItself(company, said)).length +
      (wanted === undefined ? 0 : wanted.score(company) + Number(wanted.matches(company))),
  }
}

/** The conditions as a check for new leads looks for them again. */
export function signalsOf(conditions: CompanyConditions): readonly SignalRow[] {
  const { industry, location, company_size: size, funding, technologies, hiring } = conditions
  const firm = [industry, location && `in ${location}`, size && sizeText(size), funding].filter(Boolean).join(' ')
  return [
    ...(firm === '' ? [] : [{ signal: 'Firmographics', value: firm } as const]),
    ...(technologies === undefined ? [] : [{ signal: 'Technographics', value: technologies } as const]),
    ...(hiring === undefined || isAnyone(hiring) ? [] : [{ signal: 'Hiring', value: hiring } as const]),
  ]
}

function placeTest(location: string): CompanyTest['matches'] | undefined {
  const places = readPlaces([{ filter: 'Location', value: location }]) ?? []
  return places.length === 0 ? undefined : (company) => places.some((test) => test(company))
}

function widerOf(location: string): CompanyTest['wider'] {
  const within = placeWithin(location)
  if (within === undefined) return undefined
  return { text: `in ${placesInWords(within.inner)}`, matches: within.isInOuter, place: within.outer }
}

/** Whoever is none of what is named; nothing where any of it means nothing. */
function noneOf(
  named: string,
  testOf: (name: string) => CompanyTest['matches'] | undefined,
): CompanyTest['matches'] | undefined {
  const tests = named.split(/\s*,\s*/).map(testOf)
  const known = tests.filter((test) => test !== undefined)
  return known.length < tests.length ? undefined : (company) => !known.some((test) => test(company))
}

/** Whether somebody is at a company that a search leaves out. */
export function isLeftOut({ outside, other_than, not_at }: CompanyConditions): (company: WorldCompany) => boolean {
  const { tests } = companyTests({ outside, other_than, not_at })
  return (company) => !tests.every(({ matches }) => matches(company))
}

/** Numbers alone count people. */
function sizeText(size: string): string {
  return /^[\d\s.,+<>–-]+$/.test(size) ? `${size} employees` : size
}

function hiringTest(hiring: string): CompanyTest['matches'] | undefined {
  if (isAnyone(hiring)) return (company) => company.hiring.length > 0
  const test = titleTest(hiring)
  return test && ((company) => company.hiring.some((role) => test(role) > 0))
}

function isAnyone(hiring: string): boolean {
  return /^any(?:one|body)?$/i.test(hiring.trim())
}
