import { useEffect, useRef } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../../ui/messages'
import { useNotices } from '../../ui/root/use-notices'
import type { TableColumn } from '../columns/table-column'
import { tableMessages } from '../table-messages'
import type { CellChange } from './cell-edit'
import { cellEditMessages } from './cell-edit-messages'
import { editOf } from './edit-of'
import type { CellEdits, UnsavedCells } from './edited-cells'
import type { CellReader } from './read-cell'
import { readDraft } from './read-draft'
import { isSameValue } from './same-value'
import { toldText } from './told-text'
import type { OpenEdit } from './use-cell-editing'
import { draftOf } from './write-cell'

interface UnsavedEditsOptions<Row> {
  readonly edits: CellEdits<Row> | undefined
  readonly open: OpenEdit<Row> | undefined
  readonly columns: readonly TableColumn<Row>[]
  readonly rowName: (row: Row) => string
  readonly reader: CellReader
}

/** Where a table goes while cells of it are edited or saved: what is typed is saved, and what is not saved is said. */
export function useUnsavedEdits<Row>(options: UnsavedEditsOptions<Row>): void {
  const t = useMessages(tableMessages)
  const words = useMessages(cellEditMessages)
  const kit = useMessages(kitMessages)
  const notify = useNotices()
  const latest = useLatest({ ...options, t, words, kit, notify })
  const isThere = useRef(true)

  useEffect(() => {
    const columnOf = (columnId: string) => latest.current.columns.find(({ id }) => id === columnId)
    const cellName = (column: TableColumn<Row>, row: Row) =>
      latest.current.t('editCell', { column: column.header, row: latest.current.rowName(row) })
    const nameOf = ({ columnId, row, value }: CellChange<Row>) => {
      const column = columnOf(columnId)
      const { reader, t: table, kit: say } = latest.current
      if (!column) return undefined
      const text = toldText(column, value, row, { t: table, locale: reader.locale })
      return say('leftUnsaved', { label: cellName(column, row), text })
    }
    const tell = ({ changes, error, retry }: UnsavedCells<Row>) => {
      const [first] = changes
      const one = first && changes.length === 1 ? nameOf(first) : undefined
      const what = one ?? latest.current.words('cellsUnsaved', { count: changes.length })
      const action = { label: latest.current.kit('tryAgain'), run: retry }
      latest.current.notify?.({ tone: 'danger', lasting: true, text: `${what}\n${error}`, action })
    }
    const saveOpen = () => {
      const { open, reader, edits, kit: say, notify: show } = latest.current
      const column = open && columnOf(open.columnId)
      if (!column || !edits || editOf(column)?.choices) return
      const { row, rowId, columnId, value: previous } = open
      const reading = readDraft(open, column, reader)
      if ('error' in reading) {
        const text = say('leftUnsaved', { label: cellName(column, row), text: draftOf(open, column, reader.locale) })
        show?.({ tone: 'danger', lasting: true, text: `${text}\n${reading.error}` })
      } else if (!isSameValue(reading.value, previous)) {
        edits.commit([{ row, rowId, columnId, value: reading.value, previous }], 'typed')
      }
    }
    const leave = () => {
      if (isThere.current) return
      latest.current.edits?.leaveTo(tell)
      saveOpen()
    }
    isThere.current = true
    latest.current.edits?.leaveTo(undefined)
    return () => {
      isThere.current = false
      // In development React takes everything away once and puts it back at once: that is no leaving.
      void Promise.resolve().then(leave)
    }
  }, [latest])
}
