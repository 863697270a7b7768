import { useEffect, useRef } from 'react'
import { toggleGroup } from '../columns/change-view'
import { showColumn } from '../columns/choose-columns'
import type { Table } from '../frame/use-table'
import { groupOfRow } from '../model/group-of-row'
import { rowKey } from '../paint/table-scene'

interface CellName {
  readonly rowId: string
  readonly columnId: string
}

/** The way to a cell wherever it stands: its column is shown and its group is opened first. */
export function useWayToCell<Row>(table: Table<Row>) {
  const { lines, lineOf, idAt, sceneColumns, changeView, goToCell } = table
  const wanted = useRef<CellName>(undefined)

  useEffect(() => {
    if (!wanted.current || !isShown(wanted.current)) return
    const { rowId, columnId } = wanted.current
    wanted.current = undefined
    goToCell(rowId, columnId)
  })

  return {
    /** Not for rows that are filtered out or gone. */
    isThere: (rowId: string) => lineOf(rowKey(rowId)) !== undefined || groupOfRow(lines, idAt, rowId) !== undefined,
    go(cell: CellName) {
      if (isShown(cell)) return goToCell(cell.rowId, cell.columnId)
      wanted.current = cell
      if (!hasColumn(cell)) changeView((before) => showColumn(before, cell.columnId, true), 'hide')
      const group = lineOf(rowKey(cell.rowId)) === undefined ? groupOfRow(lines, idAt, cell.rowId) : undefined
      if (group !== undefined) changeView((before) => toggleGroup(before, group), 'collapse')
    },
  }

  function isShown(cell: CellName): boolean {
    return hasColumn(cell) && lineOf(rowKey(cell.rowId)) !== undefined
  }

  function hasColumn({ columnId }: CellName): boolean {
    return sceneColumns.some(({ id }) => id === columnId)
  }
}
