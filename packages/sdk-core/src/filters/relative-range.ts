import { filterDuration, isFilterPeriod, type FilterDuration, type FilterPeriod } from '../operation/filter-values'
import type { FilterCondition } from '../operation/filter-model'
import { dayAt, isoDay, plusDays, plusMonths, startOfDay, weekday, type CalendarDay } from './calendar-day'

/**
 * The time that a condition speaks of. A date with a time lies in it from `start` up to but not including `end`; a date
 * alone is a day of the calendar, the same everywhere, and lies in it from `firstDay` to `lastDay`.
 */
export interface RelativeRange {
  readonly start: number
  readonly end: number
  readonly firstDay: string
  readonly lastDay: string
}

/**
 * - Days, weeks, months and years are whole days of the calendar in the time zone: "in the last 7 days" begins with the
 *   day seven days ago, and ends now; "in the next 7 days" begins now, and ends with the day in seven days.
 * - Hours and minutes are counted exactly.
 * - `older_than` is all that lies before "in the last".
 */
export function relativeRange(
  { operator, value }: Pick<FilterCondition, 'operator' | 'value'>,
  now: number,
  timeZone: string,
): RelativeRange | undefined {
  const today = dayAt(now, timeZone)
  if (operator === 'in_period') {
    if (!isFilterPeriod(value)) return undefined
    const [first, next] = periodDays(value, today)
    const days = { firstDay: isoDay(first), lastDay: isoDay(plusDays(next, -1)) }
    return { start: startOfDay(first, timeZone), end: startOfDay(next, timeZone), ...days }
  }
  const duration = filterDuration(value)
  if (!duration) return undefined
  const sign = operator === 'within_next' ? 1 : -1
  const { instant, day } = moved(duration, sign, { now, today, timeZone })
  if (operator === 'within_next') {
    return { start: now, end: instant + 1, firstDay: isoDay(today), lastDay: isoDay(day) }
  }
  if (operator === 'within_last') {
    return { start: instant, end: now + 1, firstDay: isoDay(day), lastDay: isoDay(today) }
  }
  return { start: -Infinity, end: instant, firstDay: '', lastDay: isoDay(plusDays(day, -1)) }
}

function moved(
  { amount, unit }: FilterDuration,
  sign: 1 | -1,
  from: { readonly now: number; readonly today: CalendarDay; readonly timeZone: string },
): { readonly instant: number; readonly day: CalendarDay } {
  const count = amount * sign
  if (unit === 'hour' || unit === 'minute') {
    const instant = from.now + count * (unit === 'hour' ? 3_600_000 : 60_000)
    return { instant, day: dayAt(instant, from.timeZone) }
  }
  const day =
    unit === 'day' || unit === 'week'
      ? plusDays(from.today, unit === 'day' ? count : count * 7)
      : plusMonths(from.today, unit === 'month' ? count : count * 12)
  // The last millisecond of a day that is still to come, the first of one that is over.
  const instant = sign === 1 ? startOfDay(plusDays(day, 1), from.timeZone) - 1 : startOfDay(day, from.timeZone)
  return { instant, day }
}

/** The first day of a period, and the first after it. */
function periodDays(period: FilterPeriod, today: CalendarDay): readonly [CalendarDay, CalendarDay] {
  const shift =
    period.startsWith('last') || period === 'yesterday' ? -1 : +(period.startsWith('next') || period === 'tomorrow')
  if (!period.includes('_')) return [plusDays(today, shift), plusDays(today, shift + 1)]
  if (period.endsWith('week')) {
    const monday = plusDays(today, shift * 7 - weekday(today))
    return [monday, plusDays(monday, 7)]
  }
  const length = period.endsWith('month') ? 1 : period.endsWith('quarter') ? 3 : 12
  const month = today.month - ((today.month - 1) % length)
  const first = plusMonths({ ...today, month, day: 1 }, shift * length)
  return [first, plusMonths(first, length)]
}
