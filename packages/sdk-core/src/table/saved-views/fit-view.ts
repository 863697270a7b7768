import { isFilterGroup, type Filter } from '../../operation/filter-model'
import { filterFields } from '../../filters/filter-fields'
import type { TableColumn } from '../columns/table-column'
import type { TableView } from '../columns/table-view'

/** A view without what asks for columns that are gone: a filter on one of them would hide every row. */
export function fitView<Row>(view: TableView, columns: readonly TableColumn<Row>[]): TableView {
  const known = new Set(columns.map(({ id }) => id))
  if (goneColumns(view, columns).length === 0) return view
  const { sort, groupBy, collapsed, filter, ...rest } = view
  const left = filter && withoutGone(filter, known)
  return {
    ...rest,
    ...(sort && { sort: sort.filter(({ columnId }) => known.has(columnId)) }),
    ...(groupBy !== undefined && known.has(groupBy) && { groupBy, collapsed }),
    ...(left && { filter: left }),
  }
}

/** The columns by which a view sorts, groups or filters, and that are not there any more. */
export function goneColumns<Row>(
  { sort = [], groupBy, filter }: TableView,
  columns: readonly TableColumn<Row>[],
): readonly string[] {
  const known = new Set(columns.map(({ id }) => id))
  const named = [
    ...sort.map(({ columnId }) => columnId),
    ...(groupBy === undefined ? [] : [groupBy]),
    ...(filter ? filterFields(filter) : []),
  ]
  return [...new Set(named)].filter((id) => !known.has(id))
}

function withoutGone(filter: Filter, known: ReadonlySet<string>): Filter | undefined {
  if (!isFilterGroup(filter)) return known.has(filter.field) ? filter : undefined
  const members = filter.members.map((member) => withoutGone(member, known)).filter((member) => member !== undefined)
  return members.length === 0 ? undefined : { ...filter, members }
}
