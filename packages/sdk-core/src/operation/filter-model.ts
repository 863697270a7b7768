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

const longestText = 10_000
const text = z.string().max(longestText, `Expected at most ${longestText} characters`)

const mostValues = 1_000
const list = z
  .array(z.union([text, z.number()], 'Expected text or a number'))
  .max(mostValues, `Expected at most ${mostValues} values`)

const condition = z.strictObject({
  field: z.string('Expected the name of a field').min(1, 'Expected the name of a field').max(200),
  operator: z.enum(filterOperators, `Expected one of: ${filterOperators.join(', ')}`),
  value: z.union(
    [text, z.number(), z.boolean(), z.null(), list],
    'Expected text, a number, true, false, null, or a list of texts and numbers',
  ),
})

/** A filter as it travels. */
export const FilterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.union([condition, group], 'Expected a condition, or a group of conditions'),
)

const mostMembers = 100

const group: z.ZodType<FilterGroup> = z.strictObject({
  combine: z.enum(['and', 'or'], 'Expected one of: and, or'),
  members: z
    .array(FilterSchema, 'Expected a list of conditions and groups')
    .max(mostMembers, `Expected at most ${mostMembers} members`),
})

export function isFilterGroup(filter: Filter): filter is FilterGroup {
  return 'members' in filter
}
