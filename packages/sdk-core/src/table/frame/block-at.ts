import type { CellBlock } from '../edit/change-cells'
import type { GridPlace } from '../grid/move-in-grid'
import type { CellRange } from './use-cell-range'

/** The cells that are chosen, or the one that is active. */
export function blockAt(range: CellRange | undefined, { line, column }: GridPlace): CellBlock {
  return range ?? { lines: [line, line], columns: [column, column] }
}
