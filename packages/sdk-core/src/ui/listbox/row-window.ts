import type { ListRow } from './list-rows'

/** From this many rows on only those near the visible part are there; each is then exactly as high as it says here. */
export const windowedFrom = 120

/** As in Listbox.css. */
const heights = { label: 28, item: 28, detailed: 44 } as const

/** How far beyond what is seen rows are there, so that none is missing while it is scrolled. */
const margin = 240

/** Where each row begins, and at the end how high all are together. */
export function rowOffsets(rows: readonly ListRow[]): readonly number[] {
  let at = 0
  return [0, ...rows.map((row) => (at += heightOf(row)))]
}

function heightOf(row: ListRow): number {
  if (row.kind === 'label') return heights.label
  const { item } = row
  const detailed = item.kind === 'option' && (item.option.disabledReason ?? item.option.description) !== undefined
  return detailed ? heights.detailed : heights.item
}

export interface RowWindow {
  readonly from: number
  /** The first row that is left out again. */
  readonly to: number
}

/** The rows that are seen, with some before and after. */
export function rowWindow(offsets: readonly number[], scrolled: number, height: number): RowWindow {
  const count = offsets.length - 1
  const from = rowAt(offsets, scrolled - margin)
  const to = rowAt(offsets, scrolled + height + margin) + 1
  return { from: Math.min(from, Math.max(count - 1, 0)), to: Math.min(to, count) }
}

/** The row at a height: the last one that begins at or before it. */
function rowAt(offsets: readonly number[], height: number): number {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}

/** How far to scroll so that a row is seen whole: as little as does it. */
export function scrollToShow(begin: number, end: number, scrolled: number, height: number): number {
  if (begin < scrolled) return begin
  return end > scrolled + height ? end - height : scrolled
}
