/** A stretch of time, from `start` up to but not including `end`, in milliseconds since the epoch. */
export interface TimeRange {
  readonly start: number
  readonly end: number
}

/** The instant that an ISO date or date-time names; without a zone it is read as UTC, on every machine. */
export function isoInstant(text: string): number | undefined {
  const parts = shape.exec(text)
  if (!parts) return undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = parts
  const date = new Date(0)
  // setUTCFullYear, since Date.UTC takes the years 0 to 99 for 1900 to 1999
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  date.setUTCHours(Number(hour), Number(minute), Number(second), Number(fraction.padEnd(3, '0').slice(0, 3)))
  return date.getTime() - zoneOffset(zone)
}

/** What a date in a filter means: a date-time is one millisecond, a date alone is its whole day in UTC. */
export function isoRange(text: string): TimeRange | undefined {
  const start = isoInstant(text)
  if (start === undefined) return undefined
  return { start, end: start + (text.length === dateLength ? dayInMilliseconds : 1) }
}

const shape = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const dateLength = 'yyyy-mm-dd'.length
const dayInMilliseconds = 86_400_000

function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return minutes * (zone.startsWith('-') ? -60_000 : 60_000)
}
