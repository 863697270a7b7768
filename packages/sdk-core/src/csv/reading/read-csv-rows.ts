import type { CsvDialect } from '../dialect'
import type { CsvColumn } from './column-names'
import type { CsvSource } from './csv-source'
import { openCsv, type CsvSummary } from './open-csv'
import type { CsvProblem } from './problem'
import type { CsvReadOptions } from './read-options'

/** A file while it is read: what it is first, then its rows as they come, so that no file is held whole. */
export interface CsvReading {
  readonly dialect: CsvDialect
  readonly columns: readonly CsvColumn[]
  /** What is wrong with the header. */
  readonly problems: readonly CsvProblem[]
  /** To be gone through once; who stops early stops the reading. */
  readonly rows: AsyncIterable<CsvRow>
  /** As far as it has been read. */
  summary(): CsvSummary
}

export interface CsvRow {
  /** Counted from 1, as editors do; a row of several lines has the number of its first. */
  readonly line: number
  /** As many as there are columns. */
  readonly cells: readonly string[]
  readonly problems: readonly CsvProblem[]
}

/** Reads a file of any size row by row. */
export async function readCsvRows(source: CsvSource, options: CsvReadOptions = {}): Promise<CsvReading> {
  let batch: CsvRow[] = []
  const csv = await openCsv(source, options, (cells, line, problems) => {
    batch.push({ line, cells: cells.slice(0, csv.rows.columns?.length), problems })
  })
  let goesOn = true
  while (goesOn && !csv.rows.columns) goesOn = await csv.step()

  async function* rows(): AsyncGenerator<CsvRow> {
    try {
      for (;;) {
        const present = batch
        batch = []
        yield* present
        if (!goesOn) return
        goesOn = await csv.step()
      }
    } finally {
      await csv.close()
    }
  }
  const { columns = [], problems } = csv.rows
  return { dialect: csv.dialect(), columns, problems, rows: rows(), summary: csv.summary }
}
