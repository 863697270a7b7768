import type { SceneColumn } from './table-scene'

/** So many are always made: fewer cost less than to find out which can be seen. */
const few = 8
const beyond = 200

export interface ColumnSpan {
  readonly first: number
  readonly end: number
}

/** Which of the columns that scroll have to be there, as places in the list; those that are pinned always are. */
export function visibleColumns<Row>(
  columns: readonly SceneColumn<Row>[],
  scrolled: number,
  viewWidth: number,
  before?: ColumnSpan,
): ColumnSpan {
  const from = columns.findIndex(({ pin }) => pin === undefined)
  if (from === -1) return { first: 0, end: 0 }
  const last = columns.findLastIndex(({ pin }) => pin === undefined) + 1
  if (last - from <= few) return { first: from, end: last }
  const spanOf = (left: number, right: number): ColumnSpan => {
    let first = from
    while (first < last - 1 && rightOf(columns[first]) < left) first += 1
    let end = first + 1
    while (end < last && (columns[end]?.offset ?? 0) < right) end += 1
    return { first, end }
  }
  // Kept while it holds all that can be seen, so that a little scrolling makes nothing anew.
  const needed = spanOf(scrolled, scrolled + viewWidth)
  if (before && before.first <= needed.first && before.end >= needed.end && before.end <= last) return before
  return spanOf(scrolled - beyond, scrolled + viewWidth + beyond)
}

function rightOf<Row>(column: SceneColumn<Row> | undefined): number {
  return column ? column.offset + column.width : 0
}
