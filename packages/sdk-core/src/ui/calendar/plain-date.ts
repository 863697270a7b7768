/**
 * Days as plain text, `2026-11-21`: compared as text they are compared in time, and no time zone is ever involved.
 * Nothing leads out of the years 1 to 9999, which are those that can be written so.
 */
export interface DateParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** The day of these parts; `undefined` where there is none, as on 30 February. */
export function dateOf({ year, month, day }: DateParts): string | undefined {
  const exists = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? written(year, month, day) : undefined
}

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(partsOf(text)) !== undefined
}

export function partsOf(date: string): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

/** The month of a day, `2026-11`. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export function addDays(date: string, days: number): string {
  const time = Math.min(Math.max(timeOf(date) + days * dayLength, timeOf(firstDate)), timeOf(lastDate))
  return new Date(time).toISOString().slice(0, 10)
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  const index = Math.min(Math.max(year * 12 + month - 1 + months, 12), 9999 * 12 + 11)
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 }
  return written(target.year, target.month, Math.min(day, daysInMonth(target.year, target.month)))
}

/** How many days from one to the other; the same day is none. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayLength)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(timeOf(date)).getUTCDay() || 7
}

export function clampDate(date: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && date < min) return min
  return max !== undefined && date > max ? max : date
}

/** Midnight of that day in UTC, for Intl, which is told to stay there. */
export function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

const firstDate = '0001-01-01'
const lastDate = '9999-12-31'
const dayLength = 86_400_000

function written(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
