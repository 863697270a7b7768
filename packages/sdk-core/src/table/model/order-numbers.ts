import type { Work } from './work'

const buckets = 65_536

/**
 * The places of the numbers from the least to the greatest. Nothing is compared: they are dealt out by sixteen bits at a
 * time, from the last to the first, and each deal keeps what the one before it has done.
 */
export function* orderNumbers(numbers: Float64Array): Work<Uint32Array> {
  let from = Uint32Array.from(numbers.keys())
  if (numbers.length <= few) return from.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
  const words = wordsOf(numbers)
  yield
  let to = new Uint32Array(numbers.length)
  for (const word of words) {
    if (dealOut(from, to, word)) [from, to] = [to, from]
    yield
  }
  return from
}

const few = 1_024

/** The bits of the numbers in words of sixteen, the last first, such that the lesser number has the lesser word. */
function wordsOf(numbers: Float64Array): readonly Uint16Array[] {
  const words = Array.from({ length: 4 }, () => new Uint16Array(numbers.length))
  const [last, third, second, first] = words as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  const number = new Float64Array(1)
  const bits = new Uint32Array(number.buffer)
  for (let place = 0; place < numbers.length; place += 1) {
    // Minus zero is zero. Of negative numbers the one with the lesser bits is the greater one.
    number[0] = (numbers[place] ?? 0) + 0
    let low = bits[0] ?? 0
    let high = bits[1] ?? 0
    if (high >>> 31 === 1) [low, high] = [~low, ~high]
    else high |= 0x8000_0000
    last[place] = low
    third[place] = low >>> 16
    second[place] = high
    first[place] = high >>> 16
  }
  return words
}

/** Writes the places in the order of their words, equal ones as they were; not at all when all have the same. */
function dealOut(from: Uint32Array, to: Uint32Array, word: Uint16Array): boolean {
  const starts = new Uint32Array(buckets)
  for (const bits of word) starts[bits] = (starts[bits] ?? 0) + 1
  if (starts[word[0] ?? 0] === word.length) return false
  let next = 0
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const count = starts[bucket] ?? 0
    starts[bucket] = next
    next += count
  }
  for (const place of from) {
    const bucket = word[place] ?? 0
    const index = starts[bucket] ?? 0
    to[index] = place
    starts[bucket] = index + 1
  }
  return true
}
