import type { Slices } from '../../ports/slices'
import { absentRank, type Ranks } from './sort-ranks'

export interface RowOrder {
  readonly ranks: Ranks
  readonly direction: 'asc' | 'desc'
}

/**
 * The rows in order: by the first of the orders, among equals by the next, and among those that are equal in all of them
 * as they were. What is absent comes last in both directions.
 */
export async function sortRows(
  rows: Uint32Array,
  orders: readonly RowOrder[],
  { slices, signal }: { readonly slices: Slices; readonly signal?: AbortSignal | undefined },
): Promise<Uint32Array> {
  if (orders.length === 0) return rows
  const compare = comparer(orders)
  let from = rows.slice()
  let to = new Uint32Array(rows.length)
  for (let start = 0; start < from.length; start += run) {
    insertionSort(from, start, Math.min(start + run, from.length), compare)
    if (start % checkEvery === 0 && slices.isOver()) await slices.next(signal)
  }
  let done = 0
  for (let width = run; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += width * 2) {
      const middle = Math.min(start + width, from.length)
      const end = Math.min(start + width * 2, from.length)
      let left = start
      let right = middle
      for (let place = start; place < end; place += 1) {
        const a = from[left] ?? 0
        const b = from[right] ?? 0
        const takesLeft = right >= end || (left < middle && compare(a, b) <= 0)
        to[place] = takesLeft ? a : b
        if (takesLeft) left += 1
        else right += 1
        done += 1
        if (done % checkEvery === 0 && slices.isOver()) await slices.next(signal)
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

const run = 16
const checkEvery = 4_096

function insertionSort(rows: Uint32Array, start: number, end: number, compare: (a: number, b: number) => number): void {
  for (let place = start + 1; place < end; place += 1) {
    const row = rows[place] ?? 0
    let before = place - 1
    while (before >= start && compare(rows[before] ?? 0, row) > 0) {
      rows[before + 1] = rows[before] ?? 0
      before -= 1
    }
    rows[before + 1] = row
  }
}

function comparer(orders: readonly RowOrder[]): (a: number, b: number) => number {
  const signed = orders.map(({ ranks, direction }) => ({ ranks, sign: direction === 'asc' ? 1 : -1 }))
  return (a, b) => {
    for (const { ranks, sign } of signed) {
      const left = ranks[a] ?? absentRank
      const right = ranks[b] ?? absentRank
      if (left === right) continue
      if (left === absentRank) return 1
      if (right === absentRank) return -1
      return left < right ? -sign : sign
    }
    return 0
  }
}
