import { formatDate, plainSpaces } from '../../ui/calendar/date-text'
import { numberReading } from '../../ui/number-field/number-reading'
import { isAbsent, plainText } from '../columns/cell-text'
import { drawDate } from '../columns/draw-date'
import type { TableColumn } from '../columns/table-column'
import type { CellEdit } from './cell-edit'

/** How the column is edited; nothing where it is only read. */
export function editOf<Row>({ edit }: TableColumn<Row>): CellEdit<Row> | undefined {
  return edit === true ? {} : edit || undefined
}

export function canEdit<Row>(column: TableColumn<Row>, row: Row): boolean {
  const edit = editOf(column)
  return edit !== undefined && edit.canEdit?.(row) !== false
}

/** The text with which an edit begins. */
export function writeCell<Row>(column: TableColumn<Row>, value: unknown, row: Row, locale: string): string {
  const edit = editOf(column)
  if (edit?.write) return edit.write(value, row)
  if (isAbsent(value)) return ''
  if (column.kind === 'number' && typeof value === 'number') {
    return numberReading(locale, { maximumFractionDigits: 20, useGrouping: false }).write(value)
  }
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

/** The row with another value in a cell. */
export function rowWith<Row>(column: TableColumn<Row>, row: Row, value: unknown): Row {
  const apply = editOf(column)?.apply
  return apply ? apply(row, value) : { ...row, [column.id]: value }
}
