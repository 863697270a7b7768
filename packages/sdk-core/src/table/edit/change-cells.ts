import type { Translate } from '../../react/messages/use-messages'
import type { Announce } from '../../ui/root/root-context'
import { isAbsent } from '../columns/cell-text'
import { readColumn } from '../columns/read-column'
import type { GridPlace } from '../grid/move-in-grid'
import { readTsv } from '../grid/read-tsv'
import type { TableLines } from '../model/table-lines'
import type { tableMessages } from '../table-messages'
import type { CellChange, CellEditReason, CellReading } from './cell-edit'
import type { cellEditMessages } from './cell-edit-messages'
import type { TakenBack } from './edited-cells'
import { cellOf, editableCell, type EditableCell, type EditableCells } from './editable-cell'
import { readCell, type CellReader } from './read-cell'
import type { CellRefusal } from './use-cell-editing'
import { editOf } from './edit-of'
import { toldText } from './told-text'

export type ManyReason = Extract<CellEditReason, 'pasted' | 'cleared' | 'filled'>

/** The cells that are chosen, from one to another. */
export interface CellBlock {
  readonly lines: readonly [first: number, last: number]
  readonly columns: readonly [first: number, last: number]
}

export interface CellsToChange<Row> extends EditableCells<Row> {
  readonly block: CellBlock
  /** What was pasted. */
  readonly text: string
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly reader: CellReader
  readonly t: Translate<(typeof tableMessages)['strings']>
  readonly words: Translate<(typeof cellEditMessages)['strings']>
  readonly announce: Announce
}

export interface MadeChanges<Row> {
  readonly changes: readonly CellChange<Row>[]
  readonly refusal: CellRefusal | undefined
  /** All that was pasted into. */
  readonly area: CellBlock | undefined
}

/** Changes many cells at once, says how many, and answers which of them stay as they are. */
export function changeMany<Row>(reason: ManyReason, source: CellsToChange<Row>): MadeChanges<Row> {
  const { columns, rowId, rowName, t, words, announce } = source
  const { changes, refused, beyond, area } = made[reason](source)
  if (changes.length > 0) announce(words(counts[reason], { count: changes.length }))
  const cells = refused.flatMap(({ place, reason: why }) => {
    const column = columns[place.column]
    const row = cellOf(place, source)?.row
    if (!column) return []
    return {
      rowId: row === undefined ? undefined : rowId(row),
      columnId: column.id,
      // Of a hundred thousand cells a few are named.
      get words() {
        return row === undefined ? column.header : t('editCell', { column: column.header, row: rowName(row) })
      },
      reason: why,
    }
  })
  const isRefused = cells.length > 0 || beyond.rows > 0 || beyond.columns > 0
  return {
    changes: changes.map(({ cell: { row, column }, value }) => ({
      rowId: rowId(row),
      row,
      columnId: column.id,
      value,
      previous: readColumn(column)(row),
    })),
    refusal: isRefused ? { cells, beyond } : undefined,
    area,
  }
}

const nothingBeyond = { rows: 0, columns: 0 }

type ToTell<Row> = Pick<CellsToChange<Row>, 't' | 'words' | 'announce' | 'reader' | 'columns' | 'rowName'>

/** Says what has been taken back or made again, and answers what somebody else has changed since. */
export function tellOf<Row>(
  word: 'undone' | 'redone',
  { changes, changedSince, anyway }: TakenBack<Row>,
  { t, words, announce, columns, rowName, reader }: ToTell<Row>,
): CellRefusal | undefined {
  const tell = { t, locale: reader.locale }
  const cellName = ({ columnId, row }: CellChange<Row>) => {
    const column = columns.find(({ id }) => id === columnId)
    return column && { column, cell: t('editCell', { column: column.header, row: rowName(row) }) }
  }
  const [first] = changes
  const named = first && cellName(first)
  if (named) {
    const value = toldText(named.column, first.value, first.row, tell)
    announce(words(word, { count: changes.length, cell: named.cell, value }))
  }
  if (changedSince.length === 0) return undefined
  const cells = changedSince.flatMap(({ change, value }) => {
    const found = cellName(change)
    if (!found) return []
    const reason = words('changedMeanwhile', { value: toldText(found.column, value, change.row, tell) })
    return { rowId: change.rowId, columnId: change.columnId, words: found.cell, reason }
  })
  return { cells, beyond: nothingBeyond, anyway: { word, run: anyway } }
}

