import type { Translate } from '../../react/messages/use-messages'
import type { tableMessages } from '../table-messages'
import { columnText } from './cell-text'
import type { TableColumn } from './table-column'

/** What a value is called where people read of it; true and false are words of their language. */
export function shownText<Row>(
  column: TableColumn<Row>,
  value: unknown,
  row: Row,
  t: Translate<(typeof tableMessages)['strings']>,
): string {
  const isTruth = column.kind === 'boolean' && typeof value === 'boolean' && !column.text
  return isTruth ? t(value ? 'yes' : 'no') : columnText(column, value, row)
}
