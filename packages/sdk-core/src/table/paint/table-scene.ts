import type { RowGroup, TableLine } from '../model/group-rows'
import type { SelectionState } from '../model/selection'
import type { TableLines } from '../model/table-lines'
import type { PrepareCell } from './cell-drawing'

/** A column as a painter needs it. */
export interface SceneColumn<Row> {
  readonly id: string
  /** Its place among all columns of the grid, from 1. */
  readonly index: number
  readonly width: number
  readonly pin: 'start' | 'end' | undefined
  /** The pinned one beside those that scroll. */
  readonly isEdge: boolean
  readonly offset: number
  readonly align: 'start' | 'end'
  /** Another function where the column is drawn in another way. */
  readonly prepare: PrepareCell<Row>
  readonly read: (row: Row) => unknown
  readonly kind: string
  readonly isRowHeader: boolean
}

/** A cell: its line by a key that stays the same when rows are sorted or come anew, and its column. */
export interface CellPlace {
  readonly key: string
  readonly columnId: string
}

/** A cell and the line on which it is shown; the head is -1. */
export interface PlacedCell extends CellPlace {
  readonly line: number
}

export interface CellEditMark {
  readonly state: 'saving' | 'failed'
  readonly error: string | undefined
}

export type CellMark = 'range' | 'found' | 'found-current'

export interface SceneBoxes<Row> {
  readonly isSelected: (id: string) => boolean
  readonly label: (row: Row) => string
  readonly stateOf: (rows: Uint32Array) => SelectionState
  readonly groupLabel: (group: RowGroup) => string
}

/** All that a painter shows. */
export interface TableScene<Row> {
  readonly lines: TableLines
  readonly rowAt: (place: number) => Row | undefined
  readonly idOf: (row: Row) => string
  readonly columns: readonly SceneColumn<Row>[]
  readonly width: number
  readonly startWidth: number
  readonly endWidth: number
  readonly rowHeight: number
  /** How far one can scroll on behind the last row. */
  readonly endRoom: number
  /** Rows of the grid before the first line: its head. */
  readonly headRows: number
  /** The boxes that select rows, and those at headings that select all of a group. */
  readonly boxes: SceneBoxes<Row> | undefined
  /** Each row has a button that opens its menu. */
  readonly hasRowMenu: boolean
  readonly rowMenuLabel: (row: Row) => string
  readonly groupLabel: (group: RowGroup) => string
  readonly groupSize: (group: RowGroup) => string
  readonly isCollapsed: (key: string) => boolean
  /** The cell that has, or would take, the focus. */
  readonly active: PlacedCell | undefined
  /** The cell that is being edited: its row stays painted wherever one scrolls. */
  readonly editing: PlacedCell | undefined
  /** Whether what is in the cell is on its way to be saved, or could not be and why. */
  readonly editOf: ((id: string, columnId: string) => CellEditMark | undefined) | undefined
  /** Cells that are only read among others that are not; nothing where all are alike. */
  readonly isReadOnly: ((row: Row, columnId: string) => boolean) | undefined
  /** Whether the cell is marked: in the range that is chosen, or found. */
  readonly markOf: ((line: number, column: number) => CellMark | undefined) | undefined
  /** What stands in a row that could not be loaded, by its place; nothing for one that may come yet. */
  readonly failedWords: ((row: number) => string | undefined) | undefined
  /** A menu belongs to this row, or the drawer shows it. */
  readonly isCurrent: ((id: string) => boolean) | undefined
}

export function rowKey(id: string): string {
  return `row ${id}`
}

export function groupKey(key: string): string {
  return `group ${key}`
}

export function keyOfLine<Row>(
  line: TableLine,
  { rowAt, idOf }: Pick<TableScene<Row>, 'rowAt' | 'idOf'>,
  at: number,
): string {
  if (line.kind === 'group') return groupKey(line.group.key)
  const row = rowAt(line.row)
  return row === undefined ? `line ${at}` : rowKey(idOf(row))
}
