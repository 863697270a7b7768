import { ticks } from 'd3-array'

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

export interface TimeTicks {
  readonly unit: TimeUnit
  readonly at: readonly Date[]
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Worked out when asked for: done when the module is read, it would stay in bundles without any chart. */
const steps = (): readonly (readonly [unit: TimeUnit, size: number, milliseconds: number])[] => [
  ...[1, 5, 15, 30].map((size) => ['second', size, size * second] as const),
  ...[1, 5, 15, 30].map((size) => ['minute', size, size * minute] as const),
  ...[1, 3, 6, 12].map((size) => ['hour', size, size * hour] as const),
  ...[1, 2, 7, 14].map((size) => ['day', size, size * day] as const),
  ...[1, 3, 6].map((size) => ['month', size, size * 30.4 * day] as const),
]

/** The round moments between two others, at most about `count`: midnights, Mondays, first days of months. */
export function timeTicks(from: Date, to: Date, count: number, utc: boolean): TimeTicks {
  const span = Number(to) - Number(from)
  const step = steps().find(([, , milliseconds]) => span / milliseconds <= count)
  if (!step) {
    const years = ticks(yearOf(from, utc), yearOf(to, utc), count).filter((year) => Number.isInteger(year))
    const at = years.map((year) => moment('month', (year - 2000) * 12, utc))
    return { unit: 'year', at: at.filter((date) => date >= from && date <= to) }
  }
  const [unit, size] = step
  // Weeks begin on a Monday, and the first one after the origin is its third day.
  const shift = unit === 'day' && size >= 7 ? 2 : 0
  const at: Date[] = []
  for (let n = Math.floor((unitsOf(unit, from, utc) - shift) / size) * size + shift; ; n += size) {
    const date = moment(unit, n, utc)
    if (date > to) break
    if (date >= from) at.push(date)
  }
  return { unit, at }
}

/** How many whole units after the start of 2000. */
function unitsOf(unit: TimeUnit, date: Date, utc: boolean): number {
  const [year, month, dayOfMonth, hours] = utc
    ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), date.getUTCHours()]
    : [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()]
  const days = Math.round((Date.UTC(year, month, dayOfMonth) - Date.UTC(2000, 0, 1)) / day)
  if (unit === 'month') return (year - 2000) * 12 + month
  if (unit === 'day') return days
  if (unit === 'hour') return days * 24 + hours
  return Math.floor(Number(date) / (unit === 'minute' ? minute : second))
}

function moment(unit: TimeUnit, n: number, utc: boolean): Date {
  if (unit === 'minute') return new Date(n * minute)
  if (unit === 'second') return new Date(n * second)
  const parts: [number, number, number] = [
    unit === 'month' ? n : 0,
    unit === 'day' ? n + 1 : 1,
    unit === 'hour' ? n : 0,
  ]
  return utc ? new Date(Date.UTC(2000, ...parts)) : new Date(2000, ...parts)
}

function yearOf(date: Date, utc: boolean): number {
  return utc ? date.getUTCFullYear() : date.getFullYear()
}
