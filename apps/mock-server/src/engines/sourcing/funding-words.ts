import { list } from '../world/list'
import { worldDay } from '../world/funding'
import type { WorldCompany } from '../world/world'
import { phraseIndex } from './phrase-index'
import type { Word } from './words'

export type CompanyTest = (company: WorldCompany) => boolean

const stage =
  (...names: readonly string[]): CompanyTest =>
  ({ latestFunding }) =>
    latestFunding !== null && names.includes(latestFunding)

function* stages(): Generator<readonly [string, CompanyTest]> {
  for (const name of list('Pre-Seed, Seed, Series A, Series B, Series C, Series D, Series E, Private Equity, IPO')) {
    const test = stage(name)
    yield [name, test]
    yield [`${name} round`, test]
    yield [`${name} stage`, test]
    yield [`${name} funded`, test]
  }
  yield ['early stage', stage('Pre-Seed', 'Seed', 'Series A')]
  yield ['late stage', stage('Series C', 'Series D', 'Series E')]
  yield ['growth stage', stage('Series B', 'Series C')]
  yield ['public', stage('IPO')]
  yield ['publicly traded', stage('IPO')]
  yield ['PE backed', stage('Private Equity')]
  const funded: CompanyTest = ({ totalFunding }) => totalFunding !== null
  for (const name of list('funded, venture backed, VC backed, venture funded, VC funded')) yield [name, funded]
  const unfunded: CompanyTest = ({ totalFunding }) => totalFunding === null
  for (const name of list('bootstrapped, self funded, unfunded, without funding')) yield [name, unfunded]
  for (const name of list('recently funded, recently raised, recent funding, just raised, newly funded')) {
    yield [name, raisedWithin(365)]
  }
}

/** Rounds, and whether there were any. */
export const fundingPhrases = phraseIndex(stages())

/** Reads “in the last 18 months”: that is when they have raised. */
export function recencyAt(words: readonly Word[], index: number): { test: CompanyTest; length: number } | undefined {
  const [head, second, third] = [words[index], words[index + 1], words[index + 2]].map((word) => word?.text)
  if (head === 'this' && words.slice(0, index).some(({ text }) => ofFunding.test(text))) return sinceBegin(second)
  if (head !== 'last' && head !== 'past') return undefined
  const unit = daysOf[second ?? '']
  if (unit !== undefined) return { test: raisedWithin(unit), length: 2 }
  const several = daysOf[third ?? '']
  const count = Number(second)
  return several === undefined || !(count > 0) ? undefined : { test: raisedWithin(count * several), length: 3 }
}

/** “This year” is said of much; behind “raised” of nothing else. */
const ofFunding = /^(?:rais(?:e|ed|ing)|fund(?:ed|ing)?|rounds?|series|seed|invest(?:ed|ment)?)$/

function sinceBegin(unit: string | undefined): { test: CompanyTest; length: number } | undefined {
  const [year = '', month = ''] = worldDay.split('-')
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')
  const begin = unit === 'year' ? '01' : unit === 'month' ? month : unit === 'quarter' ? quarter : undefined
  return begin === undefined ? undefined : { test: raisedSince(`${year}-${begin}-01`), length: 2 }
}

const daysOf: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  month: 31,
  months: 31,
  quarter: 92,
  quarters: 92,
  year: 366,
  years: 366,
}

function raisedWithin(days: number): CompanyTest {
  return raisedSince(new Date(Date.parse(worldDay) - days * 86_400_000).toISOString().slice(0, 10))
}

function raisedSince(from: string): CompanyTest {
  return ({ lastRaisedAt }) => lastRaisedAt !== null && lastRaisedAt >= from
}
