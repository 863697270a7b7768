import type { Space } from '../backend'
import { readCursor, writeCursor, type Position } from '../cursor'
import { type SelectedPage } from '../select-page'
import { absentKey } from '../sort-key'
import { isStorableText } from '../storable'
import type { FindQuery } from '../store'
import type { Dialect } from './dialect'
import { narrow } from './narrow'
import { numberOf, textOf } from './row-values'
import { joinSql, sql, type Sql } from './sql'
import type { SqlQuery } from './sql-driver'

/**
 * The fast way, for queries that SQL can answer alone: the filter is exact, there is no search, and the order is by id
 * or by one field with an index. Nothing when the query is not of that kind.
 */
export async function findInOrder(
  query: SqlQuery,
  dialect: Dialect,
  space: Space,
  wanted: FindQuery,
): Promise<SelectedPage | undefined> {
  const { where, search, orderBy = [], after, offset = 0, limit } = wanted
  const narrowing = narrow(where, dialect)
  const order = orderBy[0]
  if (!narrowing.exact || (search && search.text !== '') || orderBy.length > 1) return undefined
  if (order && !isStorableText(order.field)) return undefined
  const [place] = await query(sql`
    select s.space, coalesce(i.sort_index, 0) as sort_index from spaces s
    left join sort_indexes i on i.space = s.space and i.field = ${order?.field ?? ''}
    where s.workspace = ${space.workspace} and s.collection = ${space.collection}`)
  const start = after === undefined ? undefined : readCursor(orderBy, after)
  if (!place) return { ids: [], total: 0, cursor: undefined }
  const sortIndex = numberOf(place, 'sort_index')
  if (order && sortIndex === 0) return undefined

  const spaceNumber = numberOf(place, 'space')
  const documents = sql`d.space = ${spaceNumber} and ${narrowing.condition}`
  const [counted] = await query(sql`select cast(count(*) as integer) as total from documents d where ${documents}`)
  const total = counted ? numberOf(counted, 'total') : 0
  // An index scan pays off when many of the documents it passes are wanted; few are found and sorted sooner.
  if (order && where && limit > 0 && total <= fewDocuments) return undefined
  if (limit === 0) return { ids: [], total, cursor: undefined }

  // Asked for each key, and not joined: a planner without statistics would turn the join round and sort everything.
  const wantedKey = where
    ? sql`coalesce((select ${narrowing.condition} from documents d where d.space = ${spaceNumber} and d.id = k.id), false)`
    : sql`true`
  const parts = order ? keyParts(sortIndex, order.direction, start, wantedKey) : [idPart(documents, start)]
  const positions: Position[] = []
  let skip = offset
  for (const part of parts) {
    const missing = limit + 1 - positions.length
    if (missing === 0) break
    const rows = await query(sql`
      select ${part.columns} from ${part.from} where ${part.condition} order by ${part.order} limit ${missing} offset ${skip}`)
    positions.push(...rows.map((row) => ({ keys: order ? [textOf(row, 'sort_key')] : [], id: textOf(row, 'id') })))
    if (rows.length > 0 || skip === 0) skip = 0
    else skip -= await countOf(query, part)
  }
  const page = positions.slice(0, limit)
  const last = page.at(-1)
  const more = last !== undefined && positions.length > limit
  return { ids: page.map(({ id }) => id), total, cursor: more ? writeCursor(orderBy, last) : undefined }
}

const fewDocuments = 5_000

/** A stretch of the order that one index scan gives. */
interface Part {
  readonly columns: Sql
  readonly from: Sql
  readonly condition: Sql
  readonly order: Sql
}

function idPart(documents: Sql, start: Position | undefined): Part {
  const beyond = start ? sql`d.id > ${start.id}` : sql`true`
  return { columns: sql`d.id`, from: sql`documents d`, condition: sql`${documents} and ${beyond}`, order: sql`d.id` }
}

/** Present values first, then, whatever the direction, the absent ones. */
function keyParts(
  sortIndex: number,
  direction: 'asc' | 'desc',
  start: Position | undefined,
  wantedKey: Sql,
): readonly Part[] {
  const from = sql`sort_keys k`
  const [beyond, order] =
    direction === 'asc' ? [sql`>`, sql`k.sort_key, k.id`] : [sql`<`, sql`k.sort_key desc, k.id desc`]
  const part = (...conditions: readonly Sql[]): Part => ({
    columns: sql`k.id, k.sort_key`,
    from,
    order,
    condition: joinSql([sql`k.sort_index = ${sortIndex}`, ...conditions, wantedKey], sql` and `),
  })
  const afterStart = start ? sql`(k.sort_key, k.id) ${beyond} (${start.keys[0] ?? ''}, ${start.id})` : sql`true`
  const present = part(sql`k.sort_key < ${absentKey}`, afterStart)
  const absent = sql`k.sort_key = ${absentKey}`
  if (start?.keys[0] === absentKey) return [part(absent, afterStart)]
  return [present, part(absent)]
}

async function countOf(query: SqlQuery, part: Part): Promise<number> {
  const [row] = await query(sql`select cast(count(*) as integer) as total from ${part.from} where ${part.condition}`)
  return row ? numberOf(row, 'total') : 0
}
