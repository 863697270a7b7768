import { isFilterGroup, type Filter, type FilterCondition } from '../operation/filter-model'
import { conditionTest, type ValueTest } from './condition-test'
import { fieldValue } from './field-value'

/** Gives the value of a field by its name. */
export type FieldReader = (field: string) => unknown

export type FilterMatcher = (read: FieldReader) => boolean

/** Whether a record passes a filter. For many records, make a matcher once. */
export function matchesFilter(filter: Filter, record: object): boolean {
  return filterMatcher(filter)((field) => fieldValue(record, field))
}

/**
 * Makes the test that a filter stands for. A group without members restricts nothing: it is left out wherever it
 * stands, so that an empty row in a form never hides everything.
 */
export function filterMatcher(filter: Filter): FilterMatcher {
  return matcherOf(filter) ?? (() => true)
}

function matcherOf(filter: Filter): FilterMatcher | undefined {
  if (!isFilterGroup(filter)) return conditionMatcher(filter)
  const members = filter.members.map(matcherOf).filter((member) => member !== undefined)
  if (members.length === 0) return undefined
  return filter.combine === 'and'
    ? (read) => members.every((matches) => matches(read))
    : (read) => members.some((matches) => matches(read))
}

function conditionMatcher(condition: FilterCondition): FilterMatcher {
  const test: ValueTest = conditionTest(condition.operator, condition.value)
  return (read) => test(read(condition.field))
}
