import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { DataTableProps } from '../DataTable'
import type { TableView } from '../columns/table-view'
import type { TableLines } from '../model/table-lines'
import type { LineSpan } from '../paint/visible-lines'
import type { Table } from './use-table'

/** Something that takes its time and can be stopped. */
export interface TableWork {
  readonly done: number
  /** Left out while nobody knows. */
  readonly total: number | undefined
  readonly stop: () => void
}

/** Given the row of each line; nothing for one that could not be had. */
export type WithLoadedRows<Row> = (rowOfLine: (line: number) => Row | undefined) => void

export interface MissingRows<Row> {
  /** The lines that are asked for in place of those that can be seen. */
  readonly span: LineSpan | undefined
  readonly work: TableWork | undefined
  /** Why what was to be done was not, or not with all rows. */
  readonly shortfall: Shortfall | undefined
  readonly dismiss: () => void
  /** Loads what is missing of these lines and then goes on with them; at once where nothing is. */
  readonly withRows: (span: LineSpan, goOn: WithLoadedRows<Row>) => void
  readonly refuseLateCopy: () => void
}

export type Shortfall =
  /** So many rows were left out, since nobody can load them. */
  | { readonly kind: 'left-out' | 'not-loaded'; readonly count: number }
  /** Others are shown in their places by now. */
  | { readonly kind: 'other-rows' }
  /** The rows came, but by then the browser let nothing be copied that nobody has pressed a key for. */
  | { readonly kind: 'copy-again' }

interface Wanted<Row> {
  readonly span: LineSpan
  readonly lines: TableLines
  readonly view: Pick<TableView, 'sort' | 'filter'>
  readonly goOn: WithLoadedRows<Row>
  /** Loads all rows, where they cannot be asked for one by one. */
  readonly all: AbortController | undefined
}

/** Rows that are to be copied or selected, and that nobody has looked at yet. */
export function useMissingRows<Row>(table: Table<Row>, props: DataTableProps<Row>): MissingRows<Row> {
  const { lines, rowAt, view } = table
  const { onRowsNeeded, loadAll, status, onRetry } = props
  const [asked, setWanted] = useState<Wanted<Row>>()
  // Where other rows are shown by now, those that were wanted may be anywhere.
  const isSameView = asked?.view.sort === view.sort && asked?.view.filter === view.filter
  const wanted = asked?.all || (asked?.lines === lines && isSameView) ? asked : undefined
  const [shortfall, setShortfall] = useState<Shortfall>()
  const latest = useLatest({ lines, rowAt, view, onRowsNeeded, loadAll, status, onRetry })
  const missing = useMemo(() => (wanted ? missingIn(wanted.span, lines, rowAt) : 0), [lines, rowAt, wanted])
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => {
    if (!asked || wanted) return
    // oxlint-disable-next-line react/set-state-in-effect -- the rows change by the host, too
    setWanted(undefined)
    setShortfall({ kind: 'other-rows' })
  }, [asked, wanted])

  useEffect(() => {
    if (!wanted || wanted.all) return
    if (missing > 0 && status !== 'failed') return
    // oxlint-disable-next-line react/set-state-in-effect -- the rows come from the host, and what waits for them goes on
    setWanted(undefined)
    if (missing > 0) setShortfall({ kind: 'not-loaded', count: missing })
    else wanted.goOn((line) => rowOfLine(line, lines, rowAt))
  }, [lines, missing, rowAt, status, wanted])

  const withRows = (span: LineSpan, goOn: WithLoadedRows<Row>) => {
    const now = latest.current
    const count = missingIn(span, now.lines, now.rowAt)
    running.current?.abort()
    setShortfall(undefined)
    if (count === 0 || (!now.onRowsNeeded && !now.loadAll)) {
      if (count > 0) setShortfall({ kind: 'left-out', count })
      return goOn((line) => rowOfLine(line, now.lines, now.rowAt))
    }
    const all = now.onRowsNeeded ? undefined : new AbortController()
    running.current = all
    // What failed before is no reason to refuse: the server may answer by now.
    if (!all && now.status === 'failed') now.onRetry?.()
    setWanted({ span, lines: now.lines, view: now.view, goOn, all })
    if (!all) return
    now.loadAll?.(all.signal).then(
      (rows) => {
        if (all.signal.aborted) return
        setWanted(undefined)
        goOn((line) => rows[line])
      },
      () => {
        if (all.signal.aborted) return
        setWanted(undefined)
        setShortfall({ kind: 'not-loaded', count })
      },
    )
  }

  const size = wanted ? wanted.span.end - wanted.span.first : 0
  return {
    span: wanted?.all ? undefined : wanted?.span,
    work: wanted && {
      done: size - missing,
      total: wanted.all ? undefined : size,
      stop() {
        running.current?.abort()
        setWanted(undefined)
      },
    },
    shortfall,
    dismiss: () => setShortfall(undefined),
    refuseLateCopy: () => setShortfall({ kind: 'copy-again' }),
    withRows,
  }
}

function rowOfLine<Row>(line: number, lines: TableLines, rowAt: (place: number) => Row | undefined): Row | undefined {
  const content = lines.at(line)
  return content?.kind === 'row' ? rowAt(content.row) : undefined
}

export function missingIn<Row>(
  { first, end }: LineSpan,
  lines: TableLines,
  rowAt: (place: number) => Row | undefined,
): number {
  let count = 0
  for (let line = first; line < end; line += 1) {
    const content = lines.at(line)
    if (content?.kind === 'row' && rowAt(content.row) === undefined) count += 1
  }
  return count
}
