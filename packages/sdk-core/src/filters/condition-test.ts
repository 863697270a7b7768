import type { FilterCondition, FilterIgnore, FilterValue } from '../operation/filter-model'
import { systemClock } from '../ports/system-clock'
import type { FilterContext } from './filter-context'
import { comparableText, foldText } from './fold-text'
import { isoInstant, isoRange, type TimeRange } from './iso-date'
import { textPattern } from './pattern/text-pattern'
import { relativeRange } from './relative-range'

export type ValueTest = (value: unknown) => boolean

/**
 * What an operator says about one value.
 *
 * - A value is absent when it is missing or null. `exists` asks for that alone: empty text exists. `is_empty` is true for
 *   absent values, text of spaces alone, and lists and objects without members.
 * - `equals` compares without conversion: text with its case unless the condition ignores it, `5` is not `'5'`. Null
 *   equals what is absent.
 * - `not_equal`, `not_in`, `not_contains`, `not_contains_text`, `not_between` and `has_none` are the opposites of the
 *   others, so absent values pass them. All other operators but `exists` and `is_empty` are false for absent values.
 * - Two ISO dates are compared as instants, also for equality. A date without a time is its whole day in UTC:
 *   "on or before 1 May" takes in the evening of 1 May, "after 1 May" begins with 2 May. `between` takes in both ends.
 * - The order operators hold between two numbers or two ISO dates, else not at all.
 * - `contains` matches text, and numbers as they are written; so do the operators for parts of a text, which take what
 *   they are given as it is written.
 * - `has_any`, `has_all` and `has_none` ask for members of a list; a value that is none is a list of itself.
 * - Lengths are those of text, in characters, and of lists.
 * - For `within_last` and its like see `relativeRange`.
 */
