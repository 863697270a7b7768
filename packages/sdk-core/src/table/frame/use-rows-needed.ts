import { useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { LineSpan } from '../paint/visible-lines'
import type { Table } from './use-table'

interface RowsNeededOptions<Row> {
  readonly table: Table<Row>
  readonly onRowsNeeded: ((first: number, end: number) => void) | undefined
  /** What is wanted for something else than to be looked at comes first. */
  readonly wanted: LineSpan | undefined
}

/** What follows a picture: cells of one's own are drawn, and rows are asked for that it lacked. */
export function useRowsNeeded<Row>(options: RowsNeededOptions<Row>): (lines: LineSpan) => void {
  const latest = useLatest(options)
  const lastSeen = useRef<LineSpan>(undefined)
  const isWanted = options.wanted !== undefined
  const ask = useCallback(() => {
    const { table, onRowsNeeded, wanted } = latest.current
    const { first, end } = wanted ?? lastSeen.current ?? { first: 0, end: 0 }
    if (end > first && table.lines.groups.length === 0) onRowsNeeded?.(first, end)
  }, [latest])
  // Once it is had or given up, what can be seen is what is needed, also where no other picture follows.
  useEffect(() => {
    if (!isWanted) ask()
  }, [ask, isWanted])
  return useCallback(
    (seen) => {
      lastSeen.current = seen
      latest.current.table.ownCells.flush()
      ask()
    },
    [ask, latest],
  )
}
