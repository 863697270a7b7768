import { useContext, useEffect, useRef, type ClipboardEvent } from 'react'
import { browserCopyText } from '../../ports/browser-copy-text'
import { createSlices } from '../../ports/slices'
import { systemClock } from '../../ports/system-clock'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import type { DataTableProps } from '../DataTable'
import { doWork } from '../model/work'
import { tableMessages } from '../table-messages'
import { blockAt } from './block-at'
import { cellsToCopy, isInCell, isOfCells, type CopiedText } from './copy-cells'
import type { MissingRows } from './use-missing-rows'
import type { Table } from './use-table'

interface GridClipboardOptions<Row> {
  readonly props: DataTableProps<Row>
  readonly table: Table<Row>
  readonly missing: MissingRows<Row>
  /** Brings the active cell into sight. */
  readonly reveal: () => void
}

/** Milliseconds after which a copy goes on in slices. */
const atOnce = 24

/** A text that the browser did not let be copied any more, and of which cells it is. */
interface LateText extends CopiedText {
  readonly of: readonly unknown[]
}

/** Copying, cutting and pasting of cells. */
export function useGridClipboard<Row>({ props, table, missing, reveal }: GridClipboardOptions<Row>) {
  const { rowId, lines, layout, active, range, selection, editing } = table
  const t = useMessages(tableMessages)
  const announce = useAnnounce()
  const inlay = useContext(InlayContext)
  const copyText = inlay?.host.copyText ?? browserCopyText
  const onError = inlay?.onError
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const late = useRef<LateText>(undefined)
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
    const tell = (count: number) => {
      announce(t('copied', { count }))
      onCopied?.()
    }
    const putNow = ({ tsv, count }: CopiedText) => {
      if (count === 0) return
      clipboardData.setData('text/plain', tsv)
      tell(count)
    }
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const { line, column } = active.at
    const of = [lines, table.rowAt, layout, range.range, selection.selection, line, column, onCopied === undefined]
    if (late.current?.of.every((each, index) => each === of[index])) {
      missing.dismiss()
      return putNow(late.current)
    }
    late.current = undefined
    const putLater = async (made: CopiedText | Promise<CopiedText>) => {
      const text = await made
      if (signal.aborted || text.count === 0) return
      await copyText(text.tsv).then(
        () => tell(text.count),
        () => {
          late.current = { ...text, of }
          missing.refuseLateCopy()
        },
      )
    }
    let isNow = true
    missing.withRows(cells.span, (rowOfLine) => {
      const started = systemClock.now()
      const isLate = () => systemClock.now() - started >= atOnce
      const made = doWork(cells.text(rowOfLine), { isLate, slices: createSlices(), signal })
      if (isNow && !(made instanceof Promise)) return putNow(made)
      // Given up for another copy, it is no failure.
      putLater(made).catch((error: unknown) => signal.aborted || onError?.(error))
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
