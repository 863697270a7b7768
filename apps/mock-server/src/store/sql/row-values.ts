import type { StoredDocument } from '../store'
import type { SqlRow } from './sql-driver'

export function textOf(row: SqlRow, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw new TypeError(`The column ${column} holds no text.`)
}

export function numberOf(row: SqlRow, column: string): number {
  const value = row[column]
  if (typeof value === 'number') return value
  throw new TypeError(`The column ${column} holds no number.`)
}

export function documentOf(row: SqlRow): StoredDocument<object> {
  const value: object = JSON.parse(textOf(row, 'body'))
  return { id: textOf(row, 'id'), revision: numberOf(row, 'revision'), value }
}
