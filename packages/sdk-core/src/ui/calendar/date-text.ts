import type { DateRange } from './date-range'
import { addDays, isDate, timeOf } from './plain-date'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once per locale and shape. Always the Gregorian calendar, which is what the values are written in. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}\n${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })
  formats.set(key, format)
  return format
}

/**
 * As it stands in a field: `21 Nov 2026`. What is no date stays as it is, and so does one whose year would be read back as
 * that of another century.
 */
export function formatDate(date: string, locale: string): string {
  return isDate(date) && date >= '1000' ? plainSpaces(dateFormat(locale, inField).format(timeOf(date))) : date
}

/** With what both days share only once: `9 to 13 Nov 2026`. */
export function formatRange({ start, end }: DateRange, locale: string, to: string): string {
  if (!isDate(start) || !isDate(end) || start > end) return `${start} – ${end}`
  const text = plainSpaces(dateFormat(locale, inField).formatRange(timeOf(start), timeOf(end)))
  // Only where there is a dash between words: other languages have a sign of their own.
  return text.replace(/\s+[–—-]\s+/, ` ${to} `)
}

/** What is heard for a day: `Saturday, 21 November 2026`. Engines disagree on how to join the two, so they are joined here. */
export function dayName(date: string, locale: string): string {
  const weekday = dateFormat(locale, { weekday: 'long' }).format(timeOf(date))
  return `${weekday}, ${dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(timeOf(date))}`
}

export function dayNumber(date: string, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(date.slice(8)))
}

/** `November 2026`, of `2026-11`. */
export function monthTitle(month: string, locale: string): string {
  return dateFormat(locale, { month: 'long', year: 'numeric' }).format(timeOf(`${month}-01`))
}

export function monthName(month: string, locale: string): string {
  return dateFormat(locale, { month: 'short' }).format(timeOf(`${month}-01`))
}

export function yearName(year: number, locale: string): string {
  return dateFormat(locale, { year: 'numeric' }).format(timeOf(`${String(year).padStart(4, '0')}-01-01`))
}

export interface WeekdayName {
  readonly short: string
  readonly long: string
}

/** The heads of the seven columns: two letters where two tell them apart, else what the locale has for little room. */
export function weekdayNames(locale: string, firstDay: number): readonly WeekdayName[] {
  const monday = '2024-01-01'
  const times = Array.from({ length: 7 }, (_, index) => timeOf(addDays(monday, firstDay - 1 + index)))
  const named = (weekday: 'long' | 'short' | 'narrow') =>
    times.map((time) => dateFormat(locale, { weekday }).format(time))
  const long = named('long')
  const short = named('short')
  const candidates = [short.map((name) => name.slice(0, 2)), short.map((name) => name.slice(0, 3))]
  const latin = short.every((name) => /^\p{Script=Latin}/u.test(name))
  const shown = (latin ? candidates.find((names) => new Set(names).size === 7) : undefined) ?? named('narrow')
  return long.map((name, index) => ({ long: name, short: shown[index] ?? name }))
}

/** Engines disagree on which narrow spaces they write, so a server would write another text than the browser. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ')
}

const inField = { day: 'numeric', month: 'short', year: 'numeric' } as const
