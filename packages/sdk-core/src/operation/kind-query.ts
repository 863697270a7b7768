import type * as z from 'zod'
import type { AnyOperation, PageOperation } from './operation'
import { pageQuerySchema } from './page'
import { RowsQuerySchema } from './rows'

const pageQueries = new WeakMap<PageOperation, z.ZodObject>()

/** The query parameters that the kind of an operation brings, beside its own; the same schema at every call. */
export function kindQuery(operation: AnyOperation): z.ZodObject | undefined {
  if (operation.kind === 'rows') return RowsQuerySchema
  if (operation.kind !== 'page') return undefined
  const known = pageQueries.get(operation)
  if (known) return known
  const schema = pageQuerySchema(operation.sortable)
  pageQueries.set(operation, schema)
  return schema
}
