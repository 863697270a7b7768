import { previewCsv, type CsvProblem, type CsvTable } from '@inlay/sdk-core/csv'

/** What a person knows better than what was found out. */
export interface ChosenDialect {
  readonly delimiter?: string | undefined
  readonly encoding?: string | undefined
  /** Records above the header, without empty lines. */
  readonly skipRecords?: number | undefined
  /** @default true */
  readonly hasHeader?: boolean | undefined
}

/** The beginning of a file, as far as it is shown before it is sent. */
export interface FilePreview {
  readonly encoding: string
  readonly delimiter: string
  /** Records above the header that are none of its rows. */
  readonly titles: number
  /** The first records, whatever they are: each of them could be the header. */
  readonly beginnings: readonly Beginning[]
  readonly hasHeader: boolean
  /** Without one in the file, the places of the columns. */
  readonly headers: readonly string[]
  readonly rows: readonly PreviewRow[]
  /** Of these rows. */
  readonly problems: readonly CsvProblem[]
}

/** How a record begins. */
export interface Beginning {
  readonly line: number
  readonly text: string
}

export interface PreviewRow {
  readonly line: number
  readonly cells: readonly string[]
}

const previewedRows = 20
const possibleHeaders = 30
const longestBeginning = 80

/** Reads the first rows of a file. The rest is not read, however large it is. */
export async function previewFile(
  file: Blob,
  { delimiter, encoding, skipRecords, hasHeader = true }: ChosenDialect,
  signal: AbortSignal,
): Promise<FilePreview> {
  const table = await previewCsv(file, {
    delimiter,
    encoding,
    skipRecords,
    hasHeader,
    signal,
    mostRows: previewedRows,
  })
  const whole = await previewCsv(file, {
    delimiter: table.dialect.delimiter,
    encoding,
    hasHeader: false,
    skipRecords: 0,
    signal,
    mostRows: possibleHeaders,
  })
  return {
    encoding: table.dialect.encoding,
    delimiter: table.dialect.delimiter,
    titles: table.dialect.skipRecords,
    beginnings: beginningsOf(whole),
    hasHeader,
    headers: table.columns.map(({ name }) => name),
    rows: Array.from(table.lines, (line, row) => ({
      line,
      cells: table.columns.map(({ values }) => values[row] ?? ''),
    })),
    problems: table.problems,
  }
}

function beginningsOf({ columns, lines, problems }: CsvTable): readonly Beginning[] {
  const extra = new Map(problems.flatMap((problem) => ('extra' in problem ? [[problem.row, problem.extra]] : [])))
  return Array.from(lines, (line, row) => {
    const cells = [...columns.map(({ values }) => values[row] ?? ''), ...(extra.get(row) ?? [])]
    const filled = cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter((cell) => cell !== '')
    return { line, text: [...filled.join(', ')].slice(0, longestBeginning).join('') }
  })
}

/** The first few cells of a column that say something, as one text. */
export function firstValues({ rows }: FilePreview, column: number): string {
  const filled = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')
  return [...new Set(filled)].slice(0, 3).join(' · ')
}
