import * as z from 'zod'

/** What a condition can compare; which of them a field offers depends on its type. */
export const filterOperators = [
  'equals',
  'not_equal',
  'contains',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_or_equal',
  'less_than',
  'less_than_or_equal',
] as const

export type FilterOperator = (typeof filterOperators)[number]

export type FilterValue = string | number | boolean | null | readonly (string | number)[]

/** One comparison. `contains` is a match of a regular expression, without regard to case. */
export interface FilterCondition {
  readonly field: string
  readonly operator: FilterOperator
  readonly value: FilterValue
}

/** Members that all hold, or of which one does. */
export interface FilterGroup {
  readonly combine: 'and' | 'or'
  readonly members: readonly (FilterCondition | FilterGroup)[]
}

export type Filter = FilterCondition | FilterGroup

const condition = z.strictObject({
  field: z.string().min(1).max(200),
  operator: z.enum(filterOperators),
  value: z.union([
    z.string().max(10_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.union([z.string().max(10_000), z.number()])).max(1_000),
  ]),
})

/** A filter as it travels. */
export const FilterSchema: z.ZodType<Filter> = z.lazy(() => z.union([condition, group]))

const group: z.ZodType<FilterGroup> = z.strictObject({
  combine: z.enum(['and', 'or']),
  members: z.array(FilterSchema).max(100),
})

export function isFilterGroup(filter: Filter): filter is FilterGroup {
  return 'members' in filter
}
