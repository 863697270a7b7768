import type { Sql } from './sql'

/** The name of a column, as this code writes it; nothing that a user wrote comes here. */
export function columnName(name: string): Sql {
  if (!/^[a-z_]+$/.test(name)) throw new TypeError(`${name} is no name of a column.`)
  return { texts: [name], parameters: [] }
}
