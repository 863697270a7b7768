import { fieldValue, filterFields, type FieldReader } from '@inlay/sdk-core/filters'
import type { PendingDocuments, Space } from '../backend'
import { selectPage, type Candidate, type SelectedPage } from '../select-page'
import type { FindQuery } from '../store'
import type { Dialect } from './dialect'
import { fieldPath } from './field-path'
import { narrow } from './narrow'
import { textOf } from './row-values'
import { spaceNumber } from './space-number'
import { sql, type Sql } from './sql'
import type { SqlQuery, SqlRow } from './sql-driver'

/** The way for every query: SQL narrows, and of what is left, only the fields that matter are looked at here. */
export async function findCandidates(
  query: SqlQuery,
  dialect: Dialect,
  space: Space,
  wanted: FindQuery,
  pending: PendingDocuments,
): Promise<SelectedPage> {
  const { looked, readerOf } = lookAt(neededFields(wanted), dialect)
  const rows = await query(sql`
    select d.id, ${looked} as looked from documents d
    where d.space = ${spaceNumber(space)} and ${narrow(wanted.where, dialect).condition}`)
  return selectPage(candidates(rows, readerOf, pending), wanted)
}

function* candidates(
  rows: readonly SqlRow[],
  readerOf: (row: SqlRow) => FieldReader,
  pending: PendingDocuments,
): Iterable<Candidate> {
  for (const row of rows) {
    const id = textOf(row, 'id')
    if (!pending.has(id)) yield { id, read: readerOf(row) }
  }
  for (const [id, document] of pending) {
    if (document) yield { id, read: (field) => fieldValue(document.value, field) }
  }
}

function neededFields({ where, search, orderBy }: FindQuery): readonly string[] {
  const ordered = (orderBy ?? []).map(({ field }) => field)
  return [...new Set([...(where ? filterFields(where) : []), ...(search?.fields ?? []), ...ordered])]
}

/** Asks for the needed fields where SQL can name all of them, else for the whole document. */
function lookAt(
  fields: readonly string[],
  dialect: Dialect,
): { readonly looked: Sql; readonly readerOf: (row: SqlRow) => FieldReader } {
  const paths = fields.flatMap((field) => {
    const path = fieldPath(field)
    return path ? [path] : []
  })
  if (paths.length < fields.length || paths.length > mostFields) {
    return {
      looked: dialect.bodyAsText,
      readerOf(row) {
        const value: object = JSON.parse(textOf(row, 'looked'))
        return (field) => fieldValue(value, field)
      },
    }
  }
  const places = new Map(fields.map((field, place) => [field, place]))
  return {
    looked: dialect.fieldsAsJson(paths),
    readerOf(row) {
      const values: readonly unknown[] = JSON.parse(textOf(row, 'looked'))
      return (field) => values[places.get(field) ?? -1]
    },
  }
}

/** Beyond a few, reading the document once is cheaper than finding each field in it. */
const mostFields = 8
