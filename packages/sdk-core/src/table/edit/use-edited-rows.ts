import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useLater } from '../../react/later/use-later'
import { useMessages } from '../../react/messages/use-messages'
import type { TableColumn } from '../columns/table-column'
import { tableMessages } from '../table-messages'
import type { CellChange, CellEditReason, SaveCells } from './cell-edit'
import { noEdits, type CellEdits, type CellEditsState } from './edited-cells'
import { editorsLater } from './load-editors'
import { rowWith } from './edit-of'

interface EditedRowsOptions<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowId: (row: Row) => string
  /** Has a copy known by the id of its row. */
  readonly keepId: (copy: Row, row: Row) => void
  readonly columns: readonly TableColumn<Row>[]
  readonly onEdit: SaveCells<Row> | undefined
  readonly onError: (error: unknown) => void
}

export interface EditedRows<Row> {
  /** Nothing before they have been loaded, and where nobody edits. */
  readonly edits: CellEdits<Row> | undefined
  readonly commit: (changes: readonly CellChange<Row>[], reason: CellEditReason) => void
  readonly state: CellEditsState<Row>
  /** The row with what has been entered and is not yet in the rows. */
  readonly edited: (row: Row) => Row
}

/** Rows as they will be once every change has been saved. */
export function useEditedRows<Row>({
  rows,
  rowId,
  keepId,
  columns,
  onEdit,
  onError,
}: EditedRowsOptions<Row>): EditedRows<Row> {
  const t = useMessages(tableMessages)
  const latest = useLatest({ onEdit, onError, t, rows, rowId, columns })
  const [edits, setEdits] = useState<CellEdits<Row>>()
  const isEditable = onEdit !== undefined
  const editors = useLater(editorsLater, isEditable)
  if (editors && !edits) {
    const made = editors.createCellEdits<Row>({
      save: (changes, details) => {
        const { onEdit: send, t: words } = latest.current
        return send ? send(changes, details) : { ok: false, error: words('editFailed') }
      },
      failureText: () => latest.current.t('editFailed'),
      onError: (error) => latest.current.onError(error),
      rowsNow: (rowIds) => editors.knownRows(rowIds, latest.current),
      valuesNow: (changes) => editors.valuesNow(changes, latest.current),
    })
    setEdits(made)
  }
  const early = useRef<(readonly [changes: readonly CellChange<Row>[], reason: CellEditReason])[]>([])
  useEffect(() => {
    for (const [changes, reason] of edits ? early.current.splice(0) : []) edits?.commit(changes, reason)
  }, [edits])
  const commit = useCallback<EditedRows<Row>['commit']>(
    (changes, reason) => {
      if (edits) edits.commit(changes, reason)
      else early.current.push([changes, reason])
    },
    [edits],
  )
  const stateOf = edits?.state ?? stateOfNone
  const state = useSyncExternalStore(edits?.subscribe ?? hearNothing, stateOf, stateOf)
  useEffect(() => edits?.rowsCame(), [edits, rows])

  const { cells } = state
  const edited = useMemo(() => {
    if (cells.size === 0) return (row: Row) => row
    // The same row for as long as nothing else is entered, so that it is not drawn anew.
    const made = new Map<Row, Row>()
    return (row: Row) => {
      const changed = cells.get(rowId(row))
      if (!changed) return row
      let now = made.get(row)
      if (now === undefined) {
        now = columns.reduce((before, column) => {
          const cell = changed.get(column.id)
          return cell ? rowWith(column, before, cell.value) : before
        }, row)
        made.set(row, now)
        keepId(now, row)
      }
      return now
    }
  }, [cells, columns, keepId, rowId])
  return { edits, commit, state, edited }
}

const stateOfNone = () => noEdits
const hearNothing = () => () => {}
