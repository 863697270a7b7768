import { previewCsv, type CsvProblem } from '@inlay/sdk-core/csv'

/** What a person knows better than what was found out. */
export interface ChosenDialect {
  readonly delimiter?: string | undefined
  readonly encoding?: string | undefined
}

/** The beginning of a file, as far as it is shown before it is sent. */
export interface FilePreview {
  readonly encoding: string
  readonly delimiter: string
  /** Records above the header that are none of its rows. */
  readonly titles: number
  readonly headers: readonly string[]
  readonly rows: readonly PreviewRow[]
  /** Of these rows. */
  readonly problems: readonly CsvProblem[]
}

export interface PreviewRow {
  readonly line: number
  readonly cells: readonly string[]
}

const previewedRows = 20

/** Reads the first rows of a file. The rest is not read, however large it is. */
export async function previewFile(
  file: Blob,
  { delimiter, encoding }: ChosenDialect,
  signal: AbortSignal,
): Promise<FilePreview> {
  const table = await previewCsv(file, { delimiter, encoding, signal, mostRows: previewedRows })
  return {
    encoding: table.dialect.encoding,
    delimiter: table.dialect.delimiter,
    titles: table.dialect.skipRecords,
    headers: table.columns.map(({ name }) => name),
    rows: Array.from(table.lines, (line, row) => ({
      line,
      cells: table.columns.map(({ values }) => values[row] ?? ''),
    })),
    problems: table.problems,
  }
}

/** The first few cells of a column that say something, as one text. */
export function firstValues({ rows }: FilePreview, column: number): string {
  const filled = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')
  return [...new Set(filled)].slice(0, 3).join(' · ')
}
