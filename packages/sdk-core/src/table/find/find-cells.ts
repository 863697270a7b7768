import { comparableText } from '../../filters/fold-text'
import type { Slices } from '../../ports/slices'

/** A cell that holds the text: the place of its row among the rows that are shown, and its column. */
export interface FoundCell {
  readonly place: number
  readonly column: number
}

/** What a cell of the row says. */
export type CellTexts = (row: number) => string

interface FindOptions {
  readonly slices: Slices
  readonly signal?: AbortSignal | undefined
  /** So many are found at most. */
  readonly most: number
}

/** Finds the cells with a text in them, row by row as they are shown, without regard to case and accents. */
export async function findCells(
  text: string,
  rows: Uint32Array,
  columns: readonly CellTexts[],
  { slices, signal, most }: FindOptions,
): Promise<readonly FoundCell[]> {
  const wanted = folded(text)
  const found: FoundCell[] = []
  if (wanted === '') return found
  // Few columns have other texts in every row.
  const known = columns.map(() => new Map<string, boolean>())
  for (const [place, row] of rows.entries()) {
    for (const [column, textOf] of columns.entries()) {
      const cell = textOf(row)
      let holds = known[column]?.get(cell)
      if (holds === undefined) known[column]?.set(cell, (holds = folded(cell).includes(wanted)))
      if (holds) found.push({ place, column })
    }
    if (found.length >= most) return found.slice(0, most)
    if (place % 64 === 0 && slices.isOver()) await slices.next(signal)
  }
  return found
}

function folded(text: string): string {
  return comparableText(text, 'case_and_accents')
}
