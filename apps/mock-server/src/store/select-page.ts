import { filterMatcher, searchMatcher, type FieldReader } from '@inlay/sdk-core/filters'
import { readCursor, writeCursor, type Position } from './cursor'
import { createFirstItems } from './first-items'
import { compareKeys, compareText, sortKey } from './sort-key'
import type { FindQuery } from './store'

export interface Candidate {
  readonly id: string
  readonly read: FieldReader
}

export interface SelectedPage {
  readonly ids: readonly string[]
  readonly total: number
  readonly cursor: string | undefined
}

/** Which documents are on the page that a query asks for. What this says, every store says. */
export function selectPage(candidates: Iterable<Candidate>, query: FindQuery): SelectedPage {
  const fields = (query.orderBy ?? []).map((order) => order.field)
  const matches = queryMatcher(query)
  const compare = positionOrder(query.orderBy)
  const after = query.after === undefined ? undefined : readCursor(query.orderBy, query.after)
  const start = query.offset ?? 0
  const first = createFirstItems(start + query.limit + 1, compare)
  let total = 0
  for (const { id, read } of candidates) {
    if (!matches(read)) continue
    total += 1
    const position = { keys: fields.map((field) => sortKey(read(field))), id }
    if (after === undefined || compare(position, after) > 0) first.add(position)
  }
  const page = first.take().slice(start)
  const last = page[query.limit - 1]
  const more = last !== undefined && page.length > query.limit
  return {
    ids: page.slice(0, query.limit).map(({ id }) => id),
    total,
    cursor: more ? writeCursor(query.orderBy, last) : undefined,
  }
}

/** Ties go by id, in the direction of the last field, so that an index read backwards gives the descending order. */
export function tieDirection(orderBy: FindQuery['orderBy']): 'asc' | 'desc' {
  return orderBy?.at(-1)?.direction ?? 'asc'
}

function queryMatcher({ where, search }: FindQuery): (read: FieldReader) => boolean {
  const passes = where ? filterMatcher(where) : () => true
  const found = search ? searchMatcher(search) : () => true
  return (read) => passes(read) && found(read)
}

function positionOrder(orderBy: FindQuery['orderBy']): (a: Position, b: Position) => number {
  const directions = (orderBy ?? []).map((order) => order.direction)
  const sign = tieDirection(orderBy) === 'asc' ? 1 : -1
  return (a, b) => {
    for (const [index, direction] of directions.entries()) {
      const order = compareKeys(a.keys[index] ?? '', b.keys[index] ?? '', direction)
      if (order !== 0) return order
    }
    return sign * compareText(a.id, b.id)
  }
}
