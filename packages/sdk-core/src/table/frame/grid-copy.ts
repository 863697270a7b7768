import { createSlices } from '../../ports/slices'
import { systemClock } from '../../ports/system-clock'
import { doWork } from '../model/work'
import { cellsToCopy, type CopiedText } from './copy-cells'
import type { MissingRows } from './use-missing-rows'
import type { Table } from './use-table'

/** Milliseconds after which a copy goes on in slices. */
const atOnce = 24

/** What is left of the last copy. */
export interface LastCopy {
  running?: AbortController
  /** The browser did not let it be copied any more: it is kept for the next press of the keys, of the same cells. */
  late?: (CopiedText & { readonly of: readonly unknown[] }) | undefined
}

interface GridCopyOptions<Row> {
  readonly table: Table<Row>
  readonly missing: MissingRows<Row>
  readonly last: LastCopy
  readonly isCut: boolean
  /** Of the event that asks for it; nothing where that is over. */
  readonly clipboardData: DataTransfer | undefined
  readonly copyText: (text: string) => Promise<void>
  readonly onCopied: (count: number) => void
  readonly onError: ((error: unknown) => void) | undefined
}

/** Puts cells on the clipboard: within the event where it can be, else once their rows and their text are there. */
export function copyFromGrid<Row>(options: GridCopyOptions<Row>): void {
  const { table, missing, last, isCut, clipboardData, copyText, onCopied, onError } = options
  const { lines, rowAt, rowId, layout, locale, active, range, selection } = table
  const cells = cellsToCopy({
    locale,
    lines,
    rowAt,
    rowId,
    columns: layout.columns,
    range: range.range,
    at: active.at,
    // What is cut is emptied: cells, never the rows that are selected.
    selection: selection.count > 0 && !isCut ? selection.selection : undefined,
  })
  const { line, column } = active.at
  const of = [lines, rowAt, layout, range.range, selection.selection, line, column, isCut]
  last.running?.abort()
  const { signal } = (last.running = new AbortController())
  const putLater = async (made: CopiedText | Promise<CopiedText>) => {
    const text = await made
    if (signal.aborted || text.count === 0) return
    await copyText(text.tsv).then(
      () => onCopied(text.count),
      () => {
        last.late = { ...text, of }
        missing.refuseLateCopy()
      },
    )
  }
  let now = clipboardData
  const put = (made: CopiedText | Promise<CopiedText>) => {
    // Given up for another copy, it is no failure.
    if (!now || made instanceof Promise) putLater(made).catch((error: unknown) => signal.aborted || onError?.(error))
    else if (made.count > 0) {
      now.setData('text/plain', made.tsv)
      onCopied(made.count)
    }
  }
  const { late } = last
  last.late = undefined
  if (late?.of.every((each, index) => each === of[index])) {
    missing.dismiss()
    put(late)
  } else {
    missing.withRows(cells.span, (rowOfLine) => {
      const started = systemClock.now()
      const isLate = () => systemClock.now() - started >= atOnce
      put(doWork(cells.text(rowOfLine), { isLate, slices: createSlices(), signal }))
    })
  }
  now = undefined
}
