import { isAbsent } from '../columns/cell-text'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { GridPlace } from '../grid/move-in-grid'
import { readTsv } from '../grid/read-tsv'
import type { TableLines } from '../model/table-lines'
import type { CellReading } from './cell-edit'
import { readCell, type CellReader } from './read-cell'

/** The cells that are chosen, from one to another. */
export interface CellBlock {
  readonly lines: readonly [first: number, last: number]
  readonly columns: readonly [first: number, last: number]
}

interface EditableCell<Row> {
  readonly row: Row
  readonly column: TableColumn<Row>
}

export interface CellsToChange<Row> {
  /** The cell at a place, where it can be changed. */
  readonly cellAt: (place: GridPlace) => EditableCell<Row> | undefined
  readonly lines: TableLines
  readonly columnCount: number
  readonly reader: CellReader
  /** Why a cell that is only read is not changed. */
  readonly readOnly: (place: GridPlace) => string
}

/** Cells with what they are to be, and why others stay as they are. */
export interface ChangedCells<Row> {
  readonly changes: readonly { readonly cell: EditableCell<Row>; readonly value: unknown }[]
  readonly refused: readonly { readonly place: GridPlace; readonly reason: string }[]
  /** How much of what was given lies beyond the last row and the last column. */
  readonly beyond: { readonly rows: number; readonly columns: number }
}

const nothingBeyond = { rows: 0, columns: 0 }

/** All that can be emptied; what is only read is left without a word. */
export function clearedCells<Row>(
  { lines, columns }: CellBlock,
  { cellAt, reader }: CellsToChange<Row>,
): ChangedCells<Row> {
  const made = changedCells<Row>(numbers(...lines), numbers(...columns), (place) => {
    const cell = cellAt(place)
    if (!cell || isAbsent(readColumn(cell.column)(cell.row))) return undefined
    return { cell, reading: readCell(cell.column, '', cell.row, reader) }
  })
  return { ...made, beyond: nothingBeyond }
}

/** Cells from the clipboard, put where the chosen ones begin. What is copied once fills everything that is chosen. */
export function pastedCells<Row>(
  text: string,
  { lines, columns }: CellBlock,
  { cellAt, lines: all, columnCount, reader, readOnly }: CellsToChange<Row>,
): ChangedCells<Row> {
  const given = readTsv(text)
  const [height, width] = [given.length, given.reduce((most, row) => Math.max(most, row.length), 0)]
  const isFill = height === 1 && width === 1
  // A heading of a group takes no row away from those that follow it.
  const rows = isFill ? rowLines(all, lines[0], Infinity, lines[1]) : rowLines(all, lines[0], height)
  const [from, wide] = [columns[0], isFill ? columns[1] - columns[0] + 1 : width]
  const along = numbers(from, Math.min(columnCount, from + wide) - 1)
  const made = changedCells<Row>(rows, along, (place, down) => {
    const one = isFill ? given[0]?.[0] : given[down]?.[place.column - from]
    if (one === undefined) return undefined
    const cell = cellAt(place)
    return { cell, reading: cell ? readCell(cell.column, one, cell.row, reader) : { error: readOnly(place) } }
  })
  return {
    ...made,
    beyond: { rows: isFill ? 0 : height - rows.length, columns: Math.max(0, from + wide - columnCount) },
  }
}

/** The lines from one on that are rows. */
function rowLines(lines: TableLines, from: number, most: number, last = lines.count - 1): readonly number[] {
  const found: number[] = []
  for (let line = from; line <= last && found.length < most; line += 1) {
    if (lines.at(line)?.kind === 'row') found.push(line)
  }
  return found
}

interface ReadPlace<Row> {
  readonly cell: EditableCell<Row> | undefined
  readonly reading: CellReading
}

function changedCells<Row>(
  lines: readonly number[],
  columns: readonly number[],
  read: (place: GridPlace, down: number) => ReadPlace<Row> | undefined,
): Pick<ChangedCells<Row>, 'changes' | 'refused'> {
  const changes: { cell: EditableCell<Row>; value: unknown }[] = []
  const refused: { place: GridPlace; reason: string }[] = []
  for (const [down, line] of lines.entries()) {
    for (const column of columns) {
      const place = { line, column }
      const found = read(place, down)
      if (!found) continue
      const { cell, reading } = found
      if ('error' in reading) refused.push({ place, reason: reading.error })
      else if (cell) changes.push({ cell, value: reading.value })
    }
  }
  return { changes, refused }
}

function numbers(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
