import { absentRank, type Ranks } from './sort-ranks'
import type { Work } from './work'

export interface RowOrder {
  readonly ranks: Ranks
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

function dealOut(rows: Uint32Array, { ranks, direction }: RowOrder): Uint32Array {
  let last = -1
  for (const rank of ranks) if (rank > last && rank !== absentRank) last = rank
  const bucketOf = (row: number) => {
    const rank = ranks[row] ?? absentRank
    if (rank === absentRank) return last + 1
    return direction === 'asc' ? rank : last - rank
  }
  const starts = new Uint32Array(last + 3)
  for (const row of rows) {
    const next = bucketOf(row) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let bucket = 1; bucket < starts.length; bucket += 1)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) {
    const bucket = bucketOf(row)
    const place = starts[bucket] ?? 0
    sorted[place] = row
    starts[bucket] = place + 1
  }
  return sorted
}
