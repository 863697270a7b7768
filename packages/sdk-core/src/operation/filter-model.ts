import * as z from 'zod'
import { conditionProblem } from './filter-values'
import { filterSizeProblem } from './filter-size'

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
  'not_contains',
  'contains_text',
  'not_contains_text',
  'starts_with',
  'ends_with',
  'between',
  'not_between',
  'within_last',
  'within_next',
  'older_than',
  'in_period',
  'is_empty',
  'has_any',
  'has_all',
  'has_none',
  'length_equals',
  'length_at_least',
  'length_at_most',
] as const

export type FilterOperator = (typeof filterOperators)[number]

export type FilterValue = string | number | boolean | null | readonly (string | number)[]

/** What does not count when texts are compared. */
export type FilterIgnore = 'nothing' | 'case' | 'case_and_accents'

/** One comparison. `contains` is a match of a regular expression, without regard to case. */
export interface FilterCondition {
  readonly field: string
  readonly operator: FilterOperator
  readonly value: FilterValue
  /** @default 'nothing' for `equals`, `in`, `has_any` and their like, 'case' for parts of a text */
  readonly ignore?: FilterIgnore | undefined
  /** Where days begin and end for `within_last` and its like. @default that of whoever evaluates, else UTC */
  readonly timeZone?: string | undefined
  /** The instant from which `within_last` and its like count. @default when the filter is evaluated */
  readonly at?: string | undefined
}

/** Members that all hold, or of which one does. */
export interface FilterGroup {
  readonly combine: 'and' | 'or'
  readonly members: readonly (FilterCondition | FilterGroup)[]
  /** Turns the group into its opposite. A group without conditions restricts nothing, with or without it. */
  readonly not?: boolean | undefined
}

export type Filter = FilterCondition | FilterGroup

const longestText = 10_000
const text = z.string().max(longestText, `Expected at most ${longestText} characters`)

const mostValues = 1_000
const list = z
  .array(z.union([text, z.number()], 'Expected text or a number'))
  .max(mostValues, `Expected at most ${mostValues} values`)

const condition = z
  .strictObject({
    field: z.string('Expected the name of a field').min(1, 'Expected the name of a field').max(200),
    operator: z.enum(filterOperators, `Expected one of: ${filterOperators.join(', ')}`),
    value: z.union(
      [text, z.number(), z.boolean(), z.null(), list],
      'Expected text, a number, true, false, null, or a list of texts and numbers',
    ),
    ignore: z
      .enum(['nothing', 'case', 'case_and_accents'], 'Expected one of: nothing, case, case_and_accents')
      .optional(),
    timeZone: z.string('Expected the name of a time zone').max(100).optional(),
    at: z.string('Expected a date with a time').max(40).optional(),
  })
  .superRefine((value, context) => {
    const problem = conditionProblem(value)
    if (problem) context.addIssue({ code: 'custom', path: [problem.key], message: problem.message })
  })

/** A filter as it travels. */
export const FilterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.preprocess(
    (value, context) => {
      // Before anything goes down into it: a filter of a thousand levels would break the stack.
      const problem = filterSizeProblem(value)
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return value
    },
    z.union([condition, group], 'Expected a condition, or a group of conditions'),
  ),
)

const mostMembers = 100

const group: z.ZodType<FilterGroup> = z.strictObject({
  combine: z.enum(['and', 'or'], 'Expected one of: and, or'),
  members: z
    .array(FilterSchema, 'Expected a list of conditions and groups')
    .max(mostMembers, `Expected at most ${mostMembers} members`),
  not: z.boolean('Expected true or false').optional(),
})

export function isFilterGroup(filter: Filter): filter is FilterGroup {
  return 'members' in filter
}
