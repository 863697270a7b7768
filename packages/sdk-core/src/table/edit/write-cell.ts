import { formatDate, plainSpaces } from '../../ui/calendar/date-text'
import { isAbsent, plainText } from '../columns/cell-text'
import { drawDate } from '../columns/draw-date'
import type { TableColumn } from '../columns/table-column'
import { editOf } from './edit-of'
import { numberCell } from './number-cell'
import type { OpenEdit } from './use-cell-editing'

/** The text with which an edit begins. */
export function writeCell<Row>(column: TableColumn<Row>, value: unknown, row: Row, locale: string): string {
  const edit = editOf(column)
  if (edit?.write) return edit.write(value, row)
  if (isAbsent(value)) return ''
  if (column.kind === 'number' && typeof value === 'number') return numberCell(locale, column.format).write(value)
  if (column.kind === 'date') {
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, locale)
    // The cell may have it shorter or longer than can be read again: its day, and its time where the cell has one.
    const { timeStyle, hour, timeZone } = column.format ?? {}
    const time = timeStyle || hour ? ({ timeStyle: 'short' } as const) : {}
    return plainSpaces(drawDate(locale, { calendar: 'gregory', timeZone, dateStyle: 'medium', ...time })(value))
  }
  if (column.kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return plainText(value)
}

/** What stands in the box of an edit. */
export function draftOf<Row>(
  { draft, added, isTyped, value, row }: OpenEdit<Row>,
  column: TableColumn<Row>,
  locale: string,
) {
  return draft ?? (isTyped ? '' : writeCell(column, value, row, locale)) + added
}
