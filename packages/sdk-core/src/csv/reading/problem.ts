import type { QuoteFault } from './record-parser'

/** Why a row is not quite what it should be. It is kept all the same. */
export type CsvProblem = RowPlace &
  (
    | { /** The missing ones are empty. */ readonly code: 'too-few-cells'; readonly cells: number }
    | {
        readonly code: 'too-many-cells'
        readonly cells: number
        /** Those beyond the last column. */
        readonly extra: readonly string[]
      }
    | { /** A quote in a quoted cell is not doubled, or one that opens is never closed. */ readonly code: QuoteFault }
    | { /** It has bytes that the encoding does not have, now `\ufffd`. */ readonly code: 'unreadable-characters' }
  )

export interface RowPlace {
  /** Counted from 0, without the header. */
  readonly row: number
  /** Counted from 1, as editors do; of a record with several lines, the first. */
  readonly line: number
}

/** The problems of a row that needs so many cells and can have `width`. */
export function problemsOf(
  cells: readonly string[],
  { count, needed, width }: { readonly count: number; readonly needed: number; readonly width: number },
  place: RowPlace,
  fault: QuoteFault | undefined,
): readonly CsvProblem[] {
  const problems: CsvProblem[] = []
  if (fault) problems.push({ code: fault, ...place })
  // A delimiter at the end of the line is a habit of some programs.
  const isTrailing = count === width + 1 && cells[width] === ''
  if (count < needed) problems.push({ code: 'too-few-cells', ...place, cells: count })
  else if (count > width && !isTrailing) {
    problems.push({ code: 'too-many-cells', ...place, cells: count, extra: cells.slice(width, count) })
  }
  return problems
}
