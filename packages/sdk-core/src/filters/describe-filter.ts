import { isFilterGroup, type Filter, type FilterCondition } from '../operation/filter-model'
import { filterDuration, isFilterPeriod } from '../operation/filter-values'
import type { IcuArguments } from '../messages/icu-arguments'
import { isoInstant } from './iso-date'
import type { filterMessages } from './messages'

type Strings = (typeof filterMessages)['strings']

/** Gives the text of a key of `filterMessages`, as `useMessages(filterMessages)` does. */
export type TranslateFilter = <Key extends keyof Strings>(
  key: Key,
  ...values: IcuArguments<Strings[Key]> extends undefined ? [] : [values: IcuArguments<Strings[Key]>]
) => string

export interface DescribeFilterOptions {
  readonly translate: TranslateFilter
  /** What a field is called on the screen. @default its name in the record */
  readonly fieldLabel?: ((field: string) => string) | undefined
  /** A value as it is shown, such as the label of a choice; for nothing: as the locale writes it. */
  readonly valueLabel?: ((value: string | number, field: string) => string | undefined) | undefined
  /** @default 'en' */
  readonly locale?: string | undefined
}

/** A filter in words, for chips and for who listens: "City is Lund and (Size is at least 50 or Tags has any of A)". */
export function describeFilter(filter: Filter, options: DescribeFilterOptions): string {
  return described(filter, options, true) ?? options.translate('everything')
}

function described(filter: Filter, options: DescribeFilterOptions, isOutermost: boolean): string | undefined {
  const { translate, locale = 'en' } = options
  if (!isFilterGroup(filter)) return describedCondition(filter, options)
  const members = filter.members
    .map((member) => described(member, options, false))
    .filter((member) => member !== undefined)
  if (members.length === 0) return undefined
  const type = filter.combine === 'and' ? 'conjunction' : 'disjunction'
  const conditions = new Intl.ListFormat(locale, { type }).format(members)
  if (filter.not) return translate('not', { conditions })
  return isOutermost || members.length === 1 ? conditions : translate('group', { conditions })
}

function describedCondition(condition: FilterCondition, options: DescribeFilterOptions): string {
  const { translate, fieldLabel = (field: string) => field } = options
  const field = fieldLabel(condition.field)
  const { operator, value } = condition
  if (operator === 'exists') return translate(value === true ? 'presence.exists' : 'presence.not_exists', { field })
  if (operator === 'is_empty') return translate(value === true ? 'presence.empty' : 'presence.not_empty', { field })
  const words = { field, value: describedValue(condition, options) }
  if (typeof value === 'string' && isoInstant(value) !== undefined && isOfDates(operator)) {
    return translate(`date.${operator}`, words)
  }
  return translate(`operator.${operator}`, words)
}

const ofDates = [
  'equals',
  'not_equal',
  'greater_than',
  'greater_than_or_equal',
  'less_than',
  'less_than_or_equal',
] as const

function isOfDates(operator: string): operator is (typeof ofDates)[number] {
  return ofDates.some((each) => each === operator)
}

function describedValue(condition: FilterCondition, options: DescribeFilterOptions): string {
  const { translate, locale = 'en' } = options
  const { operator, value } = condition
  if (value === null || value === '') return translate('nothing')
  if (typeof value === 'boolean') return translate(value ? 'yes' : 'no')
  if (typeof value === 'object') {
    const [from, to] = value.map((each) => single(each, condition, options))
    if (operator === 'between' || operator === 'not_between') {
      return translate('range', { from: from ?? translate('nothing'), to: to ?? translate('nothing') })
    }
    const texts = value.map((each) => single(each, condition, options))
    return texts.length === 0
      ? translate('nothing')
      : new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts)
  }
  if (operator === 'in_period' && isFilterPeriod(value)) return translate(`period.${value}`)
  const duration = filterDuration(value)
  if (duration && (operator === 'within_last' || operator === 'within_next' || operator === 'older_than')) {
    return translate(`duration.${duration.unit}`, { count: duration.amount })
  }
  return single(value, condition, options)
}

function single(value: string | number, condition: FilterCondition, options: DescribeFilterOptions): string {
  const { valueLabel, locale = 'en' } = options
  const label = valueLabel?.(value, condition.field)
  if (label !== undefined) return label
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  const instant = isoInstant(value)
  if (instant === undefined) return value
  const time = value.length > 'yyyy-mm-dd'.length ? ({ timeStyle: 'short' } as const) : {}
  const timeZone = condition.timeZone ?? 'UTC'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...time, timeZone }).format(instant)
}
