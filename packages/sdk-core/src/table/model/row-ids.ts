/** The ids of rows, each of them another row's: by them focus, selection and edits are kept. */
export interface RowIds<Row> {
  of(row: Row): string
  /** Gives rows whose id an earlier row has one of their own. Tells the ids that come more than once. */
  tellApart(rows: readonly (Row | undefined)[]): readonly string[]
  /** The copy of a row is known by the id of the row. */
  keep(copy: Row, row: Row): void
}

export function createRowIds<Row>(given: (row: Row) => string): RowIds<Row> {
  let own = new WeakMap<WeakKey, string>()
  // To look into an empty map costs as much as into a full one, for each of very many rows.
  let hasOwn = false

  return {
    of: (row) => (hasOwn && isKey(row) ? own.get(row) : undefined) ?? given(row),
    tellApart(rows) {
      if (areAllOthers(rows, given)) {
        if (hasOwn) own = new WeakMap()
        hasOwn = false
        return []
      }
      const seen = new Set<string>()
      const twice = new Set<string>()
      const met = new Set<Row>()
      for (const row of rows) {
        // The same object is the same row wherever it stands.
        if (row === undefined || !isKey(row) || met.has(row)) continue
        met.add(row)
        const id = given(row)
        if (seen.has(id)) {
          twice.add(id)
          const other = free(id, seen)
          own.set(row, other)
          hasOwn = true
          seen.add(other)
        } else {
          own.delete(row)
          seen.add(id)
        }
      }
      return [...twice]
    },
    keep(copy, row) {
      const id = hasOwn && isKey(row) ? own.get(row) : undefined
      if (id !== undefined && isKey(copy)) own.set(copy, id)
    },
  }
}

/** As it nearly always is, and told with far less work than which of them are not. */
function areAllOthers<Row>(rows: readonly (Row | undefined)[], given: (row: Row) => string): boolean {
  const seen = new Set<string>()
  let count = 0
  for (const row of rows) {
    if (row === undefined || !isKey(row)) continue
    count += 1
    seen.add(given(row))
  }
  return seen.size === count
}

function free(id: string, seen: ReadonlySet<string>): string {
  let count = 2
  while (seen.has(`${id} (${count})`)) count += 1
  return `${id} (${count})`
}

function isKey(row: unknown): row is WeakKey {
  return typeof row === 'object' && row !== null
}
