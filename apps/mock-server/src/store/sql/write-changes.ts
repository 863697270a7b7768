import { fieldValue } from '@inlay/sdk-core/filters'
import type { Changes, DocumentChange, Space } from '../backend'
import { sortKey } from '../sort-key'
import type { StoredDocument } from '../store'
import type { Dialect, Row } from './dialect'
import { openSpace, type OpenSpace } from './open-space'
import { sql } from './sql'
import type { SqlQuery } from './sql-driver'

/** Writes what a transaction changed. Runs inside a database transaction. */
export async function writeChanges(
  query: SqlQuery,
  dialect: Dialect,
  workspace: string,
  { documents, entries, blobs }: Changes,
): Promise<void> {
  for (const [space, changes] of bySpace(documents)) {
    const opened = await openSpace(query, dialect, space)
    for (const some of chunks(changes)) await writeDocuments(query, dialect, opened, some)
  }
  for (const some of chunks(entries)) {
    const rows = some.map(({ log, position, entry }) => [log, position, JSON.stringify(entry)])
    await query(sql`
      insert into log_entries (workspace, log, position, entry) select ${workspace}, t.log, t.position, t.entry
      from ${dialect.table({ log: 'text', position: 'integer', entry: 'text' }, rows)}`)
  }
  for (const { id, bytes } of blobs) {
    await query(sql`delete from blobs where workspace = ${workspace} and id = ${id}`)
    if (bytes) await query(sql`insert into blobs (workspace, id, bytes) values (${workspace}, ${id}, ${bytes})`)
  }
}

async function writeDocuments(
  query: SqlQuery,
  dialect: Dialect,
  { space, indexes }: OpenSpace,
  changes: readonly DocumentChange[],
): Promise<void> {
  const puts = changes.flatMap(({ after }) => (after ? [after] : []))
  const deletions = changes.flatMap(({ before, after, id }) => (before && !after ? [id] : []))
  if (puts.length > 0) {
    const columns = { id: 'text', revision: 'integer', body: 'text' } as const
    const rows = puts.map(({ id, revision, value }) => [id, revision, JSON.stringify(value)])
    await query(sql`
      insert into documents (space, id, revision, body)
      select ${space}, t.id, t.revision, ${dialect.asBody(sql`t.body`)} from ${dialect.table(columns, rows)} where true
      on conflict (space, id) do update set revision = excluded.revision, body = excluded.body`)
  }
  if (deletions.length > 0) {
    await query(sql`delete from documents where space = ${space} and ${dialect.isOneOf(sql`id`, deletions)}`)
  }
  for (const { sortIndex, field } of indexes) {
    const moved = changes
      .map(({ id, before, after }) => ({ id, before: keyOf(before, field), after: keyOf(after, field) }))
      .filter(({ before, after }) => before !== after)
    const gone = moved.flatMap(({ id, before }): Row[] => (before === undefined ? [] : [[before, id]]))
    const come = moved.flatMap(({ id, after }): Row[] => (after === undefined ? [] : [[after, id]]))
    if (gone.length > 0) {
      await query(sql`
        delete from sort_keys where sort_index = ${sortIndex}
        and (sort_key, id) in (select t.sort_key, t.id from ${dialect.table(keyColumns, gone)})`)
    }
    if (come.length > 0) {
      await query(sql`
        insert into sort_keys (sort_index, sort_key, id)
        select ${sortIndex}, t.sort_key, t.id from ${dialect.table(keyColumns, come)}`)
    }
  }
}

const keyColumns = { sort_key: 'text', id: 'text' } as const

function keyOf(document: StoredDocument<object> | undefined, field: string): string | undefined {
  return document && sortKey(fieldValue(document.value, field))
}

function bySpace(documents: readonly DocumentChange[]): ReadonlyMap<Space, readonly DocumentChange[]> {
  const spaces = new Map<string, { readonly space: Space; readonly changes: DocumentChange[] }>()
  for (const change of documents) {
    const known = spaces.get(change.space.collection)
    if (known) known.changes.push(change)
    else spaces.set(change.space.collection, { space: change.space, changes: [change] })
  }
  return new Map(Array.from(spaces.values(), ({ space, changes }) => [space, changes]))
}

function* chunks<Item>(items: readonly Item[]): Iterable<readonly Item[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement) {
    yield items.slice(start, start + rowsPerStatement)
  }
}

const rowsPerStatement = 1_000
