import { numberReading } from '../../ui/number-field/number-reading'
import { columnText } from './cell-text'
import type { TableColumn } from './table-column'

/** What the cells of a column are on the clipboard: numbers as the locale writes them, whole, to be pasted anywhere. */
export function clipboardTexts<Row>(column: TableColumn<Row>, locale: string): (value: unknown, row: Row) => string {
  const plain = (value: unknown, row: Row) => columnText(column, value, row)
  if (column.kind !== 'number' || column.text) return plain
  const style = column.format?.style === 'percent' ? 'percent' : 'decimal'
  // A format takes longer to be made than thousands of numbers to be written with it.
  const { write } = numberReading(locale, { style, maximumFractionDigits: 15, useGrouping: false })
  return (value, row) => (typeof value === 'number' ? write(value) : plain(value, row))
}
