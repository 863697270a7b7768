import { useContext, useEffect } from 'react'
import { browserHoldPage } from '../../ports/browser-hold-page'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import type { Table } from '../frame/use-table'
import { tableMessages } from '../table-messages'
import { Failure, NoticeButton } from './Failure'
import { NamedCells } from './NamedCells'
import { tableNoticeMessages } from './table-notice-messages'

/** Which cells could not be saved, and why: to be tried again, or given up. */
export function EditFailure<Row>({ table }: { readonly table: Table<Row> }) {
  const t = useMessages(tableNoticeMessages)
  const cellWords = useMessages(tableMessages)
  const { edits, editState, active, columns, rowName } = table
  const { failed, error } = editState
  const host = useContext(InlayContext)?.host
  // Whoever leaves the page would lose what was typed.
  useEffect(() => (host ? host.holdPage() : browserHoldPage()), [host])
  const back = () => active.moveTo(active.at)
  const actions = (
    <>
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
    </>
  )
  const cells = failed.map(({ rowId, columnId, row }) => {
    const column = columns.find(({ id }) => id === columnId)?.header ?? columnId
    return { rowId, columnId, words: cellWords('editCell', { column, row: rowName(row) }) }
  })
  return (
    <Failure actions={actions}>
      <div>{t('editsFailed', { count: failed.length, error: error ?? '' })}</div>
      <NamedCells cells={cells} table={table} />
    </Failure>
  )
}
