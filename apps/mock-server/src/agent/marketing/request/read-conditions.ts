import { fundingPhrases, recencyAt } from '../../../engines/sourcing/funding-words'
import {
  ignored,
  industryPhrases,
  sizePhrases,
  startingQuantity,
  tradeAt,
  tradeCalledSo,
} from '../../../engines/sourcing/firmographics'
import { placeAt } from '../../../engines/sourcing/places'
import { quantityAt, type Quantity } from '../../../engines/sourcing/quantities'
import { singular, wordsOf, type Word } from '../../../engines/sourcing/words'
import { countAt } from './count-at'
import { dateAt } from './date-at'
import type { CompanyConditions } from './lead-request'
import { placeElsewhereAt } from './places-elsewhere'
import { signalAt, type NearRole } from './signal-at'
import { textOfWords } from './text-of-words'

type Condition = keyof CompanyConditions

/** What words say of companies. */
export interface ReadConditions {
  readonly companies: CompanyConditions
  /** How many companies. */
  readonly count?: number | undefined
  /** What means nothing to a search. */
  readonly unknown: readonly string[]
  /** Words for a size, where figures say it. */
  readonly outweighed?: string | undefined
  readonly nearRole?: NearRole | undefined
  /** Where they should be, where nobody knows that place. */
  readonly unknownPlace?: string | undefined
  /** Countries and regions in which nobody is known. */
  readonly elsewhere?: readonly string[] | undefined
}

/** Reads “20 SaaS companies in Berlin with 50-200 employees that use HubSpot and are hiring SDRs”. */
export function readConditions(words: readonly Word[]): ReadConditions {
  const found = new Map<Condition, string[]>()
  const unknown: string[] = []
  const elsewhere: string[] = []
  let loose: Word[] = []
  let count: number | undefined
  let unknownPlace: string | undefined
  let nearRole: NearRole | undefined
  let index = 0

  const add = (condition: Condition, text: string) => {
    const present = found.get(condition) ?? []
    if (!present.some((each) => each.toLowerCase() === text.toLowerCase())) found.set(condition, [...present, text])
  }
  const take = ({ of, length, text = textOfWords(words, index, index + length) }: ConditionAt) => {
    add(of, text)
    index += length
  }
  const endLoose = () => {
    if (loose.length > 0) unknown.push(textOfWords(loose))
    loose = []
  }

  while (index < words.length) {
    const word = words[index]
    if (word === undefined) break
    const isAtTrade = word.text === 'at' && tradeAt(words, index + 1) !== undefined
    if (/[,;:.]/.test(word.before) || beginsClause.has(word.text) || isAtTrade) endLoose()
    const abroad = placeElsewhereAt(words, index)
    if (abroad !== undefined) {
      endLoose()
      elsewhere.push(textOfWords(words, index, index + abroad))
      index += abroad
      continue
    }
    const day = dayFrom(words, index, loose.length > 0)
    if (day !== undefined) {
      loose.push(...words.slice(index, index + day))
      index += day
      continue
    }
    const signal = signalAt(words, index)
    const condition = signal === undefined ? conditionAt(words, index, isSeveral(loose)) : undefined
    const goesOn = loose.length > 0 && condition?.of === 'funding' && recencyAt(words, index) !== undefined
    if ((signal !== undefined || condition !== undefined) && !goesOn) endLoose()
    if (signal !== undefined) {
      if (signal.condition === undefined) unknown.push(signal.text)
      else add(signal.condition, signal.text)
      nearRole ??= signal.nearRole
      index += signal.length
    } else if (condition !== undefined && goesOn) {
      // “Opened a new office in the last 6 months” is no matter of funding.
      loose.push(...words.slice(index, index + condition.length))
      index += condition.length
    } else if (condition !== undefined) {
      // Retailers of what no retailer has are retailers.
      const next = index + condition.length
      const isOther = condition.of === 'industry' && !isKind(words[next]) && tradeCalledSo(words, next) !== undefined
      if (isOther) {
        unknown.push(textOfWords(words, index, index + condition.length))
        index += condition.length
        continue
      }
      take(condition)
      // “Food producers” are of the trade; only what they are called is no word of the search.
      if (condition.of === 'industry') while (isKind(words[index])) index += 1
    } else if (isKind(word) && words[index + 1]?.text === 'of' && industryPhrases.at(words, index + 2) !== undefined) {
      index += 2
    } else if (isPlaceAhead(words, index)) {
      endLoose()
      unknownPlace ??= word.raw
      index += 1
    } else if (isRegionAhead(words, index)) {
      endLoose()
      const length = ofCompass.test(words[index + 1]?.raw ?? '') ? 2 : 1
      unknownPlace ??= textOfWords(words, index, index + length)
      index += length
    } else {
      // Within words that mean nothing, a number counts no companies.
      const isAside = loose.length > 0 || words[index - 1]?.text === 'than'
      const number = isAside ? undefined : countAt(words, index)
      if (number !== undefined) count ??= number
      else if (empty.has(word.text) || ignored.has(word.text)) {
        // Small words stay within what is not understood, and are nothing alone.
        if (loose.length > 0) loose.push(word)
      } else loose.push(word)
      index += 1
    }
  }
  endLoose()
  const { sizes, outweighed } = sizesOf(found.get('company_size') ?? [])
  if (outweighed !== undefined) found.set('company_size', sizes)
  const companies = Object.fromEntries([...found].map(([condition, texts]) => [condition, texts.join(', ')]))
  return {
    companies,
    count,
    unknownPlace,
    outweighed,
    ...(nearRole === undefined ? {} : { nearRole }),
    ...(elsewhere.length === 0 ? {} : { elsewhere }),
    unknown: unknown.map(trimmed).filter((text) => text !== ''),
  }
}

