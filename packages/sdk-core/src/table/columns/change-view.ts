import { columnWidth, inOrder } from './lay-out-columns'
import type { ColumnPin, TableColumn } from './table-column'
import type { ColumnSort, TableView } from './table-view'
import { ownValue } from '../../values/own-value'

/** Sorts by a column: ascending, then descending, then not; further, it stays behind those that sort already. */
export function toggleSort(view: TableView, columnId: string, isFurther: boolean): TableView {
  const before = (view.sort ?? []).find((each) => each.columnId === columnId)
  const next: ColumnSort | undefined =
    before === undefined
      ? { columnId, direction: 'asc' }
      : before.direction === 'asc'
        ? { columnId, direction: 'desc' }
        : undefined
  return setSort(view, columnId, next?.direction, isFurther)
}

export function setSort(
  view: TableView,
  columnId: string,
  direction: 'asc' | 'desc' | undefined,
  isFurther: boolean,
): TableView {
  const sort = view.sort ?? []
  if (!isFurther) return { ...view, sort: direction ? [{ columnId, direction }] : [] }
  const isKnown = sort.some((each) => each.columnId === columnId)
  if (!direction) return { ...view, sort: sort.filter((each) => each.columnId !== columnId) }
  if (!isKnown) return { ...view, sort: [...sort, { columnId, direction }] }
  return { ...view, sort: sort.map((each) => (each.columnId === columnId ? { columnId, direction } : each)) }
}

export function setWidth<Row>(view: TableView, column: TableColumn<Row>, width: number | undefined): TableView {
  const { [column.id]: _, ...others } = view.widths ?? {}
  return { ...view, widths: width === undefined ? others : { ...others, [column.id]: columnWidth(column, width) } }
}

/** Puts a column before or behind another one; it is pinned as that one is. */
export function moveColumn<Row>(
  view: TableView,
  columns: readonly TableColumn<Row>[],
  columnId: string,
  { columnId: target, side }: { readonly columnId: string; readonly side: 'before' | 'after' },
): TableView {
  const ids = inOrder(columns, view.order).map(({ id }) => id)
  if (columnId === target || !ids.includes(columnId) || !ids.includes(target)) return view
  const order = ids.filter((id) => id !== columnId)
  order.splice(order.indexOf(target) + (side === 'after' ? 1 : 0), 0, columnId)
  const pinOf = (id: string) => ownValue(view.pinned, id) ?? columns.find((each) => each.id === id)?.pin ?? 'none'
  const moved = { ...view, order }
  return pinOf(columnId) === pinOf(target) ? moved : pinColumn(moved, columnId, pinOf(target))
}

export function pinColumn(view: TableView, columnId: string, pin: ColumnPin | 'none'): TableView {
  return { ...view, pinned: { ...view.pinned, [columnId]: pin } }
}

export function toggleGroup(view: TableView, key: string): TableView {
  const collapsed = view.collapsed ?? []
  return {
    ...view,
    collapsed: collapsed.includes(key) ? collapsed.filter((each) => each !== key) : [...collapsed, key],
  }
}
