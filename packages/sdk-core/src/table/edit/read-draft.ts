import type { TableColumn } from '../columns/table-column'
import type { CellReading } from './cell-edit'
import { readCell, type CellReader } from './read-cell'
import type { OpenEdit } from './use-cell-editing'
import { draftOf, writeCell } from './write-cell'

/** What is typed. A text that nobody has touched is the value that it was written from. */
export function readDraft<Row>(open: OpenEdit<Row>, column: TableColumn<Row>, reader: CellReader): CellReading {
  const { isTyped, row, value } = open
  const draft = draftOf(open, column, reader.locale)
  const isUntouched =
    (open.draft === undefined && open.added === '') ||
    (!isTyped && draft === writeCell(column, value, row, reader.locale))
  return isUntouched ? { value } : readCell(column, draft, row, reader)
}
