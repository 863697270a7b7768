import type { Reader, Space } from '../backend'
import type { FindResult, StoredDocument } from '../store'
import type { Dialect } from './dialect'
import { findCandidates } from './find-candidates'
import { findInOrder } from './find-in-order'
import { bytesOf, documentOf, numberOf, textOf } from './row-values'
import { spaceNumber } from './space-number'
import { sql } from './sql'
import type { SqlQuery } from './sql-driver'

export function sqlReader(query: SqlQuery, dialect: Dialect): Reader {
  const read = async (space: Space, ids: readonly string[]) => {
    const documents = new Map<string, StoredDocument<object>>()
    for (let start = 0; start < ids.length; start += idsPerQuery) {
      const rows = await query(sql`
        select d.id, d.revision, ${dialect.bodyAsText} as body from documents d
        where d.space = ${spaceNumber(space)} and ${dialect.isOneOf(sql`d.id`, ids.slice(start, start + idsPerQuery))}`)
      for (const row of rows) documents.set(textOf(row, 'id'), documentOf(row))
    }
    return documents
  }
  return {
    read,
    async find(space, wanted, pending): Promise<FindResult<object>> {
      const page =
        (pending.size === 0 ? await findInOrder(query, dialect, space, wanted) : undefined) ??
        (await findCandidates(query, dialect, space, wanted, pending))
      const kept = await read(
        space,
        page.ids.filter((id) => !pending.has(id)),
      )
      const documents = page.ids.flatMap((id) => pending.get(id) ?? kept.get(id) ?? [])
      return { documents, total: page.total, cursor: page.cursor }
    },
    async lastPosition(workspace, log) {
      const [row] = await query(
        sql`select coalesce(max(position), 0) as last from log_entries where workspace = ${workspace} and log = ${log}`,
      )
      return row ? numberOf(row, 'last') : 0
    },
    async readLog(workspace, log, { after, limit }) {
      const rows = await query(sql`
        select position, entry from log_entries
        where workspace = ${workspace} and log = ${log} and position > ${after} order by position limit ${limit}`)
      return rows.map((row) => ({ position: numberOf(row, 'position'), entry: JSON.parse(textOf(row, 'entry')) }))
    },
    async readBlob(workspace, id) {
      const [row] = await query(sql`select bytes from blobs where workspace = ${workspace} and id = ${id}`)
      return row && bytesOf(row, 'bytes')
    },
  }
}

const idsPerQuery = 5_000
