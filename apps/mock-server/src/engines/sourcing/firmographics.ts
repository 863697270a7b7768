import { namesCompanies } from '../messages/names-companies'
import { fold } from '../world/fold'
import { industries } from '../world/industries/industries'
import { list } from '../world/list'
import type { WorldCompany } from '../world/world'
import { fundingPhrases, recencyAt, type CompanyTest } from './funding-words'
import { phraseIndex } from './phrase-index'
import { narrowest, placeAt, type PlaceTest } from './places'
import { quantityAt, type Quantity } from './quantities'
import { singular, wordsOf, type Word } from './words'

/** What somebody has said that companies should be, and how well one fits. */
export interface CompanyQuery {
  matches(company: WorldCompany): boolean
  /** Of those that match, who fits better. */
  score(company: WorldCompany): number
}

/** Kinds of things a company can be asked for: of one kind any will do, of several all are needed. */
type Facet = 'industry' | 'place' | 'size' | 'revenue' | 'funding' | 'raised' | 'age'

/** Reads “SaaS or fintech companies in Berlin with 50-200 employees”; nothing where nothing in it means anything to us. */
export function readFirmographics(text: string): CompanyQuery | undefined {
  const words = wordsOf(text)
  const facets = new Map<Facet, CompanyTest[]>()
  const places: PlaceTest[] = []
  const loose: string[] = []
  const counts: Quantity[] = []
  const named: CompanyTest[] = []
  const add = (facet: Facet, ...tests: readonly CompanyTest[]) => {
    facets.set(facet, [...(facets.get(facet) ?? []), ...tests])
  }
  let index = 0
  while (index < words.length) {
    const recency = recencyAt(words, index)
    const quantity = recency === undefined ? startingQuantity(words, index) : undefined
    const place = placeAt(words, index)
    const industry = tradeAt(words, index)
    const funding = fundingPhrases.at(words, index)
    const size = sizePhrases.at(words, index)
    if (recency !== undefined) {
      // Which round it was is another condition than when.
      add('raised', recency.test)
      index += recency.length
    } else if (quantity !== undefined) {
      if (quantity.of === 'employees') counts.push(quantity)
      else add(facetOf[quantity.of], within(quantity))
      index = quantity.end
    } else if (industry !== undefined && industry.length >= (place?.length ?? 0) && !isRound(words, index)) {
      add('industry', ...industry.meanings)
      index += industry.length
    } else if (place !== undefined) {
      places.push((at) => place.tests.some((test) => test(at)))
      index += place.length
    } else if (funding !== undefined) {
      const isWhen = words
        .slice(index, index + funding.length)
        .some(({ text }) => /^(?:recent(?:ly)?|just|newly)$/.test(text))
      add(isWhen ? 'raised' : 'funding', ...funding.meanings)
      index += funding.length
    } else if (size !== undefined) {
      named.push(...size.meanings.map((range) => within({ of: 'employees', ...range })))
      index += size.length
    } else {
      // A place that nobody knows has no companies.
      if (isPlaceAhead(words, index)) return undefined
      const word = words[index]?.text ?? ''
      if (!ignored.has(word)) loose.push(singular(word))
      index += 1
    }
  }
  // Figures say what a word for a size leaves open: “startups with 50 to 200 employees” have those.
  const sizes = counts.length > 0 ? asOneRange(counts).map(within) : named
  if (sizes.length > 0) add('size', ...sizes)
  if (places.length > 0) add('place', ...narrowest(places))
  if (facets.size === 0 && loose.length === 0) return undefined
  const score = (company: WorldCompany) => (loose.length === 0 ? 0 : countOf(loose, company))
  return {
    score,
    matches: (company) =>
      [...facets.values()].every((tests) => tests.some((test) => test(company))) &&
      (facets.size > 0 || score(company) > 0),
  }
}

const facetOf: Readonly<Record<Quantity['of'], Facet>> = {
  employees: 'size',
  revenue: 'revenue',
  funding: 'funding',
  founded: 'age',
}

/** A quantity that begins here, be it with “more than”. */
export function startingQuantity(words: readonly Word[], index: number): Quantity | undefined {
  for (let at = index; at < Math.min(words.length, index + 4); at += 1) {
    const quantity = quantityAt(words, at)
    if (quantity !== undefined) return quantity.start <= index ? quantity : undefined
  }
  return undefined
}

type Range = Pick<Quantity, 'of' | 'least' | 'most'>

/** “More than 50 and fewer than 200” is one range; other figures are each enough. */
function asOneRange(counts: readonly Quantity[]): readonly Range[] {
  const [one, other, ...rest] = counts
  if (one === undefined || other === undefined || rest.length > 0) return counts
  const [lower, upper] = one.most === Infinity ? [one, other] : [other, one]
  const isOne = lower.most === Infinity && upper.least === 0 && lower.least <= upper.most
  return isOne ? [{ of: 'employees', least: lower.least, most: upper.most }] : counts
}

function within({ of, least, most }: Range): CompanyTest {
  const read: Readonly<Record<Quantity['of'], (company: WorldCompany) => number | null>> = {
    employees: ({ employees }) => employees,
    revenue: ({ revenue }) => revenue,
    funding: ({ totalFunding }) => totalFunding,
    founded: ({ foundedYear }) => foundedYear,
  }
  return (company) => {
    const value = read[of](company)
    return value !== null && value >= least && value <= most
  }
}

