import { columnName } from '../sql/column-name'
import type { Dialect, Narrowing } from '../sql/dialect'
import { joinSql, sql } from '../sql/sql'

export const sqliteDialect: Dialect = {
  fieldsAsJson(paths) {
    if (paths.length === 0) return sql`'[]'`
    return sql`json_array(${joinSql(
      paths.map((path) => sql`d.body -> ${jsonPath(path)}`),
      sql`, `,
    )})`
  },
  fieldAsText: (path) => sql`coalesce(d.body -> ${jsonPath(path)}, 'null')`,
  compareNumber(path, operator, value): Narrowing {
    // SQLite reads some decimals one bit beside their value, and to it text is greater than every number: what passes
    // is looked at again.
    const margin = Math.abs(value) * 1e-14 + Number.MIN_VALUE
    const actual = sql`d.body ->> ${jsonPath(path)}`
    const condition = operator.startsWith('>')
      ? sql`coalesce(${actual} >= ${value - margin}, false)`
      : sql`coalesce(${actual} <= ${value + margin}, false)`
    return { condition, exact: false }
  },
  bodyAsText: sql`json(d.body)`,
  asBody: (text) => sql`jsonb(${text})`,
  inOrder: (text, operator, value) => (operator === '<' ? sql`${text} < ${value}` : sql`${text} >= ${value}`),
  isOneOf: (text, values) => sql`${text} in (select value from json_each(${JSON.stringify(values)}))`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  table(columns, rows) {
    const cells = Object.keys(columns).map((name, index) => sql`value ->> ${`$[${index}]`} as ${columnName(name)}`)
    return sql`(select ${joinSql(cells, sql`, `)} from json_each(${JSON.stringify(rows)})) t`
  },
}

function jsonPath(path: readonly string[]): string {
  return `$${path.map((step) => `."${step}"`).join('')}`
}
