/** What is known of rows: their ids, and for each field the values in the order of the ids. */
export interface RowData {
  readonly ids: readonly string[]
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

/** What has changed: rows as they are now, and the ids of those that are gone. */
export interface RowChanges extends RowData {
  readonly deleted?: readonly string[] | undefined
}

/** What a merge has changed, for who paints only that. */
export interface MergeResult {
  /** The fields with another value in some row. */
  readonly fields: ReadonlySet<string>
  /** The places of the rows with another value, as they are after the merge. */
  readonly rows: readonly number[]
  /** Whether rows have come or gone, so that the others may have another place. */
  readonly isReordered: boolean
}

/** Rows in columns. A row is known by its id; its place is where its values stand in every column. */
export interface RowStore {
  readonly size: number
  readonly fields: readonly string[]
  idAt(place: number): string | undefined
  placeOf(id: string): number | undefined
  /** The values of a field, one per row; nothing when no row has it. The same array until a value in it changes. */
  column(field: string): readonly unknown[] | undefined
  /** Counts up when a value of the field changes, or rows come or go. */
  version(field: string): number
  merge(changes: RowChanges): MergeResult
}

export function createRowStore({ ids: given, columns: columnsGiven }: RowData): RowStore {
  let ids = [...given]
  const columns = new Map<string, readonly unknown[]>(Object.entries(columnsGiven))
  const versions = new Map<string, number>()
  let generation = 0
  let places = indexOf(ids)

  function merge({ ids: changed, columns: values, deleted = [] }: RowChanges): MergeResult {
    const gone = new Set(deleted.filter((id) => places.has(id)))
    const isReordered = gone.size > 0 || changed.some((id) => !places.has(id))
    if (gone.size > 0) removeRows(gone)
    for (const id of changed) {
      if (places.has(id)) continue
      places.set(id, ids.length)
      ids.push(id)
    }
    const fields = new Set<string>()
    const rows = new Set<number>()
    for (const field of new Set([...columns.keys(), ...Object.keys(values)])) {
      const present = columns.get(field)
      const next = changedColumn(present, values[field], changed, rows)
      if (next !== present) {
        columns.set(field, next)
        fields.add(field)
        versions.set(field, (versions.get(field) ?? 0) + 1)
      }
    }
    if (isReordered) generation += 1
    return { fields, rows: [...rows].sort((a, b) => a - b), isReordered }
  }

  /** The column with the new values, or the very same one where they are the old ones. */
  function changedColumn(
    present: readonly unknown[] | undefined,
    values: readonly unknown[] | undefined,
    changed: readonly string[],
    rows: Set<number>,
  ): readonly unknown[] {
    let next: unknown[] | undefined
    for (const [index, id] of changed.entries()) {
      const place = places.get(id) ?? -1
      const value = values?.[index] ?? null
      if (isSameValue(present?.[place] ?? null, value)) continue
      next ??= present ? [...present] : []
      while (next.length < place) next.push(null)
      next[place] = value
      rows.add(place)
    }
    const column = next ?? present ?? []
    if (column.length === ids.length) return column
    const filled = [...column]
    while (filled.length < ids.length) filled.push(null)
    return filled
  }

  function removeRows(gone: ReadonlySet<string>): void {
    const kept = ids.flatMap((id, place) => (gone.has(id) ? [] : [place]))
    for (const [field, values] of columns) {
      columns.set(
        field,
        kept.map((place) => values[place]),
      )
    }
    ids = kept.map((place) => ids[place] ?? '')
    places = indexOf(ids)
  }

  return {
    get size() {
      return ids.length
    },
    get fields() {
      return [...columns.keys()]
    },
    idAt: (place) => ids[place],
    placeOf: (id) => places.get(id),
    column: (field) => columns.get(field),
    version: (field) => (versions.get(field) ?? 0) + generation,
    merge,
  }
}

function indexOf(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, place) => [id, place]))
}

/** Lists and objects come anew with every answer, so that they are compared by what is in them. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return JSON.stringify(a) === JSON.stringify(b)
}
