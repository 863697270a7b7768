import { later } from '../../react/later/later'
import { useLater } from '../../react/later/use-later'
import type { TableNoticesProps } from '../notices/TableNotices'

// Most tables never have anything to say there.
const tableNotices = later(() => import('../notices/TableNotices'))

/** The notices below the rows, where there are any. */
export function TableNoticesLater<Row>(props: TableNoticesProps<Row>) {
  const { table, csv, missing, refreshFailure } = props
  const hasAny =
    table.editState.failed.length > 0 ||
    refreshFailure ||
    csv.state === 'failed' ||
    csv.work ||
    missing.work ||
    missing.shortfall ||
    table.editing.refusal
  const notices = useLater(tableNotices, Boolean(hasAny))
  return notices ? <notices.TableNotices {...props} /> : null
}
