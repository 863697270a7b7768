import type { GroupedRows, RowGroup, TableLine } from './group-rows'

/** What is shown, line after line, each found without making the others. */
export interface TableLines {
  readonly count: number
  /** How many rows there are, those in collapsed groups among them. */
  readonly rowCount: number
  readonly groups: readonly RowGroup[]
  /** Of a group, by its place in `groups`, in their order. */
  rowsOf(group: number): Uint32Array
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
    rowsOf: () => new Uint32Array(),
    rows,
    at(line) {
      const row = rows[line]
      return row === undefined ? undefined : { kind: 'row', row }
    },
    lineOf: places,
    headingOf: () => -1,
  }
}

/** Each group under its heading. A collapsed group costs nothing but that. */
export function groupedLines(groups: readonly GroupedRows[], isCollapsed: (key: string) => boolean): TableLines {
  const rows = concatenated(groups.map((group) => group.rows))
  const places = lazyPlaces(rows)
  const open = groups.map(({ group }) => !isCollapsed(group.key))
  const starts: number[] = []
  const firsts: number[] = []
  let count = 0
  let first = 0
  for (const [index, { group }] of groups.entries()) {
    starts.push(count)
    firsts.push(first)
    first += group.size
    count += open[index] ? group.size + 1 : 1
  }
  return {
    count,
    rowCount: rows.length,
    groups: groups.map(({ group }) => group),
    rowsOf: (group) => groups[group]?.rows ?? new Uint32Array(),
    rows,
    headingOf: (group) => starts[group] ?? -1,
    at(line) {
      if (line < 0 || line >= count) return undefined
      const index = lastAtMost(starts, line)
      const found = groups[index]
      if (!found) return undefined
      const row = found.rows[line - (starts[index] ?? 0) - 1]
      return row === undefined ? { kind: 'group', ...found } : { kind: 'row', row }
    },
    lineOf(row) {
      const place = places(row)
      if (place === undefined) return undefined
      const index = lastAtMost(firsts, place)
      return open[index] ? (starts[index] ?? 0) + 1 + place - (firsts[index] ?? 0) : undefined
    },
  }
}

/** Where each row stands, found out at the first question. */
function lazyPlaces(rows: Uint32Array): (row: number) => number | undefined {
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

function concatenated(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function lastAtMost(sorted: readonly number[], wanted: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sorted[middle] ?? 0) <= wanted) low = middle
    else high = middle - 1
  }
  return low
}
