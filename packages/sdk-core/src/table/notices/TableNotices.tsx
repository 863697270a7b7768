import type { ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'
import type { CsvExport } from '../frame/use-csv-export'
import type { MissingRows } from '../frame/use-missing-rows'
import type { Table } from '../frame/use-table'
import { CellRefusalNotice } from './CellRefusalNotice'
import { ShortfallNotice } from './ShortfallNotice'
import { tableNoticeMessages } from './table-notice-messages'
import { WorkNotice } from './WorkNotice'

export interface TableNoticesProps<Row> {
  readonly table: Table<Row>
  readonly csv: CsvExport
  readonly missing: MissingRows<Row>
  /** Rows are there, and newer ones could not be loaded. */
  readonly refreshFailure: { readonly words: string; readonly onRetry: (() => void) | undefined } | undefined
}

/** What did not work, with the ways on: all of it, the worst first, below the rows, so that it covers none. */
export function TableNotices<Row>({ table, csv, missing, refreshFailure }: TableNoticesProps<Row>) {
  const t = useMessages(tableNoticeMessages)
  const { edits, editState, editing, active } = table
  const back = () => active.moveTo(active.at)
  return (
    <div className="inlay-Table-notices">
      {editState.failed > 0 && (
        <Failure words={t('editsFailed', { count: editState.failed, error: editState.error ?? '' })}>
          <NoticeButton
            label={t('tryAgain')}
            onPress={() => {
              edits?.retry()
              back()
            }}
          />
          <NoticeButton
            label={t('discard')}
            onPress={() => {
              edits?.discard()
              back()
            }}
          />
        </Failure>
      )}
      {refreshFailure && (
        <Failure words={refreshFailure.words}>
          {refreshFailure.onRetry && <NoticeButton label={t('tryAgain')} onPress={refreshFailure.onRetry} />}
        </Failure>
      )}
      {csv.state === 'failed' && (
        <Failure words={t('csvFailed')}>
          <NoticeButton label={t('tryAgain')} onPress={csv.run} />
          <NoticeButton label={t('dismiss')} onPress={csv.dismiss} />
        </Failure>
      )}
      {missing.shortfall && (
        <ShortfallNotice
          shortfall={missing.shortfall}
          onDismiss={() => {
            missing.dismiss()
            back()
          }}
        />
      )}
      {missing.work && <WorkNotice label={t('loadingRows')} work={missing.work} onStopped={back} />}
      {csv.work && <WorkNotice label={t('makingFile')} work={csv.work} onStopped={back} />}
      {editing.refusal && <CellRefusalNotice refusal={editing.refusal} table={table} />}
    </div>
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

function NoticeButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="compact" variant="ghost" onClick={onPress}>
      {label}
    </Button>
  )
}
