import type { TableView } from './table-view'

export function showColumn(view: TableView, columnId: string, isWanted: boolean): TableView {
  const without = (ids: readonly string[] = []) => ids.filter((id) => id !== columnId)
  return isWanted
    ? { ...view, hidden: without(view.hidden), shown: [...without(view.shown), columnId] }
    : { ...view, hidden: [...without(view.hidden), columnId], shown: without(view.shown) }
}

export function groupByColumn(view: TableView, columnId: string | undefined): TableView {
  return { ...view, groupBy: columnId, collapsed: [] }
}

/** Columns as they are given, the rest as it is. */
export function resetColumns({ sort, groupBy, collapsed, filter }: TableView): TableView {
  return { sort, groupBy, collapsed, filter }
}
