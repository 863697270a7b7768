/** Puts lists together out of rows that come once each, in any number of messages. */
export interface RowsReceiver<Row> {
  take(fresh: readonly Row[]): void
  at(places: unknown): readonly Row[]
}

export function createRowsReceiver<Row>(previous: readonly Row[]): RowsReceiver<Row> {
  const known = [...previous]
  return {
    take: (fresh) => void known.push(...fresh),
    at(places) {
      if (!(places instanceof Int32Array)) return []
      const rows: Row[] = []
      for (const place of places) {
        const row = known[place]
        if (row !== undefined) rows.push(row)
      }
      return rows
    },
  }
}
