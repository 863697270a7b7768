import type { FilterOperator } from '../operation/filter-model'

/** What a field holds; it decides which comparisons make sense. */
export type FilterFieldType =
  | 'text'
  | 'long_text'
  | 'number'
  | 'date'
  | 'date_time'
  | 'boolean'
  /** One of a few. */
  | 'choice'
  /** Some of a few. */
  | 'choices'
  | 'list'
  | 'json'
  | 'link'
  | 'email'

/** How a person gives the value of a condition. */
export type FilterInput =
  | 'text'
  | 'pattern'
  | 'number'
  | 'count'
  | 'date'
  | 'yes-no'
  | 'values'
  | 'numbers'
  | 'number-range'
  | 'date-range'
  | 'duration'
  | 'period'

/** The comparisons that a field of a type offers, the most likely first. */
export function operatorsFor(type: FilterFieldType): readonly FilterOperator[] {
  return operators[type]
}

/** How the value of a comparison is given. */
export function inputFor(type: FilterFieldType, operator: FilterOperator): FilterInput {
  const isNumber = type === 'number'
  const isDate = type === 'date' || type === 'date_time'
  switch (operator) {
    case 'exists':
    case 'is_empty':
      return 'yes-no'
    case 'contains':
    case 'not_contains':
      return 'pattern'
    case 'in':
    case 'not_in':
      return isNumber ? 'numbers' : 'values'
    case 'has_any':
    case 'has_all':
    case 'has_none':
      return 'values'
    case 'between':
    case 'not_between':
      return isDate ? 'date-range' : 'number-range'
    case 'within_last':
    case 'within_next':
    case 'older_than':
      return 'duration'
    case 'in_period':
      return 'period'
    case 'length_equals':
    case 'length_at_least':
    case 'length_at_most':
      return 'count'
    default:
      if (type === 'boolean') return 'yes-no'
      return isNumber ? 'number' : isDate ? 'date' : 'text'
  }
}

const presence = ['is_empty', 'exists'] as const
const parts = ['contains_text', 'not_contains_text', 'starts_with', 'ends_with'] as const
const same = ['equals', 'not_equal', 'in', 'not_in'] as const
const patterns = ['contains', 'not_contains'] as const
const order = ['greater_than', 'greater_than_or_equal', 'less_than', 'less_than_or_equal'] as const
const ranges = ['between', 'not_between'] as const
const times = ['within_last', 'within_next', 'older_than', 'in_period'] as const
const members = ['has_any', 'has_all', 'has_none'] as const
const lengths = ['length_equals', 'length_at_least', 'length_at_most'] as const

const texts = [...same, ...parts, ...patterns, ...lengths, ...presence] as const
const dates = ['equals', 'not_equal', ...order, ...ranges, ...times, ...presence] as const

const operators: Readonly<Record<FilterFieldType, readonly FilterOperator[]>> = {
  text: texts,
  long_text: [...parts, ...patterns, ...lengths, ...presence],
  number: [...same, ...order, ...ranges, ...patterns, ...presence],
  date: dates,
  date_time: dates,
  boolean: ['equals', 'not_equal', 'exists'],
  choice: ['in', 'not_in', 'equals', 'not_equal', ...presence],
  choices: [...members, ...lengths, ...presence],
  list: [...members, ...lengths, ...presence],
  json: presence,
  link: texts,
  email: texts,
}
