import type { ClipboardEvent } from 'react'
import { columnText } from '../columns/cell-text'
import type { LaidOutColumn } from '../columns/lay-out-columns'
import { readColumn } from '../columns/read-column'
import type { GridPlace } from '../grid/move-in-grid'
import { tsvText } from '../grid/tsv'
import type { TableLines } from '../model/table-lines'
import type { CellRange } from './use-cell-range'

interface CellCopyOptions<Row> {
  readonly lines: TableLines
  readonly rowAt: (place: number) => Row | undefined
  readonly columns: readonly LaidOutColumn<Row>[]
  readonly range: CellRange | undefined
  readonly at: GridPlace
  readonly isSelected: ((row: Row) => boolean) | undefined
  readonly onCopied: (count: number) => void
}

/** Copies the chosen cells, or the selected rows, or the active cell; what was marked as text stays the browser's. */
export function copyCells<Row>(event: ClipboardEvent<HTMLElement>, options: CellCopyOptions<Row>): void {
  const { target } = event
  if (!(target instanceof Element) || !isInCell(target)) return
  if (target.ownerDocument.getSelection()?.type === 'Range') return
  const cells = chosenCells(options)
  if (cells.length === 0) return
  event.clipboardData.setData('text/plain', tsvText(cells))
  event.preventDefault()
  options.onCopied(cells.reduce((count, row) => count + row.length, 0))
}

/** After a press the caret stands in the text of a cell; what stands in a control is the control's. */
export function isInCell(target: Element): boolean {
  return target.closest('[role="gridcell"]') !== null && !target.closest('input, textarea, select, [contenteditable]')
}

function chosenCells<Row>({ lines, rowAt, columns, range, at, isSelected }: CellCopyOptions<Row>) {
  const textsOf = (row: Row, from = 0, to = columns.length - 1) =>
    columns.slice(from, to + 1).map(({ column }) => columnText(column, readColumn(column)(row), row))
  const lineCells = (from: number, to: number, columnRange: readonly [number, number]) => {
    const cells: string[][] = []
    for (let line = from; line <= to; line += 1) {
      const content = lines.at(line)
      const row = content?.kind === 'row' ? rowAt(content.row) : undefined
      if (row !== undefined) cells.push(textsOf(row, ...columnRange))
    }
    return cells
  }
  if (range) return lineCells(...range.lines, range.columns)
  if (isSelected) {
    const selected = Array.from(lines.rows, rowAt).filter((row) => row !== undefined && isSelected(row))
    if (selected.length > 0) return selected.map((row) => textsOf(row as Row))
  }
  return lineCells(at.line, at.line, [at.column, at.column])
}