type TradeTest = (company: Pick<WorldCompany, 'industry' | 'keywords'>) => boolean

function* industryEntries(): Generator<readonly [string, TradeTest]> {
  for (const { name, aliases, keywords } of industries) {
    const isOne: TradeTest = ({ industry }) => industry === name
    yield [name, isOne]
    for (const alias of aliases) yield [alias, isOne]
    for (const keyword of keywords) yield [keyword, (company) => company.keywords.includes(keyword)]
  }
}

/** Trades, and what is done in them. */
export const industryPhrases = phraseIndex(industryEntries())

export type TradeAt = NonNullable<ReturnType<typeof industryPhrases.at>>

/** The trade that begins at a word: “furniture retailers” are retailers of furniture, where there are such. */
export function tradeAt(words: readonly Word[], start: number): TradeAt | undefined {
  const first = industryPhrases.at(words, start)
  if (first === undefined) return undefined
  const second = tradeCalledSo(words, start + first.length)
  if (second === undefined) return first
  const isBoth: TradeTest = (company) =>
    first.meanings.some((test) => test(company)) && second.meanings.some((test) => test(company))
  const isKnown = industries.some(({ name, keywords }) => isBoth({ industry: name, keywords }))
  return isKnown ? { meanings: [isBoth], length: first.length + second.length } : first
}

/** A trade that stands right behind another and is called by who is in it: “retailers”. */
export function tradeCalledSo(words: readonly Word[], start: number): TradeAt | undefined {
  const found = industryPhrases.at(words, start)
  const own = words.slice(start, start + (found?.length ?? 0))
  const isNext = /^[\s-]*$/.test(own[0]?.before ?? ',')
  return isNext && namesCompanies(own.map(({ text }) => text).join(' ')) ? found : undefined
}

/** Sizes that have names. */
export const sizePhrases = phraseIndex<Pick<Range, 'least' | 'most'>>([
  ...list('startup, start-up, start-ups, early startup').map((name) => [name, { least: 1, most: 50 }] as const),
  ...list('small, small business, small company, micro').map((name) => [name, { least: 1, most: 100 }] as const),
  ...list('SMB, SME, small and medium').map((name) => [name, { least: 10, most: 500 }] as const),
  ...list('mid-market, mid-sized, midsize, medium-sized').map((name) => [name, { least: 100, most: 1_000 }] as const),
  ...list('scale-up, scale-ups, scaleup').map((name) => [name, { least: 50, most: 500 }] as const),
  ...list('enterprise, large, large company, large enterprise').map(
    (name) => [name, { least: 1_000, most: Infinity }] as const,
  ),
])

/** Words around which other words mean something. */
export const ignored: ReadonlySet<string> = new Set(
  list(
    'a, an, and, are, as, at, b2b, b2c, based, business, businesses, by, companies, company, employing, every, fast, fastest, find, firm, firms, for, from, growing, has, have, having, headquartered, hq, in, industries, industry, is, it, like, located, made, make, makes, making, me, near, of, office, offices, on, or, organisation, organisations, organization, organizations, our, provider, providers, sector, sized, such, target, that, the, their, to, vendor, vendors, we, which, who, with, within, work, working, works',
  ),
)

/** “Seed or series A”: among rounds it is one, and nothing that is sown. */
function isRound(words: readonly Word[], index: number): boolean {
  const near = [-2, 1, 2].map((at) => words[index + at]?.text ?? '')
  const [before, next, second] = near
  const isNext = next === 'series' || (/^(?:or|and)$/.test(next ?? '') && second === 'series')
  return words[index]?.text === 'seed' && (isNext || before === 'series')
}

/** “in Atlantis”: a name with a capital where a place should be. */
function isPlaceAhead(words: readonly Word[], index: number): boolean {
  const word = words[index]
  const before = words[index - 1]?.text ?? ''
  return (
    word !== undefined &&
    placePrepositions.has(before) &&
    !ignored.has(word.text) &&
    !worldWords().has(singular(word.text))
  )
}

const placePrepositions: ReadonlySet<string> = new Set(['in', 'near', 'from', 'around'])

function countOf(loose: readonly string[], company: WorldCompany): number {
  const own = ownWords(company)
  return loose.filter((word) => own.has(word)).length
}

/** Whether all words of a text are in what a company is described by. */
export function saysOfItself(company: WorldCompany, text: string): boolean {
  const own = ownWords(company)
  return wordsOf(text).every((word) => own.has(singular(word.text)))
}

function ownWords({ name, description, industry, keywords }: WorldCompany): ReadonlySet<string> {
  const words = fold([name, description, industry, ...keywords].join(' ')).split(/[^\p{L}\p{M}\p{N}]+/u)
  return new Set(words.map(singular))
}

/** Every word that our companies are described by. */
function worldWords(): ReadonlySet<string> {
  described ??= new Set(
    industries
      .flatMap(({ name, aliases, keywords, offers, customers }) => [
        name,
        ...aliases,
        ...keywords,
        ...offers,
        ...customers,
      ])
      .flatMap((text) => fold(text).split(/[^\p{L}\p{M}\p{N}]+/u))
      .map(singular),
  )
  return described
}

let described: ReadonlySet<string> | undefined
