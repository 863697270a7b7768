import { foldText } from '../../filters/fold-text'
import type { Slices } from '../../ports/slices'

/** A cell that holds the text: the place of its row among the rows that are shown, and its column. */
export interface FoundCell {
  readonly place: number
  readonly column: number
}

/** Finds the cells with a text in them, row by row as they are shown, without regard to case. */
export async function findCells(
  text: string,
  rows: Uint32Array,
  columns: readonly ArrayLike<unknown>[],
  { slices, signal, most = 10_000 }: { readonly slices: Slices; readonly signal?: AbortSignal; readonly most?: number },
): Promise<readonly FoundCell[]> {
  const wanted = foldText(text)
  const found: FoundCell[] = []
  if (wanted === '') return found
  for (const [place, row] of rows.entries()) {
    for (const [column, values] of columns.entries()) {
      const value = values[row]
      if (typeof value !== 'string' && typeof value !== 'number') continue
      if (foldText(String(value)).includes(wanted)) found.push({ place, column })
    }
    if (found.length >= most) return found.slice(0, most)
    if (place % 128 === 0 && slices.isOver()) await slices.next(signal)
  }
  return found
}
