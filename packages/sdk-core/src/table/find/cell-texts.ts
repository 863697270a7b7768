import { columnText, plainText } from '../columns/cell-text'
import { drawnText, type DrawingWords } from '../columns/drawn-text'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { CellTexts } from './find-cells'

/**
 * What the cells of a column are found by: what they show. Numbers also without their thousands, since few people type
 * those; and numbers, days and what a column has a text of its own for also as they go to a file, as a whole.
 */
export function cellTexts<Row>(
  column: TableColumn<Row>,
  rowAt: (place: number) => Row | undefined,
  words: DrawingWords,
): CellTexts {
  const read = readColumn(column)
  const drawn = drawnText(column, words)
  const shown = column.kind === 'number' ? kept(withoutThousands(column, words)) : drawn
  const textIn = (textOf: (value: unknown, row: Row) => string) => (place: number) => {
    const row = rowAt(place)
    return row === undefined ? '' : textOf(read(row), row)
  }
  const said = column.kind === 'date' ? kept(drawn) : shown
  const isWritten = column.kind === 'number' || column.kind === 'date' || column.text !== undefined
  return {
    shown: textIn(column.kind === 'own' ? said : (value, row) => said(value, row) || (column.absent ?? '')),
    ...(isWritten && { whole: textIn((value, row) => columnText(column, value, row)) }),
  }
}

/** Both in one, parted by a line: what is looked for has none. */
function withoutThousands<Row>(
  column: TableColumn<Row> & { readonly kind: 'number' },
  words: DrawingWords,
): (value: unknown, row: Row) => string {
  const grouped = drawnText<Row>(column, words)
  const bare = drawnText<Row>({ ...column, format: { ...column.format, useGrouping: false } }, words)
  return (value, row) => {
    const one = grouped(value, row)
    const other = bare(value, row)
    return one === other ? one : `${one}\n${other}`
  }
}

/** Formats take their time, and values come again in other rows. */
function kept<Row>(textOf: (value: unknown, row: Row) => string): (value: unknown, row: Row) => string {
  const texts = new Map<unknown, string>()
  return (value, row) => {
    const key = typeof value === 'number' || typeof value === 'string' ? value : plainText(value)
    let text = texts.get(key)
    if (text === undefined) texts.set(key, (text = textOf(value, row)))
    return text
  }
}
