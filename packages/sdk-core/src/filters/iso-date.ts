/** A stretch of time, from `start` up to but not including `end`, in milliseconds since the epoch. */
export interface TimeRange {
  readonly start: number
  readonly end: number
}

/** The instant that an ISO date or date-time names; without a zone it is read as UTC, on every machine. */
export function isoInstant(text: string): number | undefined {
  // Most texts are none, and are told apart sooner than by the shape.
  if (text.charCodeAt(4) !== hyphen) return undefined
  const parts = shape.exec(text)
  if (!parts) return undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = parts
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > daysOf(Number(year), Number(month))) {
    return undefined
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; the calendar repeats itself after 400 years.
  const later = Number(year) < 100 ? 400 : 0
  const days = Date.UTC(Number(year) + later, Number(month) - 1, Number(day)) - (later > 0 ? fourCenturies : 0)
  const time = (Number(hour) * 60 + Number(minute)) * 60 + Number(second)
  return days + time * 1_000 + (fraction === '' ? 0 : Number(fraction.padEnd(3, '0').slice(0, 3))) - zoneOffset(zone)
}

/** What a date in a filter means: a date-time is one millisecond, a date alone is its whole day in UTC. */
export function isoRange(text: string): TimeRange | undefined {
  const start = isoInstant(text)
  if (start === undefined) return undefined
  return { start, end: start + (text.length === dateLength ? dayInMilliseconds : 1) }
}

const shape = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const hyphen = 45
const dateLength = 'yyyy-mm-dd'.length
const dayInMilliseconds = 86_400_000
const fourCenturies = 146_097 * dayInMilliseconds

function daysOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return minutes * (zone.startsWith('-') ? -60_000 : 60_000)
}
