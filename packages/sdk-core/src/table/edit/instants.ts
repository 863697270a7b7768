import type { TableColumn } from '../columns/table-column'

const minute = 60_000
/** With a zone, or as many servers write it without one: then in that of the reader. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

/** The time of a value that is more than a day; nothing for a day and for what is no date. */
export function instantOf(value: unknown): number | undefined {
  if (typeof value === 'string' && !instant.test(value)) return undefined
  const time = value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : value
  return typeof time === 'number' && !Number.isNaN(time) ? time : undefined
}

/** What calendar and clock show at that time where the column is read: `2026-04-04T03:30`. */
export function wallOf<Row>(time: number, column: TableColumn<Row>): string {
  return new Date(wallTime(time, zoneOf(column))).toISOString().slice(0, 16)
}

/** The value with another day and time on the wall, of the kind that it was, with its seconds where the minute stays. */
export function withWall<Row>(value: unknown, wall: string, column: TableColumn<Row>): unknown {
  const before = instantOf(value) ?? 0
  const zone = zoneOf(column)
  const old = wallTime(before, zone)
  const rest = wall.slice(11) === wallOf(before, column).slice(11) ? ((old % minute) + minute) % minute : 0
  const wanted = Date.parse(`${wall}Z`) + rest
  let time = before + wanted - old
  // Summer time may begin between the two.
  time += wanted - wallTime(time, zone)
  if (typeof value === 'number') return time
  if (value instanceof Date) return new Date(time)
  const text = String(value)
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(time).toISOString()
  return new Date(wallTime(time, undefined)).toISOString().slice(0, text.length)
}

/** What a text says that was copied from a cell of such a column. */
export function copiedInstant(text: string, before: unknown): { readonly value: unknown } | undefined {
  if (typeof before === 'number') {
    if (/^-?\d{9,}$/.test(text)) return { value: Number(text) }
  }
  const time = instantOf(text)
  if (time === undefined) return undefined
  if (typeof before === 'number') return { value: time }
  return { value: before instanceof Date ? new Date(time) : text }
}

function zoneOf<Row>(column: TableColumn<Row>): string | undefined {
  return column.kind === 'date' ? column.format?.timeZone : undefined
}

/** The time at which a clock of the world's time shows what one of the zone shows. */
function wallTime(time: number, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const milliseconds = ((time % 1000) + 1000) % 1000
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) + milliseconds
  )
}
