import type { FilterOperator } from '@inlay/sdk-core'
import { isoInstant, type FilterFieldType, type TextType } from '@inlay/sdk-core/filters'
import { isNumberType } from '../campaign-detail/column-type'

/** What a field holds, as far as the filters of a campaign tell apart. */
export type FilterKind = 'string' | 'number' | 'date' | 'boolean' | 'array' | 'object'

const known: Readonly<Record<string, FilterKind>> = {
  annual_revenue: 'number',
  employee_count: 'number',
  total_funding: 'number',
  last_raised_at: 'date',
  create_date: 'date',
  departments: 'array',
  job_functions: 'array',
  technologies: 'array',
  linkedin_posts: 'array',
  hubspot_web_activities: 'array',
  hubspot_email_engagements: 'array',
  hubspot_notes: 'array',
}

/** What a field holds: known for those of ours, else by what its texts stand for, else by one of its values. */
export function filterKind(field: string, sample: unknown, type?: TextType): FilterKind {
  const kind = Object.hasOwn(known, field) ? known[field] : undefined
  if (kind !== undefined) return kind
  if (type !== undefined) return isNumberType(type) ? 'number' : type === 'boolean' ? type : 'date'
  if (typeof sample === 'number') return 'number'
  if (typeof sample === 'boolean') return 'boolean'
  if (Array.isArray(sample)) return 'array'
  if (typeof sample === 'object' && sample !== null) return 'object'
  return typeof sample === 'string' && isoInstant(sample) !== undefined ? 'date' : 'string'
}

const ofText = ['equals', 'not_equal', 'contains', 'in', 'not_in', 'exists'] as const
const inOrder = ['greater_than', 'greater_than_or_equal', 'less_than', 'less_than_or_equal'] as const

/** The comparisons of a kind, in the order in which they are offered. */
export const kindOperators: Readonly<Record<FilterKind, readonly FilterOperator[]>> = {
  string: ofText,
  number: [...ofText, ...inOrder],
  date: ['equals', 'not_equal', ...inOrder, 'exists'],
  boolean: ['equals', 'not_equal', 'exists'],
  array: ['exists'],
  object: ['exists'],
}

/** How the builder takes the values of a kind. */
export const kindTypes: Readonly<Record<FilterKind, FilterFieldType>> = {
  string: 'text',
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  array: 'list',
  object: 'json',
}
