import type { Word } from './words'

export type QuantityOf = 'employees' | 'revenue' | 'funding' | 'founded'

export interface Quantity {
  readonly of: QuantityOf
  readonly least: number
  readonly most: number
  /** The words that said it, from and to (not included). */
  readonly start: number
  readonly end: number
}

/** Reads “50-200 employees”, “more than $10M revenue”, “founded after 2015” where a number stands. */
export function quantityAt(words: readonly Word[], index: number): Quantity | undefined {
  const first = numberAt(words, index)
  if (first === undefined) return undefined
  const second = rangeEnd(words, first.end)
  const end = second?.end ?? first.end
  const start = startOfComparison(words, index)
  const ahead = words.slice(Math.max(0, start - 4), index).map(({ text }) => text)
  const behind = untilClause(words.slice(end, end + 3).map(({ text }) => text))
  if (otherThings.has(behind[0] ?? '')) return undefined
  const isMoney = first.isMoney || second?.isMoney === true
  const of = unitOf(behind, true) ?? unitOf(ahead.toReversed(), false) ?? (isMoney ? 'revenue' : 'employees')
  const common = { of, start, end: end + unitWords(behind) }
  if (second !== undefined) {
    const scaled =
      first.scale === 1 && first.value < second.value / second.scale ? first.value * second.scale : first.value
    return { ...common, least: Math.min(scaled, second.value), most: Math.max(scaled, second.value) }
  }
  const side = sideOf(words, index, first.end)
  // “Fewer than 10” are 9 at most.
  const beside = side?.isStrict === true ? 1 : 0
  if (side?.end === 'least') return { ...common, least: first.value + beside, most: Infinity }
  if (side?.end === 'most') return { ...common, least: 0, most: first.value - beside }
  // A number alone is meant roughly, but for a year.
  const leeway = of === 'founded' ? 0 : 0.25
  return { ...common, least: first.value * (1 - leeway), most: first.value * (1 + leeway) }
}

/** “5 that raised money” are so many, and not so much money. */
function untilClause(behind: readonly string[]): readonly string[] {
  const at = behind.findIndex((text) => text === 'that' || text === 'who' || text === 'which')
  return at < 0 ? behind : behind.slice(0, at)
}

/** “More than 50 rooms” says nothing of how many work there. */
const otherThings: ReadonlySet<string> = new Set(
  'rooms beds seats tables shops stores branches locations sites trucks lorries vans vehicles cars ships aircraft machines students pupils patients guests members flats apartments customers clients users hectares acres'.split(
    ' ',
  ),
)

interface ReadNumber {
  readonly value: number
  readonly scale: number
  readonly isMoney: boolean
  readonly end: number
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}

function numberAt(words: readonly Word[], index: number): ReadNumber | undefined {
  const word = words[index]
  const read = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(word?.text ?? '')
  if (word === undefined || read === null) return undefined
  const attached = read[2] ?? ''
  if (attached !== '' && scales[attached] === undefined) return undefined
  const next = attached === '' ? words[index + 1]?.text : undefined
  const scale = scales[attached] ?? scales[next ?? ''] ?? 1
  const end = index + (next !== undefined && scales[next] !== undefined ? 2 : 1)
  const isMoney = /[$€£¥]$/.test(word.before.trimEnd()) || currencies.has(words[end]?.text ?? '')
  return { value: Number(read[1]) * scale, scale, isMoney: isMoney || /^\s*[€£]/.test(word.after), end }
}

const currencies: ReadonlySet<string> = new Set('usd eur gbp dollar dollars euro euros pounds'.split(' '))

function rangeEnd(words: readonly Word[], index: number): ReadNumber | undefined {
  const joint = words[index]
  if (joint === undefined) return undefined
  if (/[-–—]/.test(joint.before)) return numberAt(words, index)
  return joint.text === 'to' || joint.text === 'and' ? numberAt(words, index + 1) : undefined
}

const least: ReadonlySet<string> = new Set(
  'over above more least minimum min from exceeding after since beyond'.split(' '),
)
const most: ReadonlySet<string> = new Set('under below less fewer most maximum max to before until'.split(' '))
const strict: ReadonlySet<string> = new Set(
  'over above more exceeding after beyond under below less fewer before'.split(' '),
)
const between: ReadonlySet<string> = new Set('than at up between in a an of'.split(' '))

interface Side {
  readonly end: 'least' | 'most'
  /** The number itself is beyond it. */
  readonly isStrict?: boolean
}

function sideOf(words: readonly Word[], index: number, end: number): Side | undefined {
  const before = words[index]?.before ?? ''
  if (/[>≥]/.test(before)) return { end: 'least', isStrict: />(?!=)/.test(before) }
  if (/[<≤]/.test(before)) return { end: 'most', isStrict: /<(?!=)/.test(before) }
  const after = words[end - 1]?.after ?? ''
  if (/^\s*\+/.test(after)) return { end: 'least' }
  const [next, second] = [words[end]?.text, words[end + 1]?.text]
  if (
    next === 'plus' ||
    ((next === 'or' || next === 'and') && (second === 'more' || second === 'up' || second === 'above'))
  ) {
    return { end: 'least' }
  }
  if (next === 'or' && (second === 'less' || second === 'fewer' || second === 'below')) return { end: 'most' }
  for (let at = index - 1; at >= startOfComparison(words, index); at -= 1) {
    const text = words[at]?.text ?? ''
    if (least.has(text)) return { end: 'least', isStrict: strict.has(text) }
    if (most.has(text)) return { end: 'most', isStrict: strict.has(text) }
  }
  return undefined
}

/** Where “more than” or “at least” begins before a number. */
function startOfComparison(words: readonly Word[], index: number): number {
  let start = index
  while (start > 0 && index - start < 3) {
    const text = words[start - 1]?.text ?? ''
    if (!least.has(text) && !most.has(text) && !between.has(text)) break
    start -= 1
  }
  return start
}

const units: Readonly<Record<string, QuantityOf>> = {
  employee: 'employees',
  employees: 'employees',
  people: 'employees',
  staff: 'employees',
  headcount: 'employees',
  fte: 'employees',
  ftes: 'employees',
  person: 'employees',
  size: 'employees',
  workers: 'employees',
  revenue: 'revenue',
  revenues: 'revenue',
  arr: 'revenue',
  turnover: 'revenue',
  sales: 'revenue',
  funding: 'funding',
  raised: 'funding',
  raise: 'funding',
  raising: 'funding',
  investment: 'funding',
  founded: 'founded',
  established: 'founded',
  started: 'founded',
}

/** What a number counts: the nearest word that says so; what stands behind one cannot have been said of the year. */
function unitOf(near: readonly string[], isBehind: boolean): QuantityOf | undefined {
  const found = near.map((text) => units[text]).find((unit) => unit !== undefined)
  return isBehind && found === 'founded' ? undefined : found
}

/** How many of the words behind a number belong to it. */
function unitWords(behind: readonly string[]): number {
  const at = behind.findIndex((text) => units[text] !== undefined && units[text] !== 'founded')
  return at + 1
}
