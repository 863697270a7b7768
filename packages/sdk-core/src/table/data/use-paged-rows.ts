import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useClock } from '../../ui/root/use-clock'
import type { TableView } from '../columns/table-view'
import { createPagedRows, type LoadRows } from './create-paged-rows'
import type { TableRowsProps } from './table-rows-props'

export interface UsePagedRowsOptions<Row> {
  /** Asks the server for the rows of one page. The newest function is called; another one by itself reads nothing anew. */
  readonly load: LoadRows<Row>
  /** What a row is known by: one that moved to another page between two answers is shown once. @default its field `id` */
  readonly rowId?: ((row: Row) => string) | undefined
  /** How the table is looked at: another sorting or filter is another question. */
  readonly view: TableView
  /** How many rows one question is about. @default 100 */
  readonly pageSize?: number | undefined
  /** What went wrong, in words. @default the table says that rows could not be loaded */
  readonly failureText?: ((error: unknown) => string | undefined) | undefined
}

export interface PagedTableRows<Row> extends TableRowsProps<Row> {
  readonly manual: true
  readonly isRowFailed: (place: number) => boolean
  readonly onRowsNeeded: (first: number, end: number) => void
  readonly loadAll: (
    signal: AbortSignal,
    onProgress?: (loaded: number, total: number) => void,
  ) => Promise<readonly Row[]>
}

export interface UsePagedRows<Row> {
  /** To be spread into a `DataTable`. */
  readonly table: PagedTableRows<Row>
  readonly isWorking: boolean
  readonly error: unknown
  readonly refresh: () => void
}

/** Rows that a server sorts and filters, loaded as one scrolls to them. */
export function usePagedRows<Row>(options: UsePagedRowsOptions<Row>): UsePagedRows<Row> {
  const { view, pageSize = 100, failureText } = options
  const clock = useClock()
  const latest = useLatest(options)
  const { sort, filter } = view
  const paged = useMemo(
    () =>
      createPagedRows<Row>({
        load: (request) => latest.current.load(request),
        pageSize,
        clock,
        rowId: (row) => (latest.current.rowId ?? fieldId)(row),
      }),
    [clock, latest, pageSize],
  )
  const state = useSyncExternalStore(paged.subscribe, paged.state, paged.state)
  useEffect(() => paged.ask({ sort: sort ?? [], filter }), [filter, paged, sort])
  const failure = state.status === 'failed' ? failureText?.(state.error) : undefined
  const table = useMemo<PagedTableRows<Row>>(
    () => ({
      manual: true,
      rows: state.rows,
      status: state.status,
      failure,
      onRetry: paged.retry,
      isRowFailed: (place) => state.failed.has(Math.floor(place / pageSize)),
      onRowsNeeded: paged.need,
      loadAll: paged.all,
    }),
    [failure, pageSize, paged, state],
  )
  return { table, isWorking: state.isWorking, error: state.error, refresh: paged.refresh }
}

function fieldId(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
}