export function conditionTest(condition: FilterCondition, context: FilterContext = {}): ValueTest {
  const { operator, value, ignore } = condition
  switch (operator) {
    case 'exists':
      return typeof value === 'boolean' ? (actual) => isAbsent(actual) !== value : never
    case 'is_empty':
      return typeof value === 'boolean' ? (actual) => isEmpty(actual) === value : never
    case 'equals':
      return equalTo(value, ignore)
    case 'not_equal':
      return opposite(equalTo(value, ignore))
    case 'in':
      return oneOf(value, ignore)
    case 'not_in':
      return opposite(oneOf(value, ignore))
    case 'contains':
      return containing(value, ignore)
    case 'not_contains':
      return opposite(containing(value, ignore))
    case 'contains_text':
      return partOfText(value, ignore, (text, part) => text.includes(part))
    case 'not_contains_text':
      return opposite(partOfText(value, ignore, (text, part) => text.includes(part)))
    case 'starts_with':
      return partOfText(value, ignore, (text, part) => text.startsWith(part))
    case 'ends_with':
      return partOfText(value, ignore, (text, part) => text.endsWith(part))
    case 'greater_than':
      return inOrder(value, { number: (a, b) => a > b, instant: (at, range) => at >= range.end })
    case 'greater_than_or_equal':
      return inOrder(value, { number: (a, b) => a >= b, instant: (at, range) => at >= range.start })
    case 'less_than':
      return inOrder(value, { number: (a, b) => a < b, instant: (at, range) => at < range.start })
    case 'less_than_or_equal':
      return inOrder(value, { number: (a, b) => a <= b, instant: (at, range) => at < range.end })
    case 'between':
      return between(value)
    case 'not_between':
      return opposite(between(value))
    case 'within_last':
    case 'within_next':
    case 'older_than':
    case 'in_period':
      return atTime(condition, context)
    case 'has_any':
      return hasAny(value, ignore)
    case 'has_none':
      return opposite(hasAny(value, ignore))
    case 'has_all':
      return hasAll(value, ignore)
    case 'length_equals':
      return withLength(value, (length, wanted) => length === wanted)
    case 'length_at_least':
      return withLength(value, (length, wanted) => length >= wanted)
    case 'length_at_most':
      return withLength(value, (length, wanted) => length <= wanted)
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

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object' || value === null) return isAbsent(value)
  return Object.keys(value).length === 0
}

function equalTo(value: FilterValue, ignore: FilterIgnore | undefined): ValueTest {
  if (value === null) return isAbsent
  if (typeof value === 'object') return never
  if (typeof value !== 'string') return (actual) => actual === value
  const range = isoRange(value)
  const same = sameText([value], ignore)
  return range ? (actual) => same(actual) || isWithin(actual, range) : same
}

function oneOf(value: FilterValue, ignore: FilterIgnore | undefined): ValueTest {
  if (typeof value !== 'object' || value === null) return equalTo(value, ignore)
  const same = sameText(value, ignore)
  const ranges = value.flatMap((each) => (typeof each === 'string' ? (isoRange(each) ?? []) : []))
  if (ranges.length === 0) return same
  return (actual) => same(actual) || ranges.some((range) => isWithin(actual, range))
}

function sameText(values: readonly unknown[], ignore: FilterIgnore = 'nothing'): ValueTest {
  const [only] = values
  if (ignore === 'nothing') {
    const exact = new Set(values)
    return values.length === 1 ? (actual) => actual === only : (actual) => exact.has(actual)
  }
  const comparable = (value: unknown) => (typeof value === 'string' ? comparableText(value, ignore) : value)
  const wanted = new Set(values.map(comparable))
  return (actual) => wanted.has(comparable(actual))
}

function isWithin(actual: unknown, range: TimeRange): boolean {
  const at = typeof actual === 'string' ? isoInstant(actual) : undefined
  return at !== undefined && at >= range.start && at < range.end
}

function containing(value: FilterValue, ignore: FilterIgnore | undefined): ValueTest {
  if (typeof value !== 'string' && typeof value !== 'number') return never
  const withoutAccents = ignore === 'case_and_accents'
  const prepared = (text: string) => (withoutAccents ? comparableText(text, ignore) : text)
  const matches = textPattern(withoutAccents ? String(value).normalize('NFD').replace(/\p{M}/gu, '') : String(value))
  return (actual) => (typeof actual === 'string' || typeof actual === 'number') && matches(prepared(String(actual)))
}

function partOfText(
  value: FilterValue,
  ignore: FilterIgnore = 'case',
  holds: (text: string, part: string) => boolean,
): ValueTest {
  if (typeof value !== 'string' && typeof value !== 'number') return never
  const part = comparableText(String(value), ignore)
  if (ignore === 'case') {
    return (actual) =>
      (typeof actual === 'string' || typeof actual === 'number') && holds(foldText(String(actual)), part)
  }
  return (actual) =>
    (typeof actual === 'string' || typeof actual === 'number') && holds(comparableText(String(actual), ignore), part)
}

function between(value: FilterValue): ValueTest {
  if (typeof value !== 'object' || value?.length !== 2) return never
  const [from, to] = value
  if (typeof from === 'number' && typeof to === 'number') {
    return (actual) => typeof actual === 'number' && actual >= from && actual <= to
  }
  const first = typeof from === 'string' ? isoRange(from) : undefined
  const last = typeof to === 'string' ? isoRange(to) : undefined
  if (!first || !last) return never
  return (actual) => isWithin(actual, { start: first.start, end: last.end })
}

function atTime(condition: FilterCondition, context: FilterContext): ValueTest {
  const now = (condition.at === undefined ? undefined : isoInstant(condition.at)) ?? context.now ?? systemClock.now()
  const range = relativeRange(condition, now, condition.timeZone ?? context.timeZone ?? 'UTC')
  if (!range) return never
  return (actual) => {
    if (typeof actual !== 'string') return false
    const at = isoInstant(actual)
    if (at === undefined) return false
    if (actual.length === dateLength) return actual >= range.firstDay && actual <= range.lastDay
    return at >= range.start && at < range.end
  }
}

const dateLength = 'yyyy-mm-dd'.length

function membersOf(actual: unknown): readonly unknown[] {
  if (Array.isArray(actual)) return actual
  return typeof actual === 'object' || actual === undefined ? [] : [actual]
}

function hasAny(value: FilterValue, ignore: FilterIgnore | undefined): ValueTest {
  if (typeof value !== 'object' || value === null) return never
  const isWanted = oneOf(value, ignore)
  return (actual) => membersOf(actual).some(isWanted)
}

/** Of an empty list there is nothing that a list could lack; but an absent value has not even that. */
function hasAll(value: FilterValue, ignore: FilterIgnore | undefined): ValueTest {
  if (typeof value !== 'object' || value === null) return never
  const tests = value.map((each) => equalTo(each, ignore))
  return (actual) => !isAbsent(actual) && tests.every((test) => membersOf(actual).some(test))
}

function withLength(value: FilterValue, holds: (length: number, wanted: number) => boolean): ValueTest {
  if (typeof value !== 'number') return never
  return (actual) => {
    if (typeof actual === 'string') return holds(characters(actual), value)
    return Array.isArray(actual) && holds(actual.length, value)
  }
}

/** A character beyond the first 65,536 has two code units, and is one to a person. */
function characters(text: string): number {
  let count = text.length
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) count -= 1
  }
  return count
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
