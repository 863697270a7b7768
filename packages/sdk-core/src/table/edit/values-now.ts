import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { CellChange } from './cell-edit'

interface KnownRows<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowId: (row: Row) => string
  readonly columns: readonly TableColumn<Row>[]
}

/** What stands in the cells of changes by now; nothing of rows and columns that are not there. */
export function valuesNow<Row>(
  changes: readonly CellChange<Row>[],
  { rows, rowId, columns }: KnownRows<Row>,
): ReadonlyMap<CellChange<Row>, unknown> {
  const wanted = new Set(changes.map((change) => change.rowId))
  const known = new Map<string, Row>()
  for (const row of rows) {
    if (row === undefined) continue
    const id = rowId(row)
    if (wanted.has(id)) known.set(id, row)
    if (known.size === wanted.size) break
  }
  const values = new Map<CellChange<Row>, unknown>()
  for (const change of changes) {
    const row = known.get(change.rowId)
    const column = columns.find(({ id }) => id === change.columnId)
    if (row !== undefined && column) values.set(change, readColumn(column)(row))
  }
  return values
}
