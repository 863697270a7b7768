import type { Sql } from './sql'

/** One value per column. */
export type Row = readonly (string | number)[]

/** A condition that holds for every document that is wanted, and, when `exact`, for no other. */
export interface Narrowing {
  readonly condition: Sql
  readonly exact: boolean
}

/** What the databases say differently. `body` is always the column of a table called `d`. */
export interface Dialect {
  /** A list of the fields' values as JSON. */
  fieldsAsJson(paths: readonly (readonly string[])[]): Sql
  /** A field's value as JSON text, exactly as it was written; `'null'` where it is absent. */
  fieldAsText(path: readonly string[]): Sql
  compareNumber(path: readonly string[], operator: '>' | '>=' | '<' | '<=', value: number): Narrowing
  /** The whole document as JSON text. */
  readonly bodyAsText: Sql
  /** JSON text as a value of the column `body`. */
  asBody(text: Sql): Sql
  /** Texts by their bytes, whatever language the database speaks. */
  inOrder(text: Sql, operator: '>=' | '<', value: string): Sql
  isOneOf(text: Sql, values: readonly string[]): Sql
  /** Whether the part stands somewhere in the text, sign by sign. */
  contains(text: Sql, part: string): Sql
  /** A table `t` with these columns. */
  table(columns: Readonly<Record<string, 'text' | 'integer'>>, rows: readonly Row[]): Sql
}
