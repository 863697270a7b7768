import { listText } from '../../values/list-text'
import type { TableColumn } from './table-column'

/** Whether a cell has nothing to show. */
export function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** What a value is as plain text: in a file, in the clipboard, for the search. */
export function plainText(value: unknown): string {
  if (isAbsent(value)) return ''
  if (typeof value === 'string') return value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (Array.isArray(value)) return listText(value.map(plainText))
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number}`
}

export function columnText<Row>(column: TableColumn<Row>, value: unknown, row: Row): string {
  if (column.text) return column.text(value, row)
  if (column.kind === 'badge') return column.badge(value, row)?.label ?? plainText(value)
  // A list as JSON would not be read as JSON again otherwise.
  if (column.kind === 'json' && Array.isArray(value)) return JSON.stringify(value)
  return plainText(value)
}
