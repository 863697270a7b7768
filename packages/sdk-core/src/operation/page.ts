import * as z from 'zod'
import { FilterSchema, type Filter } from './filter-model'

/** Where a page begins, how long it is, and which items in which order. */
export interface PageQuery {
  /** Number of items before the page. @default 0 */
  readonly start: number
  /** At most so many items. @default 100 */
  readonly limit: number
  /** `field:asc` or `field:desc`. @default the operation's first sortable field, descending */
  readonly sort?: string | undefined
  /** Text that the items must contain. */
  readonly search?: string | undefined
  readonly filters?: Filter | undefined
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** How many items there are in all, beyond this page too. */
  readonly total: number
  readonly start: number
  readonly limit: number
}

export const maxPageLimit = 1_000
export const maxSearchLength = 500
export const defaultPageLimit = 100

/** Reads a page query from the text that an address carries; `filters` travels as JSON. */
export function pageQuerySchema(sortable: SortableFields) {
  const sorts = sortable.flatMap((field) => [`${field}:asc`, `${field}:desc`])
  return z.object({
    start: z.coerce.number().int().min(0).max(10_000_000).default(0).describe('Items before the page.'),
    limit: z.coerce.number().int().min(1).max(maxPageLimit).default(defaultPageLimit),
    sort: z.enum(sorts, `Expected one of: ${sorts.join(', ')}`).default(`${sortable[0]}:desc`),
    search: z.string().max(maxSearchLength).optional(),
    filters: z.preprocess(parseJson, FilterSchema).optional(),
  })
}

/** A page query as the server reads it, with what was left out filled in. */
export type ParsedPageQuery = z.output<ReturnType<typeof pageQuerySchema>>

/** Fields that a list can be ordered by; the first is its order when nothing is said, descending. */
export type SortableFields = readonly [string, ...string[]]

export function pageSchema<Item extends z.ZodType>(item: Item) {
  const count = z.number().int().min(0)
  return z.object({
    items: z.array(item),
    total: count.describe('Items in all, beyond this page too.'),
    start: count,
    limit: count,
  })
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
