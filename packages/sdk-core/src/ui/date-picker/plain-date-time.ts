import type { CalendarLimits } from '../calendar/calendar-limits'
import { formatDate } from '../calendar/date-text'
import { parseDate, type ParseContext, type ParsedDate } from '../calendar/parse-date'
import { isDate } from '../calendar/plain-date'
import { parseTime } from '../time-field/parse-time'
import { isTime } from '../time-field/plain-time'
import { formatTime, hourCycleOf } from '../time-field/time-text'

/** A day, or a day and a time: `2026-11-21`, `2026-11-21T09:30`. */
export function dayOf(value: string): string {
  return value.slice(0, 10)
}

export function timeOfDay(value: string): string | undefined {
  const time = value.slice(11, 16)
  return isTime(time) ? time : undefined
}

/** As it stands in a field: `21 Nov 2026, 09:30`. */
export function formatDateTime(value: string, locale: string): string {
  const time = timeOfDay(value)
  if (!isDate(dayOf(value)) || (value.length > 10 && time === undefined)) return value
  const day = formatDate(dayOf(value), locale)
  return time === undefined ? day : `${day}, ${formatTime(time, locale, hourCycleOf(locale))}`
}

/** Whether a value lies before another, which may be a day alone: then all of that day counts. */
export function isBefore(value: string, min: string): boolean {
  return value.slice(0, min.length) < min
}

export function isAfter(value: string, max: string): boolean {
  return value.slice(0, max.length) > max
}

/** A day with the time that is meant where none was said: as near to it as limits on that day leave. */
export function atDefaultTime(day: string, defaultTime: string, { min, max }: Pick<CalendarLimits, 'min' | 'max'>) {
  const value = `${day}T${defaultTime}`
  if (min !== undefined && dayOf(min) === day && isBefore(value, min)) return min
  return max !== undefined && dayOf(max) === day && isAfter(value, max) ? max : value
}

/** Reads a day and behind it a time; without one it is `defaultTime`, or the nearest that limits on that day allow. */
export function parseDateTime(
  typed: string,
  defaultTime: string,
  context: ParseContext & Pick<CalendarLimits, 'min' | 'max'>,
): ParsedDate {
  const text = typed.trim()
  const alone = parseDate(text, context)
  if (alone.status === 'read') return { status: 'read', date: atDefaultTime(alone.date, defaultTime, context) }
  // The first place that leaves a day before and a time behind.
  for (const { index, 0: between } of text.matchAll(/[\s,،]+(?:at\s+)?|(?<=\d)T(?=\d)/giu)) {
    const time = parseTime(text.slice(index + between.length), context.locale)
    const day = time === undefined ? undefined : parseDate(text.slice(0, index), context)
    if (day?.status === 'read') return { status: 'read', date: `${day.date}T${time}` }
    if (day?.status === 'missing') return day
  }
  return alone
}