/** “Slovakia that opened a new plant”: what companies do is another matter than where they are. */
const beginsClause: ReadonlySet<string> = new Set(['that', 'which', 'who'])

/** How many words say when something is, be it with the place: “CPHI Frankfurt 27-29 October”. */
function dayFrom(words: readonly Word[], index: number, isWithin: boolean): number | undefined {
  const day = dateAt(words, index)
  if (day !== undefined || !isWithin) return day
  const place = placeAt(words, index)?.length ?? 0
  const then = place === 0 ? undefined : dateAt(words, index + place)
  return then === undefined ? undefined : place + then
}

/** More than one, of which “e-mail” is one. */
function isSeveral(words: readonly Word[]): boolean {
  let count = 0
  return words.some(({ before }) => before !== '-' && (count += 1) > 1)
}

/** Where figures say how many work there, words for a size are no condition beside them. */
function sizesOf(said: readonly string[]): { readonly sizes: string[]; readonly outweighed?: string | undefined } {
  const names = said.filter((text) => sizePhrases.at(wordsOf(text), 0) !== undefined)
  const sizes = said.filter((text) => !names.includes(text))
  const isCounted = sizes.some((text) => startingQuantity(wordsOf(text), 0)?.of === 'employees')
  return isCounted && names.length > 0 ? { sizes, outweighed: names.join(', ') } : { sizes: [...said] }
}

interface ConditionAt {
  readonly of: Condition
  /** What it says alone, where that is more than its words. */
  readonly text?: string | undefined
  readonly length: number
}

function conditionAt(words: readonly Word[], index: number, isWithin: boolean): ConditionAt | undefined {
  const recency = recencyAt(words, index)
  if (recency !== undefined) {
    const text = `raised ${textOfWords(words, index, index + recency.length)}`
    return { of: 'funding', length: recency.length, text: words[index]?.text === 'this' ? text : undefined }
  }
  const quantity = quantityFrom(words, index)
  if (quantity !== undefined) {
    return { of: quantity.of === 'funding' ? 'funding' : 'company_size', length: quantity.end - index }
  }
  // “Left us”: only in capitals a country.
  const place = words[index]?.raw === 'us' ? undefined : placeAt(words, index)
  // Within words that mean nothing, one that is also a trade is one of them.
  const industry = isWithin ? undefined : tradeAt(words, index)
  const funding = fundingPhrases.at(words, index)
  // “Raised a seed round” is no matter of farming.
  if (funding !== undefined && (funding.length > (industry?.length ?? 0) || isOfRound(words, index)))
    return { of: 'funding', length: funding.length }
  if (industry !== undefined && industry.length >= (place?.length ?? 0))
    return { of: 'industry', length: industry.length }
  if (place !== undefined) return { of: 'location', length: place.length }
  if (funding !== undefined) return { of: 'funding', length: funding.length }
  const size = sizePhrases.at(words, index)
  return size === undefined ? undefined : { of: 'company_size', length: size.length }
}