/** Cells with what they are to be, and why others stay as they are. */
interface ChangedCells<Row> {
  readonly changes: readonly { readonly cell: EditableCell<Row>; readonly value: unknown }[]
  readonly refused: readonly { readonly place: GridPlace; readonly reason: string }[]
  /** How much of what was given lies beyond the last row and the last column. */
  readonly beyond: { readonly rows: number; readonly columns: number }
  /** All that was to be pasted into, to be seen and to be changed further. */
  readonly area?: CellBlock | undefined
}

const made = { pasted: pastedCells, cleared: clearedCells, filled: filledCells } as const
const counts = { pasted: 'cellsPasted', cleared: 'cellsCleared', filled: 'cellsFilled' } as const

/** All that can be emptied. What is only read is named where nothing else was chosen. */
function clearedCells<Row>(source: CellsToChange<Row>): ChangedCells<Row> {
  const { lines, columns } = source.block
  const rows = rowLines(source.lines, lines[0], Infinity, lines[1])
  const along = numbers(...columns)
  const canAny = rows.some((line) => along.some((column) => editableCell({ line, column }, source) !== undefined))
  const made = changedCells<Row>(rows, along, (place) => {
    const cell = editableCell(place, source)
    if (!cell) return canAny ? undefined : { cell, reading: { error: whyNot(place, source) } }
    if (isAbsent(readColumn(cell.column)(cell.row))) return undefined
    return { cell, reading: readCell(cell.column, '', cell.row, source.reader) }
  })
  return { ...made, beyond: nothingBeyond }
}

/** What stands in the first row of the chosen cells, in all rows below. */
function filledCells<Row>(source: CellsToChange<Row>): ChangedCells<Row> {
  const { lines, columns } = source.block
  const [first, ...below] = rowLines(source.lines, lines[0], Infinity, lines[1])
  const made = changedCells<Row>(below, numbers(...columns), (place) => {
    const cell = editableCell(place, source)
    if (!cell || first === undefined) return { cell, reading: { error: whyNot(place, source) } }
    const from = cellOf({ line: first, column: place.column }, source)
    const value = from && readColumn(from.column)(from.row)
    const fault = editOf(cell.column)?.check?.(value, cell.row)
    return { cell, reading: fault === undefined ? { value } : { error: fault } }
  })
  return { ...made, beyond: nothingBeyond }
}

/**
 * Cells from the clipboard, put where the chosen ones begin. Where as much again and again is chosen as is given, all of
 * it is filled.
 */
function pastedCells<Row>(source: CellsToChange<Row>): ChangedCells<Row> {
  const { lines, columns } = source.block
  const given = readTsv(source.text)
  const [height, width] = [given.length, given.reduce((most, row) => Math.max(most, row.length), 0)]
  // A heading of a group takes no row away from those that follow it.
  const chosen = rowLines(source.lines, lines[0], Infinity, lines[1])
  const chosenWidth = columns[1] - columns[0] + 1
  const isFill = chosen.length % height === 0 && chosenWidth % width === 0
  const rows = isFill ? chosen : rowLines(source.lines, lines[0], height)
  const [from, wide] = [columns[0], isFill ? chosenWidth : width]
  const along = numbers(from, Math.min(source.columns.length, from + wide) - 1)
  const made = changedCells<Row>(rows, along, (place, down) => {
    const one = given[down % height]?.[(place.column - from) % width]
    if (one === undefined) return undefined
    const cell = editableCell(place, source)
    return {
      cell,
      reading: cell ? readCell(cell.column, one, cell.row, source.reader) : { error: whyNot(place, source) },
    }
  })
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    ...made,
    area:
      first === undefined || last === undefined
        ? undefined
        : { lines: [first, last], columns: [from, along.at(-1) ?? from] },
    beyond: { rows: isFill ? 0 : height - rows.length, columns: Math.max(0, from + wide - source.columns.length) },
  }
}

function whyNot<Row>(place: GridPlace, source: CellsToChange<Row>): string {
  return source.words(cellOf(place, source) ? 'valueReadOnly' : 'valueNotLoaded')
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
