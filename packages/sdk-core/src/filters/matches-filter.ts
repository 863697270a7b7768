import { isFilterGroup, type Filter, type FilterCondition } from '../operation/filter-model'
import { conditionTest, type ValueTest } from './condition-test'
import { fieldValue } from './field-value'
import type { FilterContext } from './filter-context'

/** Gives the value of a field by its name. */
export type FieldReader = (field: string) => unknown

export type FilterMatcher = (read: FieldReader) => boolean

/** Whether a record passes a filter. For many records, make a matcher once. */
export function matchesFilter(filter: Filter, record: object, context?: FilterContext): boolean {
  return filterMatcher(filter, context)((field) => fieldValue(record, field))
}

/**
 * Makes the test that a filter stands for. A group without members restricts nothing: it is left out wherever it
 * stands, so that an empty row in a form never hides everything.
 */
export function filterMatcher(filter: Filter, context?: FilterContext): FilterMatcher {
  return matcherOf(filter, context) ?? (() => true)
}

function matcherOf(filter: Filter, context: FilterContext | undefined): FilterMatcher | undefined {
  if (!isFilterGroup(filter)) return conditionMatcher(filter, context)
  const members = filter.members.map((member) => matcherOf(member, context)).filter((member) => member !== undefined)
  const [first, ...others] = members
  if (!first) return undefined
  const combined: FilterMatcher =
    others.length === 0
      ? first
      : filter.combine === 'and'
        ? (read) => members.every((matches) => matches(read))
        : (read) => members.some((matches) => matches(read))
  return filter.not ? (read) => !combined(read) : combined
}

function conditionMatcher(condition: FilterCondition, context: FilterContext | undefined): FilterMatcher {
  const test: ValueTest = conditionTest(condition, context)
  return (read) => test(read(condition.field))
}
