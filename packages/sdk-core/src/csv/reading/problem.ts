import type { CsvRecord, QuoteFault } from './record-parser'

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
    | {
        /** The lines of a quoted cell are in it, and something else is wrong: perhaps some of them were rows. */
        readonly code: 'lines-joined'
        /** All that it takes, with its first. */
        readonly lines: number
      }
    | { /** It has bytes that the encoding does not have, now `\ufffd`. */ readonly code: 'unreadable-characters' }
  )

export interface RowPlace {
  /** Counted from 0, without the header, which is -1. */
  readonly row: number
  /** Counted from 1, as editors do; of a record with several lines, the first. */
  readonly line: number
}

/** The problems of a row that needs so many cells and can have `width`. */
export function problemsOf(
  { cells, count, line, lines, fault }: CsvRecord,
  { needed, width }: { readonly needed: number; readonly width: number },
  row: number,
): readonly CsvProblem[] {
  const problems: CsvProblem[] = []
  const place: RowPlace = { row, line }
  if (fault) problems.push({ code: fault, ...place })
  // Delimiters at the end of the line are a habit of some programs: nothing is behind them.
  const isLong = cells.slice(width, count).some((cell) => cell !== '')
  if (count < needed) problems.push({ code: 'too-few-cells', ...place, cells: count })
  else if (isLong) problems.push({ code: 'too-many-cells', ...place, cells: count, extra: cells.slice(width, count) })
  const isDoubtful = fault === 'stray-quote' || count < needed || isLong
  if (lines > 1 && isDoubtful) problems.push({ code: 'lines-joined', ...place, lines })
  return problems
}
