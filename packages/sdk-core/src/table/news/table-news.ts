import { sameValue } from '../../values/same-value'
import type { Translate } from '../../react/messages/use-messages'
import type { TableView } from '../columns/table-view'
import type { tableNewsMessages } from './table-news-messages'
import { ownValue } from '../../values/own-value'

/** What of a table is told when it changes. */
export interface NewsState {
  readonly view: TableView
  /** Ids of the columns in the order in which they are shown. */
  readonly columns: readonly string[]
  /** Ids of all columns that there are. */
  readonly known: readonly string[]
  readonly groups: number
  readonly selected: number
  readonly total: number
  /** How many cells have been saved so far. */
  readonly saved: number
  readonly hasFile: boolean
  /** How many cells are chosen, down and across. */
  readonly chosen: { readonly rows: number; readonly columns: number } | undefined
}

interface NewsWords {
  readonly t: Translate<(typeof tableNewsMessages)['strings']>
  readonly headerOf: (id: string) => string
  /** “a, then b” as the locale has it. */
  readonly list: (words: readonly string[]) => string
}

/** More than this at once is another view, and nobody listens to all of it. */
const mostOfView = 3

/** What has changed, in words. */
export function tableNews(before: NewsState, now: NewsState, words: NewsWords): readonly string[] {
  const { t } = words
  const view = before.view === now.view ? [] : viewNews(before, now, words)
  return [
    ...(view.length > mostOfView ? [t('viewChanged')] : view),
    ...(before.selected === now.selected
      ? []
      : [now.selected === 0 ? t('nothingSelected') : t('rowsSelected', { count: now.selected, total: now.total })]),
    ...(now.saved > before.saved ? [t('cellsSaved', { count: now.saved - before.saved })] : []),
    ...(now.hasFile && !before.hasFile ? [t('fileMade')] : []),
    ...(now.chosen === undefined || sameValue(before.chosen, now.chosen) ? [] : [t('cellsChosen', now.chosen)]),
  ]
}

function viewNews(before: NewsState, now: NewsState, words: NewsWords): readonly string[] {
  return [
    ...sortNews(before, now, words),
    ...groupNews(before, now, words),
    ...shownNews(before, now, words),
    ...pinNews(before, now, words),
    ...widthNews(before, now, words),
  ]
}

function sortNews({ view: before }: NewsState, { view: now }: NewsState, { t, headerOf, list }: NewsWords) {
  const [old, sort] = [before.sort ?? [], now.sort ?? []]
  if (JSON.stringify(old) === JSON.stringify(sort)) return []
  if (sort.length === 0) return [t('notSorted')]
  const columns = sort.map(({ columnId, direction }) =>
    t(direction === 'asc' ? 'sortAscending' : 'sortDescending', { column: headerOf(columnId) }),
  )
  return [t('sorted', { columns: list(columns) })]
}

function groupNews({ view: before }: NewsState, { view: now, groups }: NewsState, { t, headerOf }: NewsWords) {
  if (before.groupBy !== now.groupBy) {
    return [
      now.groupBy === undefined ? t('notGrouped') : t('grouped', { column: headerOf(now.groupBy), count: groups }),
    ]
  }
  const [old, collapsed] = [before.collapsed?.length ?? 0, now.collapsed?.length ?? 0]
  return old === collapsed ? [] : [t('groupsCollapsed', { collapsed, count: groups })]
}

/** Columns that have come or gone altogether are no news of how the table is shown. */
function shownNews(
  { columns: before, known: had, view: oldView }: NewsState,
  { columns: now, known: has, view }: NewsState,
  { t, headerOf }: NewsWords,
) {
  const gone = before
    .filter((id) => !now.includes(id) && has.includes(id))
    .map((id) => t('columnHidden', { column: headerOf(id) }))
  const come = now
    .filter((id) => !before.includes(id) && had.includes(id))
    .map((id) => t('columnShown', { column: headerOf(id) }))
  if (gone.length > 0 || come.length > 0) return [...gone, ...come]
  const both = (id: string) => had.includes(id) && has.includes(id)
  const moved = movedColumn(before.filter(both), now.filter(both), (id) => oldView.pinned?.[id] !== view.pinned?.[id])
  if (moved === undefined) return []
  return [t('columnMoved', { column: headerOf(moved), place: now.indexOf(moved) + 1, count: now.length })]
}

/** The one without which the order is what it was; of two that have changed places, the one that was pinned with it. */
function movedColumn(
  before: readonly string[],
  now: readonly string[],
  isPinnedAnew: (id: string) => boolean,
): string | undefined {
  const first = now.findIndex((id, place) => before[place] !== id)
  if (first === -1) return undefined
  const isAlone = (moved: string) =>
    before.filter((id) => id !== moved).join('\n') === now.filter((id) => id !== moved).join('\n')
  const alone = [before[first], now[first]].filter((id) => id !== undefined && isAlone(id)) as readonly string[]
  return alone.find(isPinnedAnew) ?? alone[0] ?? now[first]
}

function pinNews({ view: before }: NewsState, { view: now, columns }: NewsState, { t, headerOf }: NewsWords) {
  return columns.flatMap((id) => {
    const pin = ownValue(now.pinned, id)
    if (ownValue(before.pinned, id) === pin || pin === undefined) return []
    const key = pin === 'start' ? 'columnPinnedStart' : pin === 'end' ? 'columnPinnedEnd' : 'columnUnpinned'
    return [t(key, { column: headerOf(id) })]
  })
}

function widthNews({ view: before }: NewsState, { view: now, columns }: NewsState, { t, headerOf }: NewsWords) {
  return columns.flatMap((id) => {
    const width = ownValue(now.widths, id)
    if (ownValue(before.widths, id) === width) return []
    const column = headerOf(id)
    return [width === undefined ? t('columnUsualWidth', { column }) : t('columnWidth', { column, width })]
  })
}
