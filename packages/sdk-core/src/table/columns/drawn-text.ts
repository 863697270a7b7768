import { columnText, isAbsent, plainText } from './cell-text'
import { drawDate } from './draw-date'
import { onceAsked } from './once-asked'
import type { TableColumn } from './table-column'

export interface DrawingWords {
  readonly locale: string
  /** What true and false are called. */
  readonly truth: (value: boolean) => string
}

/** What the cells of a column say to who looks at them; nothing where there is no value. */
export function drawnText<Row>(
  column: TableColumn<Row>,
  { locale, truth }: DrawingWords,
): (value: unknown, row: Row) => string {
  const textOf = textOfKind(column, { locale, truth })
  return (value, row) => (isAbsent(value) && column.kind !== 'badge' ? '' : textOf(value, row))
}

function textOfKind<Row>(
  column: TableColumn<Row>,
  { locale, truth }: DrawingWords,
): (value: unknown, row: Row) => string {
  switch (column.kind) {
    case 'number': {
      const format = onceAsked(() => new Intl.NumberFormat(locale, column.format))
      return (value) => (typeof value === 'number' ? format().format(value) : plainText(value))
    }
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? truth(value) : plainText(value))
    case 'date':
      return drawDate(locale, column.format)
    case 'json':
      return (value) => (typeof value === 'string' ? value : JSON.stringify(value))
    case 'link':
      return (value, row) => (column.link ? (column.link(value, row)?.label ?? '') : plainText(value))
    case 'badge':
      return (value, row) => column.badge(value, row)?.label ?? ''
    // What React draws is known to nobody else; its text for a file is the next best.
    case 'own':
      return (value, row) => columnText(column, value, row)
    case undefined:
    case 'text':
    case 'long-text':
    case 'email':
    case 'list':
      return plainText
  }
}
