import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { CellChange } from './cell-edit'
import { knownRows, type RowsOfTable } from './known-rows'

interface KnownCells<Row> extends RowsOfTable<Row> {
  readonly columns: readonly TableColumn<Row>[]
}

/** What stands in the cells of changes by now; nothing of rows and columns that are not there. */
export function valuesNow<Row>(
  changes: readonly CellChange<Row>[],
  { columns, ...table }: KnownCells<Row>,
): ReadonlyMap<CellChange<Row>, unknown> {
  const known = knownRows(new Set(changes.map(({ rowId }) => rowId)), table)
  const values = new Map<CellChange<Row>, unknown>()
  for (const change of changes) {
    const row = known.get(change.rowId)
    const column = columns.find(({ id }) => id === change.columnId)
    if (row !== undefined && column) values.set(change, readColumn(column)(row))
  }
  return values
}
