import { useContext, type ClipboardEvent } from 'react'
import { browserCopyText } from '../../ports/browser-copy-text'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import type { DataTableProps } from '../DataTable'
import { tableMessages } from '../table-messages'
import { blockAt } from './block-at'
import { cellsToCopy, isInCell, isOfCells } from './copy-cells'
import type { MissingRows } from './use-missing-rows'
import type { Table } from './use-table'

interface GridClipboardOptions<Row> {
  readonly props: DataTableProps<Row>
  readonly table: Table<Row>
  readonly missing: MissingRows<Row>
  /** Brings the active cell into sight. */
  readonly reveal: () => void
}

/** Copying, cutting and pasting of cells. */
export function useGridClipboard<Row>({ props, table, missing, reveal }: GridClipboardOptions<Row>) {
  const { rowId, lines, layout, active, range, selection, editing } = table
  const t = useMessages(tableMessages)
  const announce = useAnnounce()
  const copyText = useContext(InlayContext)?.host.copyText ?? browserCopyText
  const copy = (event: ClipboardEvent<HTMLElement>, onCopied?: () => void) => {
    if (!isOfCells(event.target)) return
    const cells = cellsToCopy({
      locale: table.locale,
      lines,
      rowAt: table.rowAt,
      rowId,
      columns: layout.columns,
      range: range.range,
      at: active.at,
      // What is cut is emptied: cells, never the rows that are selected.
      selection: selection.count > 0 && !onCopied ? selection.selection : undefined,
    })
    event.preventDefault()
    const { clipboardData } = event
    let isNow = true
    missing.withRows(cells.span, (rowOfLine) => {
      const { tsv, count } = cells.text(rowOfLine)
      const tell = () => {
        announce(t('copied', { count }))
        onCopied?.()
      }
      if (!isNow) copyText(tsv).then(tell, missing.refuseLateCopy)
      else if (count > 0) {
        clipboardData.setData('text/plain', tsv)
        tell()
      }
    })
    isNow = false
  }

  return {
    onCopy(event: ClipboardEvent<HTMLElement>) {
      copy(event)
    },

    /** The cells are emptied once what stood in them is on the clipboard. */
    onCut(event: ClipboardEvent<HTMLElement>) {
      if (!table.isEditable) return
      const block = blockAt(range.range, active.at)
      reveal()
      copy(event, () => editing.clear(block))
    },

    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (!props.onEdit || !(event.target instanceof Element) || !isInCell(event.target)) return
      const text = event.clipboardData.getData('text/plain')
      if (text === '') return
      event.preventDefault()
      reveal()
      editing.paste(text, blockAt(range.range, active.at), ({ lines: [first, last], columns: [start, end] }) => {
        if (last > first || end > start) range.choose({ line: first, column: start }, { line: last, column: end })
      })
    },
  }
}