/** “That raised seed”, “seed or series A”: it is a round, and nothing that is sown. */
function isOfRound(words: readonly Word[], index: number): boolean {
  const [before, next, second] = [words[index - 1], words[index + 1], words[index + 2]].map((word) => word?.text ?? '')
  return /^(?:rais(?:ed?|ing)|closed)$/.test(before ?? '') || (/^(?:or|and)$/.test(next ?? '') && second === 'series')
}

/** A number that says what it counts of a company; one alone is how many companies. */
function quantityFrom(words: readonly Word[], index: number): Quantity | undefined {
  for (let at = index; at < Math.min(words.length, index + 4); at += 1) {
    const quantity = quantityAt(words, at)
    if (quantity === undefined) continue
    if (quantity.start > index || (at > index && quantity.start < index)) return undefined
    const own = words.slice(quantity.start, quantity.end)
    const isPlain = own.length === 1 && quantity.of === 'employees' && /^\d+$/.test(own[0]?.text ?? '')
    const isCompanies = own.every(({ text }) => /^\d+$/.test(text) || most.has(text)) && quantity.of === 'employees'
    const isRange = own.length === 2 && own.every(({ text }) => /^\d+$/.test(text))
    return isPlain || (isCompanies && !isRange) ? undefined : quantity
  }
  return undefined
}

/** What a company is called behind its trade. */
function isKind(word: Word | undefined): boolean {
  return word !== undefined && /^[\s-]*$/.test(word.before) && kinds.has(singular(word.text))
}

const kinds: ReadonlySet<string> = new Set(
  'producer maker manufacturer processor grower builder company firm business shop store provider vendor supplier distributor wholesaler dealer trader importer exporter brand operator house group chain enterprise organisation organization player'.split(
    ' ',
  ),
)

const most: ReadonlySet<string> = new Set(['up', 'to', 'at', 'most', 'least', 'maximum', 'max', 'about'])

/** “in Atlantis”: a name with a capital where a place should be. */
function isPlaceAhead(words: readonly Word[], index: number): boolean {
  const raw = words[index]?.raw ?? ''
  return ['in', 'near', 'around'].includes(words[index - 1]?.text ?? '') && /^\p{Lu}/u.test(raw)
}

/** “in the South West”: a part of a country, of which nobody is known to be there. */
function isRegionAhead(words: readonly Word[], index: number): boolean {
  const isBehind =
    words[index - 1]?.text === 'the' &&
    ['in', 'near', 'around', 'from', 'across'].includes(words[index - 2]?.text ?? '')
  return isBehind && ofCompass.test(words[index]?.raw ?? '') && words[index + 1]?.text !== 'of'
}

const ofCompass =
  /^(?:North|South|East|West|Midlands|North-?(?:East|West)|South-?(?:East|West)|north-?(?:east|west)|south-?(?:east|west))$/

/** Words that ask, and say nothing about whom. */
const empty: ReadonlySet<string> = new Set(
  'find me us some new more another all any each every there here account accounts company companies please about around currently actively also be been being can could did do does done exactly few fit fits for get give good great had has how i if into just list lots many may much my need now of only other others our people person contacts contact leads lead prospects please really same should show so such than them then these they this those too up very want was were what when where will would you your area campaign audience raised raise closed round funding seeking whose idea ideal existing revenue revenues least year brand brands their its'.split(
    ' ',
  ),
)

function trimmed(text: string): string {
  const words = text.split(' ')
  while (words.length > 0 && isSmall(words.at(-1))) words.pop()
  while (words.length > 0 && isSmall(words[0])) words.shift()
  return words.join(' ').slice(0, 200)
}

function isSmall(word: string | undefined): boolean {
  const text = word?.toLowerCase() ?? ''
  return empty.has(text) || ignored.has(text)
}
