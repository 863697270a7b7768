import type { ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'
import { tableMessages } from '../table-messages'
import type { CsvExport } from './use-csv-export'
import type { Table } from './use-table'

interface TableNoticeProps<Row> {
  readonly table: Table<Row>
  readonly csv: CsvExport
  /** Rows are there, and newer ones could not be loaded. */
  readonly refreshFailure: { readonly words: string; readonly onRetry: (() => void) | undefined } | undefined
}

/** What did not work, with the ways on: one at a time, below the rows, so that it covers none. */
export function TableNotice<Row>({ table, csv, refreshFailure }: TableNoticeProps<Row>) {
  const t = useMessages(tableMessages)
  const { edits, editState, editing, active } = table
  const back = () => active.moveTo(active.at)
  if (editState.failed > 0) {
    return (
      <Failure words={t('editsFailed', { count: editState.failed, error: editState.error ?? '' })}>
        <Button
          size="compact"
          variant="ghost"
          onClick={() => {
            edits.retry()
            back()
          }}
        >
          {t('tryAgain')}
        </Button>
        <Button
          size="compact"
          variant="ghost"
          onClick={() => {
            edits.discard()
            back()
          }}
        >
          {t('discard')}
        </Button>
      </Failure>
    )
  }
  if (refreshFailure) {
    const { words, onRetry } = refreshFailure
    return (
      <Failure words={words}>
        {onRetry && (
          <Button size="compact" variant="ghost" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
      </Failure>
    )
  }
  if (csv.state === 'failed') {
    return (
      <Failure words={t('csvFailed')}>
        <Button size="compact" variant="ghost" onClick={csv.run}>
          {t('tryAgain')}
        </Button>
        <Button size="compact" variant="ghost" onClick={csv.dismiss}>
          {t('dismiss')}
        </Button>
      </Failure>
    )
  }
  if (editing.notice === undefined) return null
  return (
    <Banner tone="warning" role="status" className="inlay-Table-notice" onDismiss={editing.dismissNotice}>
      {editing.notice}
    </Banner>
  )
}

function Failure({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const action = <span className="inlay-Table-noticeActions">{children}</span>
  return (
    <Banner tone="danger" role="alert" className="inlay-Table-notice" action={action}>
      {words}
    </Banner>
  )
}
