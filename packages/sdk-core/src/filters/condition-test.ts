import type { FilterOperator, FilterValue } from '../operation/filter-model'
import { isoInstant, isoRange, type TimeRange } from './iso-date'
import { textPattern } from './pattern/text-pattern'

export type ValueTest = (value: unknown) => boolean

/**
 * What an operator says about one value.
 *
 * - A value is absent when it is missing or null. `exists` asks for that alone: empty text exists.
 * - `equals` compares without conversion: text with its case, `5` is not `'5'`. Null equals what is absent.
 * - `not_equal` and `not_in` are the opposites of `equals` and `in`, so absent values pass them.
 * - Two ISO dates are compared as instants, also for equality. A date without a time is its whole day in UTC:
 *   "on or before 1 May" takes in the evening of 1 May, "after 1 May" begins with 2 May.
 * - The order operators hold between two numbers or two ISO dates, else not at all.
 * - `contains` matches text, and numbers as they are written.
 */
export function conditionTest(operator: FilterOperator, value: FilterValue): ValueTest {
  switch (operator) {
    case 'exists':
      return typeof value === 'boolean' ? (actual) => isAbsent(actual) !== value : never
    case 'equals':
      return equalTo(value)
    case 'not_equal':
      return opposite(equalTo(value))
    case 'in':
      return oneOf(value)
    case 'not_in':
      return opposite(oneOf(value))
    case 'contains':
      return containing(value)
    case 'greater_than':
      return inOrder(value, { number: (a, b) => a > b, instant: (at, range) => at >= range.end })
    case 'greater_than_or_equal':
      return inOrder(value, { number: (a, b) => a >= b, instant: (at, range) => at >= range.start })
    case 'less_than':
      return inOrder(value, { number: (a, b) => a < b, instant: (at, range) => at < range.start })
    case 'less_than_or_equal':
      return inOrder(value, { number: (a, b) => a <= b, instant: (at, range) => at < range.end })
  }
}

const never: ValueTest = () => false

const opposite =
  (test: ValueTest): ValueTest =>
  (actual) =>
    !test(actual)

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null
}

function equalTo(value: FilterValue): ValueTest {
  if (value === null) return isAbsent
  if (typeof value === 'object') return never
  const range = typeof value === 'string' ? isoRange(value) : undefined
  if (!range) return (actual) => actual === value
  return (actual) => actual === value || isWithin(actual, range)
}

function oneOf(value: FilterValue): ValueTest {
  if (typeof value !== 'object' || value === null) return equalTo(value)
  const exact = new Set<unknown>(value)
  const ranges = value.flatMap((each) => (typeof each === 'string' ? (isoRange(each) ?? []) : []))
  return (actual) => exact.has(actual) || ranges.some((range) => isWithin(actual, range))
}

function isWithin(actual: unknown, range: TimeRange): boolean {
  const at = typeof actual === 'string' ? isoInstant(actual) : undefined
  return at !== undefined && at >= range.start && at < range.end
}

function containing(value: FilterValue): ValueTest {
  if (typeof value !== 'string' && typeof value !== 'number') return never
  const matches = textPattern(String(value))
  return (actual) => (typeof actual === 'string' || typeof actual === 'number') && matches(String(actual))
}

interface OrderTest {
  readonly number: (actual: number, value: number) => boolean
  readonly instant: (actual: number, value: TimeRange) => boolean
}

function inOrder(value: FilterValue, holds: OrderTest): ValueTest {
  if (typeof value === 'number') return (actual) => typeof actual === 'number' && holds.number(actual, value)
  const range = typeof value === 'string' ? isoRange(value) : undefined
  if (!range) return never
  return (actual) => {
    const at = typeof actual === 'string' ? isoInstant(actual) : undefined
    return at !== undefined && holds.instant(at, range)
  }
}
