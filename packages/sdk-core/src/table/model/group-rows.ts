/** A heading of a grouped list, or a row. */
export type GroupedLine =
  | { readonly kind: 'group'; readonly group: RowGroup }
  | { readonly kind: 'row'; readonly row: number }

export interface RowGroup {
  /** Different for different values, also of different kinds; the same again after a poll. */
  readonly key: string
  readonly value: unknown
  readonly size: number
  readonly isCollapsed: boolean
}

/** A grouped list: as many lines as are shown, each found without making the others. */
export interface GroupedRows {
  readonly groups: readonly RowGroup[]
  /** Headings, and the rows of groups that are open. */
  readonly lineCount: number
  lineAt(line: number): GroupedLine | undefined
}

/**
 * Puts rows with the same value together, the groups in the order of their first rows and the rows as they were. A
 * collapsed group costs nothing but its heading.
 */
export function groupRows(
  rows: Uint32Array,
  values: ArrayLike<unknown>,
  isCollapsed: (key: string) => boolean,
): GroupedRows {
  const members = new Map<unknown, number[]>()
  for (const row of rows) {
    const value = groupValue(values[row])
    const group = members.get(value)
    if (group) group.push(row)
    else members.set(value, [row])
  }
  const entries = [...members].map(([value, inside]) => {
    const key = `${typeof value}:${String(value)}`
    return { group: { key, value, size: inside.length, isCollapsed: isCollapsed(key) }, inside }
  })
  const starts: number[] = []
  let lineCount = 0
  for (const { group } of entries) {
    starts.push(lineCount)
    lineCount += group.isCollapsed ? 1 : group.size + 1
  }
  return {
    groups: entries.map(({ group }) => group),
    lineCount,
    lineAt(line) {
      if (line < 0 || line >= lineCount) return undefined
      const place = lastAtMost(starts, line)
      const entry = entries[place]
      if (!entry) return undefined
      const offset = line - (starts[place] ?? 0)
      const row = entry.inside[offset - 1]
      return offset === 0 || row === undefined ? { kind: 'group', group: entry.group } : { kind: 'row', row }
    },
  }
}

/** What is absent or empty is one group; lists and objects are groups by what is in them. */
function groupValue(value: unknown): unknown {
  if (value === undefined || value === '') return null
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
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
