/** A day of the calendar, wherever. `month` counts from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day that it is somewhere at an instant. */
export function dayAt(instant: number, timeZone: string): CalendarDay {
  const local = new Date(instant + offsetAt(instant, timeZone))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

/** The first instant of a day somewhere; where the clocks skip midnight, the day begins later. */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  return instantAt(day, 0, timeZone)
}

/** When the clocks somewhere show a time of a day, in minutes: the first of two, and later where they skip it. */
export function instantAt(day: CalendarDay, minutes: number, timeZone: string): number {
  const wanted = asUtc(day) + minutes * 60_000
  const offsets = [wanted - dayLength, wanted + dayLength].map((near) => offsetAt(near, timeZone))
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b)
  const exact = candidates.find((instant) => instant + offsetAt(instant, timeZone) === wanted)
  return exact ?? candidates.at(-1) ?? wanted
}

/** So many days later, or earlier. */
export function plusDays(day: CalendarDay, days: number): CalendarDay {
  return fromUtc(new Date(asUtc(day) + days * dayLength))
}

/** So many months later, or earlier; the 31st becomes the last day of a shorter month. */
export function plusMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const first = fromUtc(new Date(asUtc({ year, month: month + months, day: 1 })))
  const length = fromUtc(new Date(asUtc({ ...first, month: first.month + 1, day: 0 }))).day
  return { ...first, day: Math.min(day, length) }
}

/** 0 for Monday. */
export function weekday(day: CalendarDay): number {
  return (new Date(asUtc(day)).getUTCDay() + 6) % 7
}

/** As in `2024-05-01`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

const dayLength = 86_400_000

function asUtc({ year, month, day }: CalendarDay): number {
  const date = new Date(0)
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime()
}

function fromUtc(date: Date): CalendarDay {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** How far the clocks somewhere are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(instant / 1_000) * 1_000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  })
  formats.set(timeZone, made)
  return made
}
