import { useCallback } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { LineSpan } from '../paint/visible-lines'
import type { Table } from './use-table'

interface RowsNeededOptions<Row> {
  readonly table: Table<Row>
  readonly onRowsNeeded: ((first: number, end: number) => void) | undefined
  /** Shows the cells that React draws. */
  readonly flush: () => void
}

/** What follows a picture: cells of one's own are drawn, and rows are asked for that it lacked. */
export function useRowsNeeded<Row>(options: RowsNeededOptions<Row>): (lines: LineSpan) => void {
  const latest = useLatest(options)
  return useCallback(
    ({ first, end }) => {
      const { table, onRowsNeeded, flush } = latest.current
      flush()
      if (end > first && table.lines.groups.length === 0) onRowsNeeded?.(first, end)
    },
    [latest],
  )
}
