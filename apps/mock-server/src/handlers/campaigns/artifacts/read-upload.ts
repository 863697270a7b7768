import {
  freeFieldName,
  isOwnHeader,
  notReserved,
  uploadFieldsOf,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import { mapHeaders, readCsvRows, type CsvProblem, type CsvRow } from '@inlay/sdk-core/csv'
import { hiddenFields } from './hidden-fields'
import { readCells } from './read-cells'
import type { NewArtifact } from './stored-artifact'

export interface FailedRow {
  readonly line: number
  readonly reason: string
  readonly cells: readonly string[]
}

export interface ReadUpload {
  readonly headers: readonly string[]
  readonly rows: readonly NewArtifact[]
  readonly failed: readonly FailedRow[]
}

export interface UploadOptions {
  readonly artifactType: ArtifactType
  /** Which field each column becomes; by default as its header says. */
  readonly columns?: readonly { readonly index: number; readonly field: string | null }[] | undefined
  readonly delimiter?: string | undefined
  readonly encoding?: string | undefined
  /** Records above the header; by default what is found out. */
  readonly skipRecords?: number | undefined
  /** @default true */
  readonly hasHeader?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Reads an uploaded file: the rows that it has, and those that are none, with the reason. */
export async function readUpload(file: Blob, options: UploadOptions): Promise<ReadUpload> {
  const { artifactType, columns, delimiter, encoding, skipRecords, hasHeader = true, signal } = options
  const reading = await readCsvRows(file, { delimiter, encoding, skipRecords, hasHeader, signal })
  const headers = reading.columns.map(({ name }) => name)
  const fields = (columns ? chosenColumns(columns) : columnsByHeader(artifactType, headers)).map(
    ({ index, field }) => ({
      index,
      field: notReserved(field, (name) => hiddenFields.has(name)),
    }),
  )
  const rows: NewArtifact[] = []
  const failed: FailedRow[] = []
  for await (const row of reading.rows) {
    const damage = row.problems.map((problem) => damageOf(problem, hasHeader)).find((reason) => reason !== undefined)
    const read = damage === undefined ? readCells(artifactType, fields, row.cells) : { problem: damage }
    if ('fields' in read) rows.push(read.fields)
    else failed.push({ line: row.line, reason: read.problem, cells: allCells(row) })
  }
  return { headers, rows, failed }
}

/** Where a column goes by its name: to the field that is most like it, else to one of its own. */
export function columnsByHeader(artifactType: ArtifactType, headers: readonly string[]) {
  const taken = new Set<string>()
  const named = headers.map((header) => (isOwnHeader(header) ? '' : header))
  const mapped = mapHeaders(named, uploadFieldsOf(artifactType))
  for (const { field } of mapped) if (field !== undefined) taken.add(field)
  return mapped.map(({ column, field }) => {
    if (field !== undefined) return { index: column, field }
    const own = freeFieldName(headers[column] ?? '', column, (name) => taken.has(name))
    taken.add(own)
    return { index: column, field: own }
  })
}

function chosenColumns(columns: NonNullable<UploadOptions['columns']>) {
  return columns.flatMap(({ index, field }) => (field === null ? [] : [{ index, field }]))
}

/** A row of fewer cells is filled up, and a quotation mark is read as it was meant; these put values where they do not belong. */
function damageOf(problem: CsvProblem, hasHeader: boolean): string | undefined {
  if (problem.code === 'too-many-cells') {
    return `There are ${problem.cells} cells, which is ${problem.extra.length} more than the ${hasHeader ? 'header names' : 'first row has'}`
  }
  if (problem.code === 'lines-joined') return `${problem.lines} lines were read as one row, since a quote is not closed`
  return problem.code === 'unreadable-characters'
    ? 'Some characters cannot be read in the encoding of the file'
    : undefined
}

function allCells({ cells, problems }: CsvRow): readonly string[] {
  const extra = problems.flatMap((problem) => (problem.code === 'too-many-cells' ? problem.extra : []))
  return [...cells, ...extra]
}
