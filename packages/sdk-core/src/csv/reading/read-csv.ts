import type { CsvDialect } from '../dialect'
import type { CsvColumn } from './column-names'
import type { CsvSource } from './csv-source'
import { openCsv, type CsvSummary } from './open-csv'
import type { CsvProblem } from './problem'
import type { CsvReadOptions } from './read-options'

/** A file as columns. Every row is there, those with problems too. */
export interface CsvTable extends CsvSummary {
  readonly dialect: CsvDialect
  readonly columns: readonly CsvTableColumn[]
  readonly rowCount: number
  /** The line on which each row begins, counted from 1. */
  readonly lines: Uint32Array
  /** In the order of the rows, after those of the header. */
  readonly problems: readonly CsvProblem[]
}

export interface CsvTableColumn extends CsvColumn {
  /** As many as there are rows. */
  readonly values: readonly string[]
}

/**
 * Reads a file, of which encoding and delimiter are found out, into columns. The work is divided into slices of a few
 * milliseconds.
 * @throws the signal's reason when it is stopped, and what the source throws; a file itself is never refused.
 */
export async function readCsv(source: CsvSource, options: CsvReadOptions = {}): Promise<CsvTable> {
  const values: string[][] = []
  const lines: number[] = []
  const problems: CsvProblem[] = []
  const csv = await openCsv(source, options, (cells, line, rowProblems) => {
    if (lines.length === 0) for (const _column of csv.rows.columns ?? []) values.push([])
    for (let at = 0; at < values.length; at += 1) values[at]?.push(cells[at] ?? '')
    lines.push(line)
    if (rowProblems.length > 0) problems.push(...rowProblems)
  })
  try {
    while (await csv.step());
  } finally {
    await csv.close()
  }
  const columns = (csv.rows.columns ?? []).map((column, index) => ({ ...column, values: values[index] ?? [] }))
  return {
    dialect: csv.dialect(),
    columns: csv.rows.endsOpen ? withoutTrailing(columns) : columns,
    rowCount: lines.length,
    lines: Uint32Array.from(lines),
    problems: [...csv.rows.problems, ...problems],
    ...csv.summary(),
  }
}

/** The first rows of a file, with how it is written: all that a person needs to see that it was understood. */
export function previewCsv(source: CsvSource, options: CsvReadOptions = {}): Promise<CsvTable> {
  return readCsv(source, { ...options, mostRows: options.mostRows ?? previewRows })
}

const previewRows = 50

/** A delimiter at the end of every line makes a last column of which nothing is said. */
function withoutTrailing(columns: readonly CsvTableColumn[]): readonly CsvTableColumn[] {
  return columns.at(-1)?.values.every((cell) => cell === '') ? columns.slice(0, -1) : columns
}
