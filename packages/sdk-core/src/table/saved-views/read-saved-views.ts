import { FilterSchema } from '../../operation/filter-model'
import type { ColumnPin } from '../columns/table-column'
import type { ColumnSort, TableView } from '../columns/table-view'
import { noSavedViews, type SavedView, type SavedViewList } from './saved-view'

/** What was kept, by whatever version: what cannot be read is left out, and the rest goes on. */
export function readSavedViews(kept: unknown): SavedViewList {
  if (!isRecord(kept) || !Array.isArray(kept['views'])) return noSavedViews
  const views = new Map<string, SavedView>()
  for (const each of kept['views']) {
    const view = readSavedView(each)
    if (view && !views.has(view.id)) views.set(view.id, view)
  }
  const { defaultId } = kept
  return {
    views: [...views.values()],
    ...(typeof defaultId === 'string' && views.has(defaultId) && { defaultId }),
  }
}

function readSavedView(kept: unknown): SavedView | undefined {
  if (!isRecord(kept)) return undefined
  const { id, name, view, scope, locked } = kept
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || name.trim() === '') return undefined
  return {
    id,
    name,
    view: readTableView(view),
    ...(scope === 'shared' && { scope }),
    ...(locked === true && { locked }),
  }
}

/** The view of a table that comes from outside: from storage, from an address. */
export function readTableView(kept: unknown): TableView {
  if (!isRecord(kept)) return {}
  const { sort, groupBy, filter } = kept
  const view: { -readonly [Key in keyof TableView]: TableView[Key] } = {}
  if (Array.isArray(sort)) view.sort = sort.flatMap(readSort)
  if (typeof groupBy === 'string') view.groupBy = groupBy
  for (const key of ['collapsed', 'order', 'hidden', 'shown'] as const) {
    const ids = kept[key]
    if (Array.isArray(ids)) view[key] = ids.filter((id) => typeof id === 'string')
  }
  const read = filter === undefined ? undefined : FilterSchema.safeParse(filter)
  if (read?.success) view.filter = read.data
  if (isRecord(kept['pinned'])) view.pinned = entriesOf(kept['pinned'], isPin)
  if (isRecord(kept['widths'])) view.widths = entriesOf(kept['widths'], isWidth)
  return view
}

function readSort(kept: unknown): readonly ColumnSort[] {
  if (!isRecord(kept)) return []
  const { columnId, direction } = kept
  if (typeof columnId !== 'string' || (direction !== 'asc' && direction !== 'desc')) return []
  return [{ columnId, direction }]
}

const isPin = (value: unknown): value is ColumnPin | 'none' => value === 'start' || value === 'end' || value === 'none'
const isWidth = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

function entriesOf<Value>(
  record: Readonly<Record<string, unknown>>,
  is: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, Value] => is(entry[1])))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
