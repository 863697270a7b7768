import type { Work } from './work'

const buckets = 65_536

/**
 * The places of items in the order of their words of sixteen bits, the last word first: places are dealt out by one word
 * after the other, and each deal keeps what the one before it has done. Nothing is compared.
 */
export function* radixOrder(words: readonly Uint16Array[], count: number): Work<Uint32Array<ArrayBuffer>> {
  let from = everyPlace(count)
  let to = new Uint32Array(count)
  for (const word of words) {
    if (dealOut(from, to, word)) [from, to] = [to, from]
    yield
  }
  return from
}

/** 0, 1, 2, … */
export function everyPlace(count: number): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(count)
  for (let place = 0; place < count; place += 1) places[place] = place
  return places
}

/** Writes the places in the order of their words, equal ones as they were; not at all when all have the same. */
function dealOut(from: Uint32Array, to: Uint32Array, word: Uint16Array): boolean {
  const starts = new Uint32Array(buckets)
  for (let place = 0; place < word.length; place += 1) {
    const bits = word[place] ?? 0
    starts[bits] = (starts[bits] ?? 0) + 1
  }
  if (starts[word[0] ?? 0] === word.length) return false
  let next = 0
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const count = starts[bucket] ?? 0
    starts[bucket] = next
    next += count
  }
  for (let index = 0; index < from.length; index += 1) {
    const place = from[index] ?? 0
    const bits = word[place] ?? 0
    const at = starts[bits] ?? 0
    to[at] = place
    starts[bits] = at + 1
  }
  return true
}
