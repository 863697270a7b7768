import { valueText } from './row-values'

const dayAlone = /^\d{4}-\d{2}-\d{2}$/

/** A value as it stands where it is read and not typed: numbers and dates as the table writes them. */
export function readText(field: string, value: unknown, locale: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  if (field !== 'last_raised_at' || typeof value !== 'string') return valueText(value)
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  // A day is that day in every time zone.
  const timeZone = dayAlone.test(value) ? 'UTC' : undefined
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(date)
}
