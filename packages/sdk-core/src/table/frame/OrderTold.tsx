import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { DataTableProps } from '../DataTable'
import { toggleGroup } from '../columns/change-view'
import { groupOfRow } from '../model/group-of-row'
import { rowKey } from '../paint/table-scene'
import type { TablePainter } from '../paint/table-painter'
import { tableOrder } from './table-order'
import type { Table } from './use-table'

export interface OrderToldProps<Row> {
  readonly table: Table<Row>
  readonly painter: Readonly<RefObject<TablePainter<Row> | null>>
  readonly onOrderChange: DataTableProps<Row>['onOrderChange']
  readonly scroller: RefObject<HTMLElement | null>
  readonly currentRow: string | undefined
  readonly currentColumn: string | undefined
}

/** Tells in which order the rows are shown, and brings the row and the column that matter elsewhere into view. */
export function OrderTold<Row>({
  table,
  painter,
  scroller,
  onOrderChange,
  currentRow,
  currentColumn,
}: OrderToldProps<Row>) {
  const { layout, lines, idAt, isReady, lineOf, active, editing, changeView } = table
  const tell = useLatest(onOrderChange)
  const isWanted = onOrderChange !== undefined
  useEffect(() => {
    if (isReady && isWanted) tell.current?.(tableOrder(lines, idAt))
  }, [idAt, isReady, isWanted, lines, tell])

  /** It is brought into view once: its group may be closed again, and the rows scrolled. */
  const shownRow = useRef<string>(undefined)
  const reveal = useLatest((rowId: string) => {
    const line = lineOf(rowKey(rowId))
    if (line === undefined) {
      const group = groupOfRow(lines, idAt, rowId)
      if (group !== undefined) changeView((before) => toggleGroup(before, group), 'collapse')
      return
    }
    shownRow.current = rowId
    // The keys go on from the row that is open. A cell that is being edited is not left for it.
    if (active.place?.key !== rowKey(rowId) && !editing.open) {
      active.moveTo({ line, column: active.at.column }, { focus: isInCell(scroller.current) })
    }
    painter.current?.reveal(line, undefined)
  })
  useEffect(() => {
    if (currentRow === undefined) shownRow.current = undefined
    else if (isReady && shownRow.current !== currentRow) reveal.current(currentRow)
  }, [currentRow, isReady, lines, reveal])

  const isColumnHere = layout.columns.some(({ column }) => column.id === currentColumn)
  useEffect(() => {
    // Who is at work in the table is not to lose the place.
    if (!isReady || !isColumnHere || scroller.current?.matches(':focus-within')) return
    painter.current?.reveal(-1, currentColumn)
  }, [currentColumn, isColumnHere, isReady, painter, scroller])
  return null
}

function isInCell(scroller: HTMLElement | null): boolean {
  return Boolean(scroller?.querySelector('[role="gridcell"]:focus-within, [role="rowheader"]:focus-within'))
}
