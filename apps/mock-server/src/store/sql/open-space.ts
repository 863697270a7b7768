import { fieldValue } from '@inlay/sdk-core/filters'
import type { Space } from '../backend'
import { sortKey } from '../sort-key'
import type { Dialect } from './dialect'
import { documentOf, numberOf, textOf } from './row-values'
import { sql } from './sql'
import type { SqlQuery } from './sql-driver'

export interface OpenSpace {
  readonly space: number
  readonly indexes: readonly { readonly sortIndex: number; readonly field: string }[]
}

/** The numbers of a collection and its indexes. The first write that knows of an index builds it. */
export async function openSpace(query: SqlQuery, dialect: Dialect, wanted: Space): Promise<OpenSpace> {
  const number = sql`select space from spaces where workspace = ${wanted.workspace} and collection = ${wanted.collection}`
  let [row] = await query(number)
  if (!row) {
    await query(sql`insert into spaces (workspace, collection) values (${wanted.workspace}, ${wanted.collection})`)
    row = (await query(number))[0]
  }
  if (!row) throw new Error('The collection could not be opened.')
  const space = numberOf(row, 'space')
  const known = await indexesOf(query, space)
  const missing = wanted.indexed.filter((field) => !known.some((index) => index.field === field))
  if (missing.length === 0) return { space, indexes: known }
  for (const field of missing) await query(sql`insert into sort_indexes (space, field) values (${space}, ${field})`)
  const indexes = await indexesOf(query, space)
  await fill(
    query,
    dialect,
    space,
    indexes.filter(({ field }) => missing.includes(field)),
  )
  return { space, indexes }
}

async function indexesOf(query: SqlQuery, space: number): Promise<OpenSpace['indexes']> {
  const rows = await query(sql`select sort_index, field from sort_indexes where space = ${space}`)
  return rows.map((row) => ({ sortIndex: numberOf(row, 'sort_index'), field: textOf(row, 'field') }))
}

async function fill(query: SqlQuery, dialect: Dialect, space: number, indexes: OpenSpace['indexes']): Promise<void> {
  let last = ''
  for (;;) {
    const rows = await query(sql`
      select d.id, d.revision, ${dialect.bodyAsText} as body from documents d
      where d.space = ${space} and d.id > ${last} order by d.id limit 1000`)
    const documents = rows.map(documentOf)
    last = documents.at(-1)?.id ?? ''
    if (documents.length === 0) return
    for (const { sortIndex, field } of indexes) {
      const keys = documents.map(({ id, value }) => [sortKey(fieldValue(value, field)), id])
      await query(sql`
        insert into sort_keys (sort_index, sort_key, id)
        select ${sortIndex}, t.sort_key, t.id from ${dialect.table({ sort_key: 'text', id: 'text' }, keys)}`)
    }
  }
}
