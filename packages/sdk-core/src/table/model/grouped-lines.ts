import type { GroupedRows } from './group-rows'
import { lazyPlaces, type TableLines } from './table-lines'

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
