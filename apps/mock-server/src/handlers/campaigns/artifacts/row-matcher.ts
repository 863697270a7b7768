import {
  isFilterGroup,
  type Filter,
  type FilterCondition,
  type FilterOperator,
  type FilterValue,
} from '@inlay/sdk-core'
import { fieldValue, filterMatcher, type FilterContext, readTypedText, type TextType } from '@inlay/sdk-core/filters'
import type { ColumnTypes } from './column-types'

/** The test that a filter is for rows, the texts of typed columns read as what they stand for. */
export function rowMatcher(
  filter: Filter,
  types: ColumnTypes,
  context?: FilterContext,
): (row: Readonly<Record<string, unknown>>) => boolean {
  const matches = filterMatcher(byMeaning(filter, types), context)
  return (row) =>
    matches((field) => (field.startsWith(meant) ? typedValue(row, field.slice(1), types) : fieldValue(row, field)))
}

/** The value of a field of a row as what its column holds; a text that is none of that stays the text. */
export function typedValue(row: Readonly<Record<string, unknown>>, field: string, types: ColumnTypes): unknown {
  const value = fieldValue(row, field)
  const type = typeIn(types, field)
  return type !== undefined && typeof value === 'string' ? (readTypedText(type, value) ?? value) : value
}

export function typeIn(types: ColumnTypes, field: string): TextType | undefined {
  return Object.hasOwn(types, field) ? types[field] : undefined
}

/** Before the name of a field, for its meaning beside the text as it stands; no field is called so. */
const meant = '\u0000'

/** They ask for what is written, also of numbers. */
const asWritten: ReadonlySet<FilterOperator> = new Set<FilterOperator>([
  'contains',
  'not_contains',
  'contains_text',
  'not_contains_text',
  'starts_with',
  'ends_with',
  'exists',
  'is_empty',
  'length_equals',
  'length_at_least',
  'length_at_most',
])

function byMeaning(filter: Filter, types: ColumnTypes): Filter {
  if (isFilterGroup(filter)) return { ...filter, members: filter.members.map((member) => byMeaning(member, types)) }
  const type = typeIn(types, filter.field)
  if (type === undefined || asWritten.has(filter.operator)) return filter
  return { ...filter, field: `${meant}${filter.field}`, value: meaning(filter.value, type) } satisfies FilterCondition
}

/** Who asks for “41” in a column of numbers asks for the number. */
function meaning(value: FilterValue, type: TextType): FilterValue {
  if (typeof value === 'string') return readTypedText(type, value) ?? value
  if (typeof value !== 'object' || value === null) return value
  return value.map((each) => (typeof each === 'string' ? (readTypedText(type, each) ?? each) : each)) as FilterValue
}
