import { createRowIds } from './row-ids'

/** How a column finds its value in a row. The same function gives the same values: a new one is another column. */
export type ReadValue<Row> = (row: Row) => unknown

/** What a new list of rows has changed, for who paints only that. */
export interface RowsChange {
  /** The places with another row; nothing where the rows themselves have changed places. */
  readonly places: readonly number[] | undefined
}

/** Rows, each known by its id; of their columns it is known when a value changes. */
export interface TableRows<Row> {
  readonly size: number
  /** The rows as they are; another list after each change. One that has not been loaded is not there. */
  readonly rows: readonly (Row | undefined)[]
  rowAt(place: number): Row | undefined
  /** The id of a row; of a second one with the same, one of its own. */
  idOf(row: Row): string
  /** A copy of a row is known by the id of the row. */
  keepId(copy: Row, row: Row): void
  idAt(place: number): string | undefined
  placeOf(id: string): number | undefined
  /** Counts up when a value of the column changes, or rows come, go or change places. */
  version(read: ReadValue<Row>): number
  /** Takes a new list; rows that are equal stay the very same objects. */
  replace(rows: readonly (Row | undefined)[]): RowsChange
  /** Looks for rows with one id where that was put off, since the first rows were not to wait for it. */
  tellApart(): void
}

/** So many are looked through at once. */
const toldAtOnce = 10_000

/** @param onSameIds told ids that more than one row has */
export function createTableRows<Row>(
  given: readonly (Row | undefined)[],
  givenId: (row: Row) => string,
  onSameIds?: (ids: readonly string[]) => void,
): TableRows<Row> {
  const ids = createRowIds(givenId)
  const idOf = ids.of
  let rows = given
  let isToldApart = false
  if (given.length <= toldAtOnce) tellApart(given)
  let generation = 0
  const versions = new Map<ReadValue<Row>, number>()

  function replace(next: readonly (Row | undefined)[]): RowsChange {
    if (next === rows) return { places: [] }
    const former = rows
    if (next.length !== former.length) return replaceAll(next)
    let merged: (Row | undefined)[] | undefined
    const changed: number[] = []
    let isFilled = false
    for (let place = 0; place < next.length; place += 1) {
      const row = next[place]
      const before = former[place]
      if (row === before) continue
      if (row === undefined || before === undefined) {
        changed.push(place)
        isFilled ||= row !== undefined
        continue
      }
      if (givenId(row) !== givenId(before)) return replaceAll(next)
      ids.keep(row, before)
      if (isSameRow(before, row)) (merged ??= next.slice())[place] = before
      else changed.push(place)
    }
    if (changed.length === 0) return { places: [] }
    if (isFilled && isToldApart) tellApart(merged ?? next)
    rows = merged ?? next
    countUp(changed, former)
    return { places: changed }
  }

  /** Rows have come or gone. Those that stayed as they were stay the same objects, so that nothing about them is done anew. */
  function replaceAll(next: readonly (Row | undefined)[]): RowsChange {
    const former = rows
    const places = new Map<string, number>()
    for (const [place, row] of former.entries()) if (row !== undefined) places.set(idOf(row), place)
    tellApart(next)
    rows = next.map((row) => {
      if (row === undefined) return undefined
      const place = places.get(idOf(row))
      const known = place === undefined ? undefined : former[place]
      return known !== undefined && known !== row && isSameRow(known, row) ? known : row
    })
    generation += 1
    return { places: undefined }
  }

  function tellApart(all: readonly (Row | undefined)[]): void {
    isToldApart = true
    const twice = ids.tellApart(all)
    if (twice.length > 0) onSameIds?.(twice)
  }

  function countUp(changed: readonly number[], former: readonly (Row | undefined)[]): void {
    const valueOf = (read: ReadValue<Row>, row: Row | undefined) => (row === undefined ? undefined : read(row))
    for (const [read, version] of versions) {
      const isChanged = changed.some((place) => !isSameValue(valueOf(read, former[place]), valueOf(read, rows[place])))
      if (isChanged) versions.set(read, version + 1)
    }
  }

  return {
    get size() {
      return rows.length
    },
    get rows() {
      return rows
    },
    rowAt: (place) => rows[place],
    idOf,
    keepId: ids.keep,
    idAt(place) {
      const row = rows[place]
      return row === undefined ? undefined : idOf(row)
    },
    placeOf(id) {
      // Asked seldom: to know all places at any time would take more memory than all else.
      const place = rows.findIndex((row) => row !== undefined && idOf(row) === id)
      return place === -1 ? undefined : place
    },
    version(read) {
      const version = versions.get(read)
      if (version === undefined) versions.set(read, 0)
      return (version ?? 0) + generation
    },
    replace,
    tellApart() {
      if (!isToldApart) tellApart(rows)
    },
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
