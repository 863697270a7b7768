export interface RowsOfTable<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowId: (row: Row) => string
}

/** The rows with these ids, as they are given now; those that are not there are left out. */
export function knownRows<Row>(
  wanted: ReadonlySet<string>,
  { rows, rowId }: RowsOfTable<Row>,
): ReadonlyMap<string, Row> {
  const known = new Map<string, Row>()
  for (const row of rows) {
    if (known.size === wanted.size) break
    if (row === undefined) continue
    const id = rowId(row)
    if (wanted.has(id)) known.set(id, row)
  }
  return known
}
