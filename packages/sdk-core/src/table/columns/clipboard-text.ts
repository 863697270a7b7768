import { numberReading } from '../../ui/number-field/number-reading'
import { columnText } from './cell-text'
import type { TableColumn } from './table-column'

/** What a cell is on the clipboard: numbers as the locale writes them, whole, so that they can be pasted anywhere. */
export function clipboardText<Row>(column: TableColumn<Row>, value: unknown, row: Row, locale: string): string {
  if (column.kind !== 'number' || column.text || typeof value !== 'number') return columnText(column, value, row)
  const style = column.format?.style === 'percent' ? 'percent' : 'decimal'
  return numberReading(locale, { style, maximumFractionDigits: 15, useGrouping: false }).write(value)
}
