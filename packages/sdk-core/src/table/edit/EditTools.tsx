import { useLayoutEffect } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import type { TableColumn } from '../columns/table-column'
import { tableMessages } from '../table-messages'
import { cellEditMessages } from './cell-edit-messages'
import { changeMany, tellOf } from './change-cells'
import type { CellTools } from './edit-tools'
import type { CellEdits } from './edited-cells'
import type { OpenEdit } from './use-cell-editing'
import { useCellReader } from './use-cell-reader'
import { useUnsavedEdits } from './use-unsaved-edits'

interface EditToolsProps<Row> {
  readonly onReady: (tools: CellTools) => void
  readonly edits: CellEdits<Row> | undefined
  /** The cell that is being edited. */
  readonly open: OpenEdit<Row> | undefined
  readonly columns: readonly TableColumn<Row>[]
  readonly rowName: (row: Row) => string
}

/**
 * What changes many cells at once, and tells of those that the table leaves behind, in the language of the page. Nothing
 * of it is to be seen.
 */
export function EditTools<Row>({ onReady, ...cells }: EditToolsProps<Row>) {
  const t = useMessages(tableMessages)
  const words = useMessages(cellEditMessages)
  const announce = useAnnounce()
  const reader = useCellReader()
  const latest = useLatest({ t, words, announce, reader })
  useUnsavedEdits({ ...cells, reader })
  useLayoutEffect(
    () =>
      onReady({
        changeMany: (reason, many) => changeMany(reason, { ...many, ...latest.current }),
        tellOf: (word, changes, many) => tellOf(word, changes, { ...many, ...latest.current }),
      }),
    [latest, onReady],
  )
  return null
}
