import { isFilterGroup, type Filter, type FilterCondition } from '@inlay/sdk-core'
import { isoRange } from '@inlay/sdk-core/filters'
import { isStorableText } from '../storable'
import type { Dialect, Narrowing } from './dialect'
import { fieldPath } from './field-path'
import { joinSql, sql, type Sql } from './sql'

/**
 * Says a filter in SQL, as far as SQL can say the same. `filterMatcher` has the last word on everything that is not
 * exact: regular expressions, dates, and names of fields that are no plain words.
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
  return {
    condition: sql`(${joinSql(
      members.map((member) => member.condition),
      separator,
    )})`,
    exact: members.every((member) => member.exact),
  }
}

function condition({ field, operator, value }: FilterCondition, dialect: Dialect): Narrowing {
  const path = fieldPath(field)
  if (!path) return unknown
  const actual = dialect.fieldAsText(path)
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
    case 'contains':
      return unknown
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

function equalTo(actual: Sql, value: FilterCondition['value'], dialect: Dialect): Narrowing {
  return isList(value) ? exactly(sql`false`) : oneOf(actual, value, dialect)
}

/** Equal scalars are equal as JSON text, since all of it was written by `JSON.stringify`. */
function oneOf(actual: Sql, value: FilterCondition['value'], dialect: Dialect): Narrowing {
  const values = isList(value) ? value : [value]
  if (values.some((each) => typeof each === 'string' && (isoRange(each) || !isStorableText(each)))) return unknown
  if (!isList(value)) return exactly(sql`${actual} = ${JSON.stringify(value)}`)
  return exactly(
    dialect.isOneOf(
      actual,
      values.map((each) => JSON.stringify(each)),
    ),
  )
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

function hasConditions(filter: Filter): boolean {
  return !isFilterGroup(filter) || filter.members.some(hasConditions)
}

function size(filter: Filter): number {
  return isFilterGroup(filter) ? filter.members.reduce((sum, member) => sum + size(member), 1) : 1
}
