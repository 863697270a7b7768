import type { RowColumns } from './rows'

/** Turns rows into columns, as they travel. */
export function toColumns(rows: readonly object[], key: string): RowColumns {
  const columns = new Map<string, unknown[]>()
  for (const [index, row] of rows.entries()) {
    for (const [field, value] of Object.entries(row)) {
      if (field === key || value === undefined || value === null) continue
      const column = columns.get(field) ?? rows.map(() => null)
      columns.set(field, column)
      column[index] = value
    }
  }
  return { ids: rows.map((row) => String(Reflect.get(row, key))), columns: Object.fromEntries(columns) }
}
