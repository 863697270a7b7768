import type { FilterCondition } from './filter-model'

/** Stretches of the calendar, as seen from today. Weeks begin on Monday. */
export const filterPeriods = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'last_week',
  'next_week',
  'this_month',
  'last_month',
  'next_month',
  'this_quarter',
  'last_quarter',
  'next_quarter',
  'this_year',
  'last_year',
  'next_year',
] as const

export type FilterPeriod = (typeof filterPeriods)[number]

export function isFilterPeriod(value: unknown): value is FilterPeriod {
  return filterPeriods.some((period) => period === value)
}

/** Of `within_last` and its like, an ISO 8601 duration of one unit: `P7D`, `P2W`, `P3M`, `P1Y`, `PT12H`, `PT30M`. */
export interface FilterDuration {
  readonly amount: number
  readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
}

export function filterDuration(value: unknown): FilterDuration | undefined {
  const parts = typeof value === 'string' ? /^P(?:(\d{1,5})([DWMY])|T(\d{1,6})([HM]))$/.exec(value) : null
  if (!parts) return undefined
  const unit = parts[2] === undefined ? clockUnits[parts[4] ?? ''] : calendarUnits[parts[2]]
  return unit && { amount: Number(parts[1] ?? parts[3]), unit }
}

const calendarUnits: Readonly<Record<string, FilterDuration['unit']>> = { D: 'day', W: 'week', M: 'month', Y: 'year' }
const clockUnits: Readonly<Record<string, FilterDuration['unit']>> = { H: 'hour', M: 'minute' }

/** What is wrong with a condition of a newer operator; the older ones take every value, and match nothing with some. */
export function conditionProblem({
  operator,
  value,
  timeZone,
  at,
}: FilterCondition): { readonly key: 'value' | 'timeZone' | 'at'; readonly message: string } | undefined {
  const message = valueProblem(operator, value)
  if (message !== undefined) return { key: 'value', message }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    return { key: 'timeZone', message: 'Expected the name of a time zone, such as Europe/Stockholm' }
  }
  if (at !== undefined && !dateTime.test(at)) return { key: 'at', message: 'Expected a date with a time and a zone' }
  return undefined
}

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/

function valueProblem(operator: FilterCondition['operator'], value: FilterCondition['value']): string | undefined {
  const isList = Array.isArray(value)
  switch (operator) {
    case 'between':
    case 'not_between':
      return isList && value.length === 2 ? undefined : 'Expected a list of two: from and to'
    case 'within_last':
    case 'within_next':
    case 'older_than':
      return filterDuration(value) ? undefined : 'Expected a duration of one unit, such as P7D, P3M or PT12H'
    case 'in_period':
      return isFilterPeriod(value) ? undefined : `Expected one of: ${filterPeriods.join(', ')}`
    case 'is_empty':
      return typeof value === 'boolean' ? undefined : 'Expected true or false'
    case 'has_any':
    case 'has_all':
    case 'has_none':
      return isList ? undefined : 'Expected a list of texts and numbers'
    case 'length_equals':
    case 'length_at_least':
    case 'length_at_most':
      return Number.isInteger(value) && Number(value) >= 0 ? undefined : 'Expected a whole number from 0'
    case 'contains_text':
    case 'not_contains_text':
    case 'starts_with':
    case 'ends_with':
    case 'not_contains':
      return typeof value === 'string' || typeof value === 'number' ? undefined : 'Expected text or a number'
    default:
      return undefined
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
