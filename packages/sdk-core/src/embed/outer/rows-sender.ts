import type { RowsSnapshot } from '../../client/api-client'

type Row = Readonly<Record<string, unknown>>

/** As many as go in one message without holding either side up. */
const rowsPerMessage = 2_000

/**
 * Sends a list so that each row travels once: `fresh` rows as they come, and then which of all rows known to the other
 * side make the list, and in which order. Rows keep their identity while they are unchanged, which tells them apart.
 */
export interface RowsSender {
  /** What the list is now, as the other side can put it together. */
  send(rows: readonly Row[]): { readonly places: Int32Array }
}

export function createRowsSender(previous: readonly Row[], sendFresh: (fresh: readonly Row[]) => void): RowsSender {
  const known = new Map(previous.map((row, place) => [row, place]))
  return {
    send(rows) {
      const fresh = rows.filter((row) => !known.has(row))
      for (const row of fresh) known.set(row, known.size)
      for (let start = 0; start < fresh.length; start += rowsPerMessage) {
        sendFresh(fresh.slice(start, start + rowsPerMessage))
      }
      return { places: Int32Array.from(rows, (row) => known.get(row) ?? 0) }
    },
  }
}

/** The lists that a frame has read, so that it can be sent what has changed in them. */
export interface SentLists {
  get(list: number | undefined): RowsSnapshot<Row> | undefined
  /** Takes the place of the list before, under a new number. */
  keep(snapshot: RowsSnapshot<Row>, before: number | undefined): number
}

/** A frame shows few lists at a time. The oldest is read whole again when it is asked for after all. */
const mostLists = 20

export function createSentLists(): SentLists {
  const lists = new Map<number, RowsSnapshot<Row>>()
  let last = 0
  return {
    get: (list) => (list === undefined ? undefined : lists.get(list)),
    keep(snapshot, before) {
      if (before !== undefined) lists.delete(before)
      last += 1
      lists.set(last, snapshot)
      const [oldest] = lists.keys()
      if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest)
      return last
    },
  }
}
