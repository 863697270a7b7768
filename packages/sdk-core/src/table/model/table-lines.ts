import type { RowGroup, TableLine } from './group-rows'

/** What is shown, line after line, each found without making the others. */
export interface TableLines {
  readonly count: number
  /** How many rows there are, those in collapsed groups among them. */
  readonly rowCount: number
  readonly groups: readonly RowGroup[]
  at(line: number): TableLine | undefined
  /** On which line the heading of a group stands, by its place in `groups`. */
  headingOf(group: number): number
  /** Where a row is shown; nothing for one that is filtered out or in a collapsed group. */
  lineOf(row: number): number | undefined
  /** The rows in the order in which they are shown, also those of collapsed groups. */
  readonly rows: Uint32Array
}

export function plainLines(rows: Uint32Array): TableLines {
  const places = lazyPlaces(rows)
  return {
    count: rows.length,
    rowCount: rows.length,
    groups: [],
    rows,
    at(line) {
      const row = rows[line]
      return row === undefined ? undefined : { kind: 'row', row }
    },
    lineOf: places,
    headingOf: () => -1,
  }
}

/** Where each row stands, found out at the first question. */
export function lazyPlaces(rows: Uint32Array): (row: number) => number | undefined {
  let places: Int32Array | undefined
  return (row) => {
    // Most tables are not sorted: there every row is in its own place.
    if (rows[row] === row) return row
    places ??= placesOf(rows)
    const place = places[row] ?? -1
    return place === -1 ? undefined : place
  }
}

function placesOf(rows: Uint32Array): Int32Array {
  const last = rows.reduce((most, row) => Math.max(most, row), -1)
  const places = new Int32Array(last + 1).fill(-1)
  for (const [place, row] of rows.entries()) places[row] = place
  return places
}
