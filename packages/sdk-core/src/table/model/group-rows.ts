/** A heading of a grouped list, or a row. */
export type TableLine =
  | { readonly kind: 'group'; readonly group: RowGroup; readonly rows: Uint32Array }
  | { readonly kind: 'row'; readonly row: number }

export interface RowGroup {
  /** Different for different values, also of different kinds; the same again after a poll. */
  readonly key: string
  readonly value: unknown
  readonly size: number
  /** The place of its first row, from which other words about the group can be told. */
  readonly first: number
}

/** The rows of a group, in their order. */
export interface GroupedRows {
  readonly group: RowGroup
  readonly rows: Uint32Array
}

/** Puts rows with the same value together, the groups in the order of their first rows and the rows as they were. */
export function groupRows(rows: Uint32Array, values: ArrayLike<unknown>): readonly GroupedRows[] {
  const members = new Map<unknown, number[]>()
  for (const row of rows) {
    const value = groupValue(values[row])
    const group = members.get(value)
    if (group) group.push(row)
    else members.set(value, [row])
  }
  return Array.from(members, ([value, inside]) => ({
    group: { key: `${typeof value}:${String(value)}`, value, size: inside.length, first: inside[0] ?? -1 },
    rows: Uint32Array.from(inside),
  }))
}

/** What is absent or empty is one group; lists and objects are groups by what is in them. */
function groupValue(value: unknown): unknown {
  if (value === undefined || value === '') return null
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
