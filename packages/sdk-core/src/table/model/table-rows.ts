/** How a column finds its value in a row. The same function gives the same values: a new one is another column. */
export type ReadValue<Row> = (row: Row) => unknown

/** What a new list of rows has changed, for who paints only that. */
export interface RowsChange {
  /** The places with another row; nothing where the rows themselves have changed places. */
  readonly places: readonly number[] | undefined
}

/** Rows, each known by its id, with the values of a column in one array as soon as something asks for them. */
export interface TableRows<Row> {
  readonly size: number
  /** The rows as they are; another list after each change. One that has not been loaded is not there. */
  readonly rows: readonly (Row | undefined)[]
  rowAt(place: number): Row | undefined
  idAt(place: number): string | undefined
  placeOf(id: string): number | undefined
  /** The values of a column, one per row. The array stays the same one; `version` says whether values in it changed. */
  values(read: ReadValue<Row>): readonly unknown[]
  /** Counts up when a value of the column changes, or rows come, go or change places. */
  version(read: ReadValue<Row>): number
  /** Takes a new list; rows that are equal stay the very same objects. */
  replace(rows: readonly (Row | undefined)[]): RowsChange
}

interface KnownColumn {
  values: unknown[]
  version: number
}

export function createTableRows<Row>(given: readonly (Row | undefined)[], idOf: (row: Row) => string): TableRows<Row> {
  let rows = given
  let places: Map<string, number> | undefined
  let generation = 0
  const columns = new Map<ReadValue<Row>, KnownColumn>()

  function replace(next: readonly (Row | undefined)[]): RowsChange {
    if (next === rows) return { places: [] }
    const former = rows
    if (next.length !== former.length) return replaceAll(next)
    const merged = next.slice()
    const changed: number[] = []
    for (let place = 0; place < next.length; place += 1) {
      const row = next[place]
      const before = former[place]
      if (row === before) continue
      if (row === undefined || before === undefined) {
        places = undefined
        changed.push(place)
        continue
      }
      if (idOf(row) !== idOf(before)) return replaceAll(next)
      if (isSameRow(before, row)) merged[place] = before
      else changed.push(place)
    }
    if (changed.length === 0) return { places: [] }
    rows = merged
    patchColumns(changed)
    return { places: changed }
  }

  /** Rows have come or gone. Those that stayed as they were stay the same objects, so that nothing about them is done anew. */
  function replaceAll(next: readonly (Row | undefined)[]): RowsChange {
    const former = index()
    const before = rows
    rows = next.map((row) => {
      if (row === undefined) return undefined
      const place = former.get(idOf(row))
      const known = place === undefined ? undefined : before[place]
      return known !== undefined && known !== row && isSameRow(known, row) ? known : row
    })
    places = undefined
    generation += 1
    for (const [read, column] of columns) columns.set(read, { values: [], version: column.version })
    return { places: undefined }
  }

  function patchColumns(changed: readonly number[]): void {
    for (const [read, column] of columns) {
      if (column.values.length === 0) continue
      let isChanged = false
      for (const place of changed) {
        const value = valueAt(read, place)
        if (isSameValue(column.values[place], value)) continue
        column.values[place] = value
        isChanged = true
      }
      if (isChanged) column.version += 1
    }
  }

  function index(): Map<string, number> {
    if (places) return places
    places = new Map()
    for (const [place, row] of rows.entries()) if (row !== undefined) places.set(idOf(row), place)
    return places
  }

  function valueAt(read: ReadValue<Row>, place: number): unknown {
    const row = rows[place]
    return row === undefined ? undefined : read(row)
  }

  function known(read: ReadValue<Row>): KnownColumn {
    let column = columns.get(read)
    if (!column) columns.set(read, (column = { values: [], version: 0 }))
    return column
  }

  return {
    get size() {
      return rows.length
    },
    get rows() {
      return rows
    },
    rowAt: (place) => rows[place],
    idAt(place) {
      const row = rows[place]
      return row === undefined ? undefined : idOf(row)
    },
    placeOf: (id) => index().get(id),
    values(read) {
      const column = known(read)
      if (column.values.length !== rows.length)
        column.values = rows.map((row) => (row === undefined ? undefined : read(row)))
      return column.values
    },
    version: (read) => known(read).version + generation,
    replace,
  }
}

/** By their own fields: rows come anew with every answer. */
function isSameRow(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  let fields = 0
  for (const field in b) {
    fields += 1
    if (!isSameValue(a[field], b[field])) return false
  }
  for (const _ in a) fields -= 1
  return fields === 0
}

/** Lists and objects are compared by what is in them. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  return isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
