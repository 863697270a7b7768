import { writeCsv } from '../../csv/writing/write-csv'
import { columnText } from '../columns/cell-text'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'

/** Rows as a file: these columns in this order. */
export async function csvFile<Row>(
  given: readonly TableColumn<Row>[],
  rows: Iterable<Row>,
  signal: AbortSignal,
): Promise<Blob> {
  const columns = given.map((column) => {
    const read = readColumn(column)
    return { header: column.header, cell: (row: Row) => columnText(column, read(row), row) }
  })
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of writeCsv(columns, rows, { signal })) parts.push(part)
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
