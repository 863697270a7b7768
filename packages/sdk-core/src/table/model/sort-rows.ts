import type { Slices } from '../../ports/slices'
import { absentRank, type Ranks } from './sort-ranks'

export interface RowOrder {
  readonly ranks: Ranks
  readonly direction: 'asc' | 'desc'
}

/**
 * The rows in order: by the first of the orders, among equals by the next, and among those that are equal in all of them
 * as they were. What is absent comes last in both directions.
 *
 * Ranks are numbers, so nothing is compared: rows are dealt out by sixteen bits at a time, from the least order and bits
 * to the first, and each deal keeps what the one before it has done.
 */
export async function sortRows(
  rows: Uint32Array,
  orders: readonly RowOrder[],
  { slices, signal }: { readonly slices: Slices; readonly signal?: AbortSignal | undefined },
): Promise<Uint32Array> {
  let from = rows.slice()
  let to = new Uint32Array(rows.length)
  for (const order of orders.toReversed()) {
    const words = wordsOf(order)
    for (const word of words) {
      if (slices.isOver()) await slices.next(signal)
      if (dealOut(from, to, word)) [from, to] = [to, from]
    }
  }
  return from
}

const buckets = 65_536

/** The bits of the ranks in words of sixteen, the least first, such that a smaller word comes first. */
function wordsOf({ ranks, direction }: RowOrder): readonly Uint16Array[] {
  const words = Array.from({ length: 4 }, () => new Uint16Array(ranks.length))
  const bits = new Uint32Array(ranks.buffer, ranks.byteOffset, ranks.length * 2)
  const [least, second, third, first] = words as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  for (let row = 0; row < ranks.length; row += 1) {
    const rank = ranks[row] ?? absentRank
    let low = 0xffff_ffff
    let high = 0xffff_ffff
    if (rank !== absentRank) {
      // Minus zero is zero. Of negative numbers the one with the smaller bits is the greater one.
      low = rank === 0 ? 0 : (bits[row * 2] ?? 0)
      high = rank === 0 ? 0 : (bits[row * 2 + 1] ?? 0)
      if (rank < 0) [low, high] = [~low, ~high]
      else high |= 0x8000_0000
      if (direction === 'desc') [low, high] = [~low, ~high]
    }
    least[row] = low
    second[row] = low >>> 16
    third[row] = high
    first[row] = high >>> 16
  }
  return words
}

/** Writes the rows in the order of their words, equal ones as they were; not at all when all have the same. */
function dealOut(from: Uint32Array, to: Uint32Array, word: Uint16Array): boolean {
  const starts = new Uint32Array(buckets)
  for (const row of from) starts[word[row] ?? 0] = (starts[word[row] ?? 0] ?? 0) + 1
  if (from.length > 0 && starts[word[from[0] ?? 0] ?? 0] === from.length) return false
  let next = 0
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const count = starts[bucket] ?? 0
    starts[bucket] = next
    next += count
  }
  for (const row of from) {
    const bucket = word[row] ?? 0
    const place = starts[bucket] ?? 0
    to[place] = row
    starts[bucket] = place + 1
  }
  return true
}
