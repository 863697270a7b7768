/**
 * How a list of kind `rows` is read; `operation/rows.ts` says how it travels. The first read follows `cursor` through all
 * pages; a later one sends `since` with the revision it has. An answer with `reset` takes the place of all that is there:
 * it is the first page of a new whole read, or, when it is empty, asks for one.
 *
 * The revision of the first page is kept: had the list changed between two pages, the next read would tell.
 */
import type * as z from 'zod'
import { ApiError } from '../../errors/api-error'
import type { RowsOperation } from '../../operation/operation'
import type { RowsEnvelope } from '../../operation/rows'
import type { RowsOptions, RowsSnapshot } from '../api-client'
import { mergeRows } from './merge-rows'
import { indexRows } from './row-index'
import { rowReader } from './row-reader'
import type { Slices } from '../../ports/slices'

export interface ReadRowsSetup<Row> {
  readonly operation: RowsOperation
  readonly options: RowsOptions<Row>
  readonly slices: Slices
  readonly readPage: (place: RowsPlace) => Promise<RowsEnvelope>
  readonly warn: (message: string) => void
}

export interface RowsPlace {
  readonly since?: string
  readonly cursor?: string
}

export async function readRows<Row>(setup: ReadRowsSetup<Row>): Promise<RowsSnapshot<Row>> {
  const { operation, options, slices, readPage, warn } = setup
  const { previous, signal, onPart } = options
  const item = operation.item as unknown as z.ZodType<Row>
  const keyOf = (row: Row) => String(Reflect.get(Object(row), operation.key))
  const merge = mergeRows(
    previous?.rows ?? [],
    previous ? await indexRows(previous.rows, keyOf, slices, signal) : new Map<string, number>(),
  )
  let since = previous?.revision
  let place: RowsPlace = since === undefined ? {} : { since }
  let revision: string | undefined
  let unread = 0
  let read = 0

  for (;;) {
    const page = await readPage(place)
    if (page.reset && since !== undefined) {
      since = undefined
      revision = undefined
      merge.startOver()
      if (page.ids.length === 0 && page.cursor === undefined && page.total > 0) {
        place = {}
        continue
      }
    }
    revision ??= page.revision
    const rowAt = rowReader(operation, page)
    for (const index of page.ids.keys()) {
      const row = item.safeParse(rowAt(index))
      if (row.success) {
        merge.put(keyOf(row.data), row.data)
        read += 1
      } else {
        if (unread === 0) warn(`A row was left out: ${row.error.message}`)
        unread += 1
      }
      if (slices.isOver()) await slices.next(signal)
    }
    for (const key of page.deleted) merge.remove(key)
    if (page.cursor === undefined) {
      if (unread > 0 && read === 0 && since === undefined) throw malformed(operation.id, 'No row could be read')
      return { revision, rows: merge.rows(), total: page.total }
    }
    if (page.cursor === place.cursor) throw malformed(operation.id, 'The list gives the same page again and again')
    if (since === undefined) onPart?.(merge.rows(), page.total)
    place = since === undefined ? { cursor: page.cursor } : { since, cursor: page.cursor }
  }
}

function malformed(operationId: string, title: string): ApiError {
  return new ApiError({ code: 'malformed', status: 200, title, operationId })
}
