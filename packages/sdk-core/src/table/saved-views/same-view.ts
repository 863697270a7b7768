import { inOrder, isShown, columnWidth } from '../columns/lay-out-columns'
import type { TableColumn } from '../columns/table-column'
import type { TableView } from '../columns/table-view'
import { sameFilter } from '../filter-builder/same-filter'
import { ownValue } from '../../values/own-value'

/** Whether a table looks the same in two views. Which groups are open is a matter of the moment. */
export function sameView<Row>(one: TableView, other: TableView, columns: readonly TableColumn<Row>[]): boolean {
  return (
    one.groupBy === other.groupBy &&
    sameFilter(one.filter, other.filter) &&
    JSON.stringify(looksOf(one, columns)) === JSON.stringify(looksOf(other, columns))
  )
}

function looksOf<Row>(view: TableView, columns: readonly TableColumn<Row>[]): readonly unknown[] {
  return [
    (view.sort ?? []).map(({ columnId, direction }) => [columnId, direction]),
    inOrder(columns, view.order).map((column) => [
      column.id,
      isShown(column, view),
      ownValue(view.pinned, column.id) ?? column.pin ?? 'none',
      columnWidth(column, ownValue(view.widths, column.id)),
    ]),
  ]
}
