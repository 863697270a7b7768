/** What a database takes as a parameter; lists only where the dialect says so. */
export type SqlParameter = string | number | Uint8Array | readonly string[] | readonly number[]

/** A piece of SQL with its parameters. Made by `sql` only, so that a value can never become a part of the text. */
export interface Sql {
  readonly texts: readonly string[]
  readonly parameters: readonly SqlParameter[]
}

/** @example sql`select body from documents where id = ${id} and ${condition}` */
export function sql(strings: TemplateStringsArray, ...values: readonly (SqlParameter | Sql)[]): Sql {
  const texts = [strings[0] ?? '']
  const parameters: SqlParameter[] = []
  const extend = (text: string) => texts.push(`${texts.pop() ?? ''}${text}`)
  for (const [index, value] of values.entries()) {
    if (isSql(value)) {
      extend(value.texts[0] ?? '')
      parameters.push(...value.parameters)
      texts.push(...value.texts.slice(1))
    } else {
      parameters.push(value)
      texts.push('')
    }
    extend(strings[index + 1] ?? '')
  }
  return { texts, parameters }
}

export function joinSql(parts: readonly Sql[], separator: Sql): Sql {
  return parts.reduce((all, part) => sql`${all}${separator}${part}`)
}

function isSql(value: SqlParameter | Sql): value is Sql {
  return typeof value === 'object' && 'texts' in value
}
