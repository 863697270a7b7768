import type { TableColumn } from '../columns/table-column'
import type { GridPlace } from '../grid/move-in-grid'
import type { TableLines } from '../model/table-lines'
import { canEdit } from './edit-of'

export interface EditableCells<Row> {
  readonly isEditable: boolean
  readonly columns: readonly TableColumn<Row>[]
  readonly lines: TableLines
  readonly rowAt: (place: number) => Row | undefined
}

export interface EditableCell<Row> {
  readonly row: Row
  readonly column: TableColumn<Row>
}

/** What is at a place; nothing for headings and rows that are not loaded. */
export function cellOf<Row>(
  { line, column: index }: GridPlace,
  { lines, rowAt, columns }: EditableCells<Row>,
): EditableCell<Row> | undefined {
  const content = lines.at(line)
  const row = content?.kind === 'row' ? rowAt(content.row) : undefined
  const column = columns[index]
  return row === undefined || !column ? undefined : { row, column }
}

/** The cell at a place, where it can be changed. */
export function editableCell<Row>(place: GridPlace, cells: EditableCells<Row>): EditableCell<Row> | undefined {
  const cell = cells.isEditable ? cellOf(place, cells) : undefined
  return cell && canEdit(cell.column, cell.row) ? cell : undefined
}
