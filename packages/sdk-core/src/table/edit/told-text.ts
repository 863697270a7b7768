import type { Translate } from '../../react/messages/use-messages'
import { shownText } from '../columns/shown-text'
import type { TableColumn } from '../columns/table-column'
import type { tableMessages } from '../table-messages'

interface TellWords {
  readonly t: Translate<(typeof tableMessages)['strings']>
  readonly locale: string
}

/** What a value is called when it is told of: numbers as the column shows them. */
export function toldText<Row>(column: TableColumn<Row>, value: unknown, row: Row, { t, locale }: TellWords): string {
  return column.kind === 'number' && typeof value === 'number' && !column.text
    ? new Intl.NumberFormat(locale, column.format).format(value)
    : shownText(column, value, row, t)
}
