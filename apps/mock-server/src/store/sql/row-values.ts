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

/** PostgreSQL's driver answers bytes as a view, libsql as a buffer. */
export function bytesOf(row: SqlRow, column: string): Uint8Array {
  const value = row[column]
  if (value instanceof Uint8Array) return value
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  throw new TypeError(`The column ${column} holds no bytes.`)
}

export function documentOf(row: SqlRow): StoredDocument<object> {
  const value: object = JSON.parse(textOf(row, 'body'))
  return { id: textOf(row, 'id'), revision: numberOf(row, 'revision'), value }
}
