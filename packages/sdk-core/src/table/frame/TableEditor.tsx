import type { ComponentType, RefObject } from 'react'
import { CellChoices } from '../edit/CellChoices'
import { CellEditor, type CellEditorProps, type EditLeave } from '../edit/CellEditor'
import { EditTools } from '../edit/EditTools'
import { editOf } from '../edit/edit-of'
import type { GridPlace } from '../grid/move-in-grid'
import type { TablePainter } from '../paint/table-painter'
import type { Table } from './use-table'

interface TableEditorProps<Row> {
  readonly table: Table<Row>
  readonly painter: Readonly<RefObject<TablePainter<Row> | null>>
  readonly scroller: RefObject<HTMLElement | null>
}

/** What is open over the cell that is being edited. */
export function TableEditor<Row>({ table, painter, scroller }: TableEditorProps<Row>) {
  const { editing, openPlace, layout, shownColumns, active, rowHeight } = table
  const { open } = editing
  const column = layout.columns.find((each) => each.column.id === open?.columnId)?.column
  const tools = (
    <EditTools
      onReady={editing.tools.onReady}
      edits={table.edits}
      open={open}
      columns={shownColumns}
      rowName={table.rowName}
    />
  )
  // In the same place with an editor and without one, since it lives as long as the table.
  if (!open || !column) return <>{tools}</>
  const content = openPlace && table.lines.at(openPlace.line)
  const leave = (to: EditLeave) => {
    const { line } = openPlace ?? active.at
    const place = layout.columns.findIndex((each) => each.column === column)
    const next = placeAfter(to, { line, column: place }, { lines: table.lines.count, columns: layout.columns.length })
    if (to !== 'stay') table.goOnHolding(next.line)
    active.moveTo(next)
  }
  const Editor = (editOf(column)?.choices ? CellChoices : CellEditor) as ComponentType<CellEditorProps<Row>>
  return (
    <>
      {tools}
      <Editor
        key={`${open.rowId} ${open.columnId}`}
        open={open}
        column={column}
        editing={editing}
        rowName={table.rowName(open.row)}
        rowNow={content?.kind === 'row' ? table.rowAt(content.row) : undefined}
        anchor={() => (openPlace && painter.current?.cellElement(openPlace)) ?? scroller.current}
        rowHeight={rowHeight}
        onLeave={leave}
      />
    </>
  )
}

function placeAfter(
  to: EditLeave,
  { line, column }: GridPlace,
  size: { readonly lines: number; readonly columns: number },
): GridPlace {
  switch (to) {
    case 'stay':
      return { line, column }
    case 'down':
      return { line: Math.min(line + 1, size.lines - 1), column }
    case 'up':
      return { line: Math.max(line - 1, 0), column }
    case 'forward':
      return { line, column: Math.min(column + 1, size.columns - 1) }
    case 'back':
      return { line, column: Math.max(column - 1, 0) }
  }
}
