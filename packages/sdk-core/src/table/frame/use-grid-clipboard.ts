import { useContext, useEffect, useState, type ClipboardEvent } from 'react'
import { browserCopyText } from '../../ports/browser-copy-text'
import { InlayContext } from '../../react/inlay-context'
import { later } from '../../react/later/later'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import type { DataTableProps } from '../DataTable'
import { tableMessages } from '../table-messages'
import { blockAt } from './block-at'
import type { LastCopy } from './grid-copy'
import { isInCell, isOfCells } from './in-cell'
import type { MissingRows } from './use-missing-rows'
import type { Table } from './use-table'

interface GridClipboardOptions<Row> {
  readonly props: DataTableProps<Row>
  readonly table: Table<Row>
  readonly missing: MissingRows<Row>
  /** Brings the active cell into sight. */
  readonly reveal: () => void
}

// Only who goes to a cell copies from there, and it is there by then.
const gridCopy = later(() => import('./grid-copy'))

/** Where it does not come now, it is asked for again when something is copied. */
export function prepareToCopy(): void {
  gridCopy.load().catch(() => {})
}

/** Copying, cutting and pasting of cells. */
export function useGridClipboard<Row>({ props, table, missing, reveal }: GridClipboardOptions<Row>) {
  const { active, range, editing } = table
  const t = useMessages(tableMessages)
  const announce = useAnnounce()
  const inlay = useContext(InlayContext)
  const [last] = useState<LastCopy>({})
  useEffect(() => () => last.running?.abort(), [last])

  const copy = (event: ClipboardEvent<HTMLElement>, onEmptied?: () => void) => {
    if (!isOfCells(event.target)) return
    event.preventDefault()
    const options = {
      table,
      missing,
      last,
      isCut: onEmptied !== undefined,
      copyText: inlay?.host.copyText ?? browserCopyText,
      onCopied(count: number) {
        announce(t('copied', { count }))
        onEmptied?.()
      },
      onError: inlay?.onError,
    }
    const ready = gridCopy.now()
    if (ready) ready.copyFromGrid({ ...options, clipboardData: event.clipboardData })
    else {
      gridCopy.load().then(
        ({ copyFromGrid }) => copyFromGrid({ ...options, clipboardData: undefined }),
        (error: unknown) => inlay?.onError(error),
      )
    }
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
