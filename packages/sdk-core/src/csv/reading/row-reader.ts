import { unguardFormula } from '../formula-guard'
import { columnNames, type CsvColumn } from './column-names'
import { problemsOf, type CsvProblem } from './problem'
import type { CsvReadOptions } from './read-options'
import type { QuoteFault, TakeRecord } from './record-parser'

/** Takes a row: as many cells as there are columns, in an array that is used again. */
export type TakeRow = (cells: readonly string[], line: number, problems: readonly CsvProblem[]) => void

export interface RowReader {
  readonly take: TakeRecord
  /** Nothing before the first record. */
  readonly columns: readonly CsvColumn[] | undefined
  readonly rows: number
  /** Whether there were more rows than are wanted. */
  readonly isFull: boolean
}

/** Makes rows of records: the first names the columns, and each of the others gets as many cells as there are columns. */
export function createRowReader(options: CsvReadOptions, hasBrokenText: () => boolean, takeRow: TakeRow): RowReader {
  const { hasHeader = true, skipRecords = 0, unguardFormulas = true, mostRows = Infinity } = options
  let columns: readonly CsvColumn[] | undefined
  let width = 0
  let needed = 0
  let skipped = 0
  let row = 0
  let isFull = false

  function begin(header: readonly string[]): void {
    columns = columnNames(header)
    width = columns.length
    // With a delimiter at the end of the header only, the rows have one cell less.
    needed = width > 1 && columns[width - 1]?.original.trim() === '' ? width - 1 : width
  }

  function take(cells: string[], count: number, line: number, fault: QuoteFault | undefined): boolean {
    if (skipped < skipRecords) {
      skipped += 1
      return true
    }
    if (unguardFormulas) for (let at = 0; at < count; at += 1) cells[at] = unguardFormula(cells[at] ?? '')
    if (!columns) {
      begin(hasHeader ? cells.slice(0, count) : cells.slice(0, count).map(() => ''))
      if (hasHeader) return true
      needed = width
    }
    if (row >= mostRows) {
      isFull = true
      return false
    }
    let problems = noProblems
    if (fault || count !== width) problems = problemsOf(cells, { count, needed, width }, { row, line }, fault)
    if (hasBrokenText() && cells.slice(0, count).some((cell) => cell.includes('\ufffd'))) {
      problems = [...problems, { code: 'unreadable-characters', row, line }]
    }
    for (let at = count; at < width; at += 1) cells[at] = ''
    takeRow(cells, line, problems)
    row += 1
    return true
  }

  return {
    take,
    get columns() {
      return columns
    },
    get rows() {
      return row
    },
    get isFull() {
      return isFull
    },
  }
}

const noProblems: readonly CsvProblem[] = []
