import { useMessages } from '../../react/messages/use-messages'
import type { CsvExport } from '../frame/use-csv-export'
import type { MissingRows } from '../frame/use-missing-rows'
import type { Table } from '../frame/use-table'
import { CellRefusalNotice } from './CellRefusalNotice'
import { EditFailure } from './EditFailure'
import { Failure, NoticeButton } from './Failure'
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
  const { editState, editing, active } = table
  const back = () => active.moveTo(active.at)
  return (
    <div className="inlay-Table-notices">
      {editState.failed.length > 0 && <EditFailure table={table} />}
      {refreshFailure && (
        <Failure
          actions={refreshFailure.onRetry && <NoticeButton label={t('tryAgain')} onPress={refreshFailure.onRetry} />}
        >
          {refreshFailure.words}
        </Failure>
      )}
      {csv.state === 'failed' && (
        <Failure
          actions={
            <>
              <NoticeButton label={t('tryAgain')} onPress={csv.run} />
              <NoticeButton label={t('dismiss')} onPress={csv.dismiss} />
            </>
          }
        >
          {t('csvFailed')}
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
