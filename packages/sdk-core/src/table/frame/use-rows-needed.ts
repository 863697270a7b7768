import { useCallback } from 'react'
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
  return useCallback(
    (seen) => {
      const { table, onRowsNeeded, wanted } = latest.current
      table.ownCells.flush()
      const { first, end } = wanted ?? seen
      if (end > first && table.lines.groups.length === 0) onRowsNeeded?.(first, end)
    },
    [latest],
  )
}
