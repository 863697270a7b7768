import { lazy, Suspense, type ComponentType } from 'react'
import type { TableNoticesProps } from '../notices/TableNotices'

// Most tables never have anything to say there.
const TableNotices = lazy(async () => ({ default: (await import('../notices/TableNotices')).TableNotices }))

/** The notices below the rows, where there are any. */
export function TableNoticesLater<Row>(props: TableNoticesProps<Row>) {
  const { table, csv, missing, refreshFailure } = props
  const hasAny =
    table.editState.failed > 0 ||
    refreshFailure ||
    csv.state === 'failed' ||
    csv.work ||
    missing.work ||
    missing.shortfall ||
    table.editing.refusal
  const Notices = TableNotices as ComponentType<TableNoticesProps<Row>>
  return hasAny ? (
    <Suspense fallback={null}>
      <Notices {...props} />
    </Suspense>
  ) : null
}
