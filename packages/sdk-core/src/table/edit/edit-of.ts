import type { TableColumn } from '../columns/table-column'
import type { CellEdit } from './cell-edit'

/** How the column is edited; nothing where it is only read. */
export function editOf<Row>({ edit }: TableColumn<Row>): CellEdit<Row> | undefined {
  return edit === true ? {} : edit || undefined
}

export function canEdit<Row>(column: TableColumn<Row>, row: Row): boolean {
  const edit = editOf(column)
  return edit !== undefined && edit.canEdit?.(row) !== false
}

/** The row with another value in a cell. */
export function rowWith<Row>(column: TableColumn<Row>, row: Row, value: unknown): Row {
  const apply = editOf(column)?.apply
  return apply ? apply(row, value) : { ...row, [column.id]: value }
}
