import { collationKeys, longestKey } from './collation-keys'
import { mergeSort, mergeSorted } from './merge-sort'
import { orderKeys, type PackedKeys } from './order-keys'
import type { Work } from './work'

/** The places of the texts in the order of the locale: `a2` before `a10`. */
export function* orderTexts(texts: readonly string[], locale: string): Work<readonly number[] | Uint32Array> {
  const { compare } = collatorOf(locale)
  const byLocale = (a: number, b: number) => compare(texts[a] ?? '', texts[b] ?? '')
  const { keys, places, others } = yield* packKeys(texts, locale)
  const order = yield* orderKeys(keys)
  yield* orderAlike(order, keys, (key) => texts[places[key] ?? 0] ?? '', compare)
  for (let index = 0; index < order.length; index += 1) order[index] = places[order[index] ?? 0] ?? 0
  yield
  if (others.length === 0) return order
  return yield* mergeSorted([...order], yield* mergeSort(others, byLocale), byLocale)
}

const collators = new Map<string, Intl.Collator>()

/** One takes milliseconds to make. */
function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale)
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })))
  return collator
}

interface Packed {
  readonly keys: PackedKeys
  /** The text of each key. */
  readonly places: Uint32Array
  /** The texts without a key. */
  readonly others: readonly number[]
}

function* packKeys(texts: readonly string[], locale: string): Work<Packed> {
  const { write } = collationKeys(locale)
  let words = new Uint32Array(texts.length * 4 + 64)
  const starts = new Uint32Array(texts.length)
  const places = new Uint32Array(texts.length)
  const others: number[] = []
  let count = 0
  let start = 0
  for (let place = 0; place < texts.length; place += 1) {
    const text = texts[place] ?? ''
    const needed = start + longestKey(text.length)
    if (words.length < needed) words = larger(words, needed)
    const end = write(text, words, start)
    if (end === -1) others.push(place)
    else {
      starts[count] = start
      places[count] = place
      count += 1
      start = end
    }
    if (place % inStep === inStep - 1) yield
  }
  return { keys: { words, starts: starts.subarray(0, count) }, places, others }
}

const inStep = 2_048

function larger(words: Uint32Array, needed: number): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(Math.max(words.length * 2, needed + 64))
  more.set(words)
  return more
}

/** What has the same key but is not the same text: in case and accents the locale alone knows. */
function* orderAlike(
  order: Uint32Array,
  { words, starts }: PackedKeys,
  textOf: (key: number) => string,
  compare: (a: string, b: string) => number,
): Work<void> {
  let first = 0
  let isSame = true
  for (let end = 1; end <= order.length; end += 1) {
    if (end % inStep === 0) yield
    const [one, other] = [order[first] ?? 0, order[end] ?? 0]
    if (end < order.length && hasSameKey(words, starts[one] ?? 0, starts[other] ?? 0)) {
      isSame &&= textOf(one) === textOf(other)
      continue
    }
    if (!isSame) {
      const alike = [...order.subarray(first, end).sort()]
      order.set(yield* mergeSort(alike, (a, b) => compare(textOf(a), textOf(b))), first)
    }
    first = end
    isSame = true
  }
}

function hasSameKey(words: Uint32Array, one: number, other: number): boolean {
  for (let at = 0; ; at += 1) {
    const word = words[one + at] ?? 0
    if (word !== words[other + at]) return false
    if ((word & 0xff) === 0) return true
  }
}
