import type { FilterCondition } from '@inlay/sdk-core'
import { isoInstant, isoRange, relativeRange } from '@inlay/sdk-core/filters'
import type { Dialect } from './dialect'
import { sql, type Sql } from './sql'

/** From the one up to the other, in milliseconds since the epoch; open where an end is infinite. */
interface Span {
  readonly start: number
  readonly end: number
}

/**
 * What can lie in the time that a condition speaks of. Dates are kept as ISO text, which stands in the order of time but
 * for its zone: so the text is compared, with some days to spare on either side. Nothing where the condition is not
 * about dates.
 */
export function narrowDates(condition: FilterCondition, actual: Sql, dialect: Dialect): Sql | undefined {
  const span = spanOf(condition)
  if (!span) return undefined
  const [first, last] = [dayText(span.start - spare), dayText(span.end + spare)]
  // In JSON a text begins with its quotation mark.
  const from = first === undefined ? sql`${actual} like '"%'` : dialect.inOrder(actual, '>=', `"${first}`)
  return last === undefined ? from : sql`(${from} and ${dialect.inOrder(actual, '<', `"${last}`)})`
}

/** A zone is written with two digits of hours, and is taken as it is written. */
const spare = 5 * 86_400_000

function spanOf(condition: FilterCondition): Span | undefined {
  const { operator, value, at, timeZone } = condition
  switch (operator) {
    case 'equals':
      return rangeOf(value)
    case 'greater_than':
    case 'greater_than_or_equal':
      return opened(rangeOf(value), 'end')
    case 'less_than':
    case 'less_than_or_equal':
      return opened(rangeOf(value), 'start')
    case 'between': {
      const [from, to] = Array.isArray(value) ? value.map(rangeOf) : []
      return from && to && { start: from.start, end: to.end }
    }
    case 'within_last':
    case 'within_next':
    case 'older_than':
    case 'in_period': {
      // Of a condition without its own time nobody knows here when it is asked.
      const now = at === undefined ? undefined : isoInstant(at)
      return now === undefined ? undefined : relativeRange(condition, now, timeZone ?? 'UTC')
    }
    default:
      return undefined
  }
}

function rangeOf(value: unknown): Span | undefined {
  return typeof value === 'string' ? isoRange(value) : undefined
}

function opened(span: Span | undefined, side: 'start' | 'end'): Span | undefined {
  return span && { ...span, [side]: side === 'start' ? -Infinity : Infinity }
}

/** Nothing for what lies beyond the years that dates are written with. */
function dayText(instant: number): string | undefined {
  if (!(instant > firstYear && instant < lastYear)) return undefined
  return new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

const firstYear = Date.parse('0001-01-01T00:00:00Z')
const lastYear = Date.parse('9999-12-31T00:00:00Z')
