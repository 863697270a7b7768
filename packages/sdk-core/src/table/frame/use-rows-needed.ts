import { useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { LineSpan } from '../paint/visible-lines'
import { missingIn } from './use-missing-rows'
import type { Table } from './use-table'

interface RowsNeededOptions<Row> {
  readonly table: Table<Row>
  readonly onRowsNeeded: ((first: number, end: number) => void) | undefined
  /** What is wanted for something else than to be looked at; what is looked at comes before it. */
  readonly wanted: LineSpan | undefined
}

/** What follows a picture: cells of one's own are drawn, and rows are asked for that it lacked. */
export function useRowsNeeded<Row>(options: RowsNeededOptions<Row>): (lines: LineSpan) => void {
  const latest = useLatest(options)
  const lastSeen = useRef<LineSpan>(undefined)
  const ask = useCallback(() => {
    const { table, onRowsNeeded, wanted } = latest.current
    const seen = lastSeen.current ?? { first: 0, end: 0 }
    const isSeenThere = wanted && missingIn(seen, table.lines, table.rowAt) === 0
    const { first, end } = isSeenThere ? wanted : seen
    if (end > first && table.lines.groups.length === 0) onRowsNeeded?.(first, end)
  }, [latest])
  const { wanted, table } = options
  // When it is wanted, had or given up, and when rows have come, also where no other picture follows.
  useEffect(ask, [ask, wanted, table.rowAt])
  return useCallback(
    (seen) => {
      lastSeen.current = seen
      latest.current.table.ownCells.flush()
      ask()
    },
    [ask, latest],
  )
}
