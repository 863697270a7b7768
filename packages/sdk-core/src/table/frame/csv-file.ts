import { writeCsv } from '../../csv/writing/write-csv'
import { columnText } from '../columns/cell-text'
import { readColumn } from '../columns/read-column'
import type { DataTableProps } from '../DataTable'
import type { Table } from './use-table'

interface CsvFileOptions<Row> {
  readonly loadAll: DataTableProps<Row>['loadAll']
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** What a table shows as a file: these rows in this order, the columns that are shown. */
export async function csvFile<Row>(
  { lines, rowAt, layout }: Pick<Table<Row>, 'lines' | 'rowAt' | 'layout'>,
  { loadAll, signal, onProgress }: CsvFileOptions<Row>,
): Promise<Blob> {
  const rows = loadAll
    ? await loadAll(signal, onProgress)
    : Array.from(lines.rows, rowAt).filter((row) => row !== undefined)
  const columns = layout.columns.map(({ column }) => {
    const read = readColumn(column)
    return { header: column.header, cell: (row: Row) => columnText(column, read(row), row) }
  })
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of writeCsv(columns, rows, { signal })) parts.push(part)
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
