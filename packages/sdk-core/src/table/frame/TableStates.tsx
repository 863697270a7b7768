import type { ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { EmptyState } from '../../ui/states/EmptyState'
import { ErrorState } from '../../ui/states/ErrorState'
import type { ColumnLayout } from '../columns/lay-out-columns'
import type { TableStatus } from '../table-status'
import type { TableLines } from '../model/table-lines'
import { tableMessages } from '../table-messages'
import { TableSkeleton } from './TableSkeleton'

interface TableStatesProps<Row> {
  readonly status: TableStatus
  readonly isReady: boolean
  readonly hasRows: boolean
  readonly lines: TableLines
  readonly layout: ColumnLayout<Row>
  readonly lead: number
  readonly rowHeight: number
  readonly emptyState: ReactNode
  readonly failure: string | undefined
  readonly onRetry: (() => void) | undefined
  readonly onClearFilters: (() => void) | undefined
}

/** What stands where there are no rows: they load, could not be loaded, are none, or are all filtered out. */
export function TableStates<Row>(props: TableStatesProps<Row>) {
  const { status, isReady, hasRows, lines, emptyState, failure, onRetry, onClearFilters } = props
  const t = useMessages(tableMessages)
  // Over rows, it is a notice.
  if (hasRows && status === 'failed') return null
  if (lines.rowCount > 0) return null
  if (status === 'failed') {
    return (
      <div className="inlay-Table-state">
        <ErrorState title={t('failed')} onRetry={onRetry}>
          {failure}
        </ErrorState>
      </div>
    )
  }
  if (status === 'loading' || !isReady) {
    return <TableSkeleton layout={props.layout} lead={props.lead} rowHeight={props.rowHeight} label={t('loading')} />
  }
  if (hasRows) {
    return (
      <div className="inlay-Table-state">
        <EmptyState
          title={t('filteredEmpty')}
          action={onClearFilters && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
        />
      </div>
    )
  }
  return (
    <div className="inlay-Table-state">
      {emptyState ?? <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
    </div>
  )
}
