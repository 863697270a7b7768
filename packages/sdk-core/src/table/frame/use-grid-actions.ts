import { useState, type RefObject } from 'react'
import { moveColumn, setWidth } from '../columns/change-view'
import type { DataTableProps } from '../DataTable'
import type { GridPlace } from '../grid/move-in-grid'
import type { TablePainter } from '../paint/table-painter'
import type { OpenMenu } from './TableMenus'
import type { Table } from './use-table'

interface GridActionsOptions<Row> {
  readonly props: DataTableProps<Row>
  readonly table: Table<Row>
  readonly painter: Readonly<RefObject<TablePainter<Row> | null>>
  readonly head: RefObject<HTMLElement | null>
}

/** What keys and presses have in common: to go to a cell, open a row or a menu, move a column. */
export function useGridActions<Row>({ props, table, painter, head }: GridActionsOptions<Row>) {
  const { columns, onRowOpen, rowActions } = props
  const { rowId, lines, layout, active, range, changeView } = table
  const [menu, setMenu] = useState<OpenMenu>()

  const columnAt = (place: number) => layout.columns[place]?.column
  const rowOfLine = (line: number) => {
    const content = lines.at(line)
    return content?.kind === 'row' ? table.rowAt(content.row) : undefined
  }
  const menuRow = menu?.kind === 'row' ? rowOfLine(menu.line) : undefined
  return {
    menu,
    rowItems: menuRow === undefined ? undefined : rowActions?.(menuRow),
    menuRow,
    columnAt,
    moveTo(to: GridPlace) {
      range.clear()
      active.moveTo(to)
    },
    /** Tells whether there is anything that opens it. */
    openRow(line: number, reason: 'pressed' | 'key'): boolean {
      const row = rowOfLine(line)
      if (row !== undefined) onRowOpen?.(row, { reason })
      return row !== undefined && onRowOpen !== undefined
    },
    openRowMenu(line: number, anchor?: OpenMenu['anchor']) {
      const row = rowOfLine(line)
      const place = anchor ?? (active.place && painter.current?.cellElement(active.place))
      if (row !== undefined && rowActions && place) setMenu({ kind: 'row', id: rowId(row), line, anchor: place })
    },
    openColumnMenu(columnId: string, anchor?: OpenMenu['anchor']) {
      const cell = head.current?.querySelector(`[data-column="${CSS.escape(columnId)}"]`)
      if (cell) setMenu({ kind: 'column', columnId, anchor: anchor ?? cell })
    },
    closeMenu() {
      setMenu(undefined)
      active.moveTo(menu?.kind === 'row' ? { ...active.at, line: menu.line } : active.at)
    },
    fitColumn(columnId: string, place: number) {
      const grid = head.current?.closest<HTMLElement>('[role="grid"]')
      const column = columnAt(place)
      if (!grid || column?.id !== columnId) return
      import('../head/fit-column').then(
        ({ fittingWidth }) => {
          const width = fittingWidth(grid, table.sceneColumns[place]?.index ?? 0)
          changeView((before) => setWidth(before, column, width), 'resize')
        },
        () => {},
      )
    },
    moveColumnBy(place: number, by: 1 | -1) {
      const [column, target] = [columnAt(place), columnAt(place + by)]
      if (!column || !target) return
      const drop = { columnId: target.id, side: by === 1 ? 'after' : 'before' } as const
      changeView((before) => moveColumn(before, columns, column.id, drop), 'reorder')
      // The column is known by what it is, so the focus goes with it.
      active.moveTo({ line: -1, column: place })
    },
  }
}

export type GridActions<Row> = ReturnType<typeof useGridActions<Row>>
