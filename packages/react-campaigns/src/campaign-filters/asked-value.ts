import { isFilterGroup, type Filter } from '@inlay/sdk-core'

/** A value that a filter compares a field with, and that tells what the field holds: it may let no row through that would. */
export function askedValue(filter: Filter | null, field: string): unknown {
  if (filter === null) return undefined
  if (isFilterGroup(filter)) {
    return filter.members.map((member) => askedValue(member, field)).find((value) => value !== undefined)
  }
  const { operator, value } = filter
  if (filter.field !== field || operator === 'exists') return undefined
  const [first] = typeof value === 'object' && value !== null ? value : [value]
  const isTelling = typeof first === 'number' || typeof first === 'boolean' || inOrder.has(operator)
  return isTelling ? first : undefined
}

/** A text that is before or after something is a date. */
const inOrder: ReadonlySet<string> = new Set([
  'greater_than',
  'greater_than_or_equal',
  'less_than',
  'less_than_or_equal',
])
