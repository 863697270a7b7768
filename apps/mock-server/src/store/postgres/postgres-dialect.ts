import { columnName } from '../sql/column-name'
import type { Dialect } from '../sql/dialect'
import { joinSql, sql } from '../sql/sql'

/** The column `body` has the type json and not jsonb, which would put fields into another order. */
export const postgresDialect: Dialect = {
  fieldsAsJson(paths) {
    if (paths.length === 0) return sql`'[]'`
    return sql`json_build_array(${joinSql(
      paths.map((path) => sql`d.body #> ${path}::text[]`),
      sql`, `,
    )})::text`
  },
  fieldAsText: (path) => sql`coalesce((d.body #> ${path}::text[])::text, 'null')`,
  compareNumber: (path, operator, value) => ({
    condition: sql`(case when json_typeof(d.body #> ${path}::text[]) = 'number'
      then (d.body #>> ${path}::text[])::numeric ${operators[operator]} ${String(value)}::numeric else false end)`,
    exact: true,
  }),
  bodyAsText: sql`d.body::text`,
  asBody: (text) => sql`${text}::json`,
  inOrder: (text, operator, value) => sql`${text} collate "C" ${operators[operator]} ${value}`,
  isOneOf: (text, values) => sql`${text} = any(${values}::text[])`,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  table(columns, rows) {
    const names = Object.keys(columns)
    const lists = Object.values(columns).map((type, index) => {
      const cells = rows.map((row) => String(row[index]))
      return type === 'text' ? sql`${cells}::text[]` : sql`${cells}::integer[]`
    })
    return sql`unnest(${joinSql(lists, sql`, `)}) as t (${joinSql(names.map(columnName), sql`, `)})`
  },
}

const operators = { '>': sql`>`, '>=': sql`>=`, '<': sql`<`, '<=': sql`<=` } as const
