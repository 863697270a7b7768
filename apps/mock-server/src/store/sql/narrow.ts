import { isFilterGroup, type Filter, type FilterCondition } from '@inlay/sdk-core'
import { isoRange } from '@inlay/sdk-core/filters'
import { isStorableText } from '../storable'
import type { Dialect, Narrowing } from './dialect'
import { fieldPath } from './field-path'
import { narrowDates } from './narrow-dates'
import { joinSql, sql, type Sql } from './sql'

/**
 * Says a filter in SQL, as far as SQL can say the same; of lengths, of dates, of members of lists and of what is empty
 * only what cannot pass. `filterMatcher` has the last word on everything that is not exact: also regular expressions and
 * other parts of texts, texts of which something is ignored, and names of fields that are no plain words.
 */
export function narrow(filter: Filter | undefined, dialect: Dialect): Narrowing {
  if (!filter || !hasConditions(filter)) return { condition: sql`true`, exact: true }
  return size(filter) > mostConditions ? unknown : narrowed(filter, dialect)
}

/** SQLite takes expressions up to a depth of 1,000; nobody's filter is that long. */
const mostConditions = 200

const unknown: Narrowing = { condition: sql`true`, exact: false }

function narrowed(filter: Filter, dialect: Dialect): Narrowing {
  if (!isFilterGroup(filter)) return condition(filter, dialect)
  const members = filter.members.filter(hasConditions).map((member) => narrowed(member, dialect))
  const separator = filter.combine === 'and' ? sql` and ` : sql` or `
  const combined: Narrowing = {
    condition: sql`(${joinSql(
      members.map((member) => member.condition),
      separator,
    )})`,
    exact: members.every((member) => member.exact),
  }
  return filter.not ? opposite(combined) : combined
}

function condition(filter: FilterCondition, dialect: Dialect): Narrowing {
  const { field, operator, value, ignore = 'nothing' } = filter
  const path = fieldPath(field)
  if (!path || ignore !== 'nothing') return unknown
  const actual = dialect.fieldAsText(path)
  const dates = narrowDates(filter, actual, dialect)
  if (dates) return perhaps(dates)
  switch (operator) {
    case 'exists':
      if (typeof value !== 'boolean') return exactly(sql`false`)
      return exactly(value ? sql`${actual} <> 'null'` : sql`${actual} = 'null'`)
    case 'equals':
      return equalTo(actual, value, dialect)
    case 'not_equal':
      return opposite(equalTo(actual, value, dialect))
    case 'in':
      return oneOf(actual, value, dialect)
    case 'not_in':
      return opposite(oneOf(actual, value, dialect))
    case 'between':
      return between(path, value, dialect)
    case 'not_between':
      return opposite(between(path, value, dialect))
    case 'contains':
    case 'not_contains':
    case 'contains_text':
    case 'not_contains_text':
    case 'starts_with':
    case 'ends_with':
    case 'within_last':
    case 'within_next':
    case 'older_than':
    case 'in_period':
    case 'has_none':
      return unknown
    case 'is_empty':
      return typeof value === 'boolean' ? empty(actual, value, dialect) : exactly(sql`false`)
    case 'has_any':
    case 'has_all':
      return isList(value) ? members(actual, value, operator, dialect) : exactly(sql`false`)
    case 'length_equals':
    case 'length_at_least':
    case 'length_at_most':
      if (typeof value !== 'number') return exactly(sql`false`)
      return perhaps(sql`substr(${actual}, 1, 1) in ('"', '[')`)
    case 'greater_than':
      return typeof value === 'number' ? dialect.compareNumber(path, '>', value) : unknown
    case 'greater_than_or_equal':
      return typeof value === 'number' ? dialect.compareNumber(path, '>=', value) : unknown
    case 'less_than':
      return typeof value === 'number' ? dialect.compareNumber(path, '<', value) : unknown
    case 'less_than_or_equal':
      return typeof value === 'number' ? dialect.compareNumber(path, '<=', value) : unknown
  }
}

function between(path: readonly string[], value: FilterCondition['value'], dialect: Dialect): Narrowing {
  const [from, to] = isList(value) && value.length === 2 ? value : []
  if (typeof from !== 'number' || typeof to !== 'number') return unknown
  const ends = [dialect.compareNumber(path, '>=', from), dialect.compareNumber(path, '<=', to)] as const
  return {
    condition: sql`(${ends[0].condition} and ${ends[1].condition})`,
    exact: ends.every(({ exact }) => exact),
  }
}

/** Text of spaces alone begins with one, or with the backslash that writes it. */
const blankStarts =
  '" \\\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'.split(
    '',
  )

function empty(actual: Sql, value: boolean, dialect: Dialect): Narrowing {
  const bare = dialect.isOneOf(actual, ['null', '[]', '{}'])
  if (!value) return perhaps(sql`not (${bare})`)
  return perhaps(sql`(${bare} or ${dialect.isOneOf(sql`substr(${actual}, 2, 1)`, blankStarts)})`)
}

/** A list with a member has the member's text in its own. */
function members(
  actual: Sql,
  values: readonly (string | number)[],
  operator: 'has_any' | 'has_all',
  dialect: Dialect,
): Narrowing {
  if (values.length === 0) return operator === 'has_any' ? exactly(sql`false`) : perhaps(sql`${actual} <> 'null'`)
  if (values.some(isSeenOtherwise)) return unknown
  const held = values.map((each) => dialect.contains(actual, JSON.stringify(each)))
  return perhaps(sql`(${joinSql(held, operator === 'has_any' ? sql` or ` : sql` and `)})`)
}

function equalTo(actual: Sql, value: FilterCondition['value'], dialect: Dialect): Narrowing {
  return isList(value) ? exactly(sql`false`) : oneOf(actual, value, dialect)
}

/** Equal scalars are equal as JSON text, since all of it was written by `JSON.stringify`. */
function oneOf(actual: Sql, value: FilterCondition['value'], dialect: Dialect): Narrowing {
  const values = isList(value) ? value : [value]
  if (values.some(isSeenOtherwise)) return unknown
  if (!isList(value)) return exactly(sql`${actual} = ${JSON.stringify(value)}`)
  return exactly(
    dialect.isOneOf(
      actual,
      values.map((each) => JSON.stringify(each)),
    ),
  )
}

/** A date equals other texts of the same time; some texts no database takes. */
function isSeenOtherwise(value: string | number | boolean | null): boolean {
  return typeof value === 'string' && (isoRange(value) !== undefined || !isStorableText(value))
}

function isList(value: FilterCondition['value']): value is readonly (string | number)[] {
  return typeof value === 'object' && value !== null
}

function opposite({ condition, exact }: Narrowing): Narrowing {
  return exact ? exactly(sql`not (${condition})`) : unknown
}

function exactly(condition: Sql): Narrowing {
  return { condition, exact: true }
}

/** What passes is looked at again. */
function perhaps(condition: Sql): Narrowing {
  return { condition, exact: false }
}

function hasConditions(filter: Filter): boolean {
  return !isFilterGroup(filter) || filter.members.some(hasConditions)
}

function size(filter: Filter): number {
  return isFilterGroup(filter) ? filter.members.reduce((sum, member) => sum + size(member), 1) : 1
}
