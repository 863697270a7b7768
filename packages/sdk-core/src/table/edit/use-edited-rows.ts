import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import type { TableColumn } from '../columns/table-column'
import { tableMessages } from '../table-messages'
import type { SaveCells } from './cell-edit'
import { createCellEdits, type CellEdits, type CellEditsState } from './cell-edits'
import { rowWith } from './write-cell'

interface EditedRowsOptions<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowId: (row: Row) => string
  readonly columns: readonly TableColumn<Row>[]
  readonly onEdit: SaveCells<Row> | undefined
  readonly onError: (error: unknown) => void
}

export interface EditedRows<Row> {
  readonly edits: CellEdits<Row>
  readonly state: CellEditsState
  /** The row with what has been entered and is not yet in the rows. */
  readonly edited: (row: Row) => Row
}

/** Rows as they will be once every change has been saved. */
export function useEditedRows<Row>({ rows, rowId, columns, onEdit, onError }: EditedRowsOptions<Row>): EditedRows<Row> {
  const t = useMessages(tableMessages)
  const latest = useLatest({ onEdit, onError, t })
  const edits = useMemo(
    () =>
      createCellEdits<Row>({
        save: (changes, details) => latest.current.onEdit?.(changes, details),
        failureText: () => latest.current.t('editFailed'),
        onError: (error) => latest.current.onError(error),
      }),
    [latest],
  )
  const state = useSyncExternalStore(edits.subscribe, edits.state, edits.state)
  useEffect(() => edits.rowsCame(), [edits, rows])

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
      }
      return now
    }
  }, [cells, columns, rowId])
  return { edits, state, edited }
}
