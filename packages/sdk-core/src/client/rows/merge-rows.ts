import { keepIndex, type RowIndex } from './row-index'
import { sameValue } from '../../values/same-value'

/** A list being brought up to date: what did not change stays the very same object, and the same list if nothing did. */
export interface RowsMerge<Row> {
  put(key: string, row: Row): void
  remove(key: string): void
  /** The server sends everything again. */
  startOver(): void
  rows(): readonly Row[]
}

export function mergeRows<Row>(previous: readonly Row[], index: RowIndex): RowsMerge<Row> {
  let rows: (Row | undefined)[] | undefined
  let base: RowIndex = index
  let added = new Map<string, number>()
  let removed = 0

  function own(): (Row | undefined)[] {
    rows ??= previous.slice()
    return rows
  }

  function positionOf(key: string): number | undefined {
    return added.get(key) ?? base.get(key)
  }

  return {
    put(key, row) {
      const position = positionOf(key)
      const former = (position === undefined ? undefined : (rows ?? previous)[position]) ?? formerOf(key)
      const kept = former !== undefined && sameValue(former, row) ? former : row
      if (position === undefined || (rows ?? previous)[position] === undefined) {
        added.set(key, own().push(kept) - 1)
      } else if (kept !== former) {
        own()[position] = kept
      }
    },
    remove(key) {
      const position = positionOf(key)
      if (position === undefined || (rows ?? previous)[position] === undefined) return
      own()[position] = undefined
      removed += 1
    },
    startOver() {
      rows = []
      base = new Map()
      added = new Map()
      removed = 0
    },
    rows() {
      if (!rows) return previous
      const present = removed === 0 ? (rows.slice() as Row[]) : rows.filter((row) => row !== undefined)
      if (removed === 0 && added.size === 0) keepIndex(present, base)
      return present
    },
  }

  function formerOf(key: string): Row | undefined {
    const position = index.get(key)
    return position === undefined ? undefined : previous[position]
  }
}
