import type { Codes } from './column-codes'
import { absentRank, type Ranks } from './sort-ranks'
import type { Work } from './work'

export interface RowOrder {
  /** Of the values. */
  readonly ranks: Ranks
  /** The value of each row; nothing where each has its own. */
  readonly codeOf: Codes | undefined
  readonly direction: 'asc' | 'desc'
}

/**
 * The rows in order: by the first of the orders, among equals by the next, and among those that are equal in all of them
 * as they were. What is absent comes last in both directions.
 *
 * Nothing is compared: rows are dealt out by their ranks, by the last order first, and each deal keeps what the one before
 * it has done.
 */
export function* sortRows(rows: Uint32Array, orders: readonly RowOrder[]): Work<Uint32Array> {
  let sorted = rows
  for (const order of orders.toReversed()) {
    sorted = dealOut(sorted, order)
    yield
  }
  return sorted
}

function dealOut(rows: Uint32Array, { ranks, codeOf, direction }: RowOrder): Uint32Array {
  const last = greatest(ranks)
  const ofValues = bucketsOf(ranks, last, direction === 'desc')
  const buckets = codeOf ? ofRows(ofValues, codeOf) : ofValues
  const starts = new Uint32Array(last + 3)
  for (let index = 0; index < rows.length; index += 1) {
    const next = (buckets[rows[index] ?? 0] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let bucket = 1; bucket < starts.length; bucket += 1) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
  }
  const sorted = new Uint32Array(rows.length)
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    const bucket = buckets[row] ?? 0
    const place = starts[bucket] ?? 0
    sorted[place] = row
    starts[bucket] = place + 1
  }
  return sorted
}

function greatest(ranks: Ranks): number {
  let last = -1
  for (let row = 0; row < ranks.length; row += 1) {
    const rank = ranks[row] ?? 0
    if (rank > last && rank !== absentRank) last = rank
  }
  return last
}

/** What is absent has the last bucket. */
function bucketsOf(ranks: Ranks, last: number, isDown: boolean): Uint32Array {
  const buckets = new Uint32Array(ranks.length)
  for (let row = 0; row < ranks.length; row += 1) {
    const rank = ranks[row] ?? 0
    buckets[row] = rank === absentRank ? last + 1 : isDown ? last - rank : rank
  }
  return buckets
}

function ofRows(ofValues: Uint32Array, codeOf: Codes): Uint32Array {
  const buckets = new Uint32Array(codeOf.length)
  for (let row = 0; row < codeOf.length; row += 1) buckets[row] = ofValues[codeOf[row] ?? 0] ?? 0
  return buckets
}
