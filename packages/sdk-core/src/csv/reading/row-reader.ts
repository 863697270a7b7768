import { unguardFormula } from '../formula-guard'
import { columnNames, type CsvColumn } from './column-names'
import { problemsOf, type CsvProblem } from './problem'
import type { CsvReadOptions } from './read-options'
import type { CsvRecord, TakeRecord } from './record-parser'

/** Takes a row: as many cells as there are columns, in an array that is used again. */
export type TakeRow = (cells: readonly string[], line: number, problems: readonly CsvProblem[]) => void

export interface RowReader {
  readonly take: TakeRecord
  /** Nothing before the first record. */
  readonly columns: readonly CsvColumn[] | undefined
  /** Whether the header ends with a delimiter: the last column may be none. */
  readonly endsOpen: boolean
  /** What is wrong with the header. */
  readonly problems: readonly CsvProblem[]
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
  let endsOpen = false
  let skipped = 0
  let row = 0
  let isFull = false
  let headerProblems = noProblems

  function begin({ cells, count, endsQuoted }: CsvRecord): void {
    const present = cells.slice(0, count)
    columns = columnNames(hasHeader ? present : present.map(() => ''))
    width = columns.length
    endsOpen = hasHeader && width > 1 && !endsQuoted && present.at(-1)?.trim() === ''
    // With a delimiter at the end of the header only, the rows have one cell less.
    needed = endsOpen ? width - 1 : width
  }

  function take(record: CsvRecord): boolean {
    const { cells, count, line, fault } = record
    if (skipped < skipRecords) {
      skipped += 1
      return true
    }
    if (unguardFormulas) for (let at = 0; at < count; at += 1) cells[at] = unguardFormula(cells[at] ?? '')
    if (!columns) {
      begin(record)
      if (hasHeader) {
        headerProblems = problemsOf(record, { needed: 0, width }, headerRow)
        return true
      }
    }
    if (row >= mostRows) {
      isFull = true
      return false
    }
    let problems = noProblems
    if (fault || count !== width) problems = problemsOf(record, { needed, width }, row)
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
    get endsOpen() {
      return endsOpen
    },
    get problems() {
      return headerProblems
    },
    get rows() {
      return row
    },
    get isFull() {
      return isFull
    },
  }
}

/** Its place, where rows are counted from 0. */
const headerRow = -1

const noProblems: readonly CsvProblem[] = []
