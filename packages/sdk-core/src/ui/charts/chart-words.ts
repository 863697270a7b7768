import type { ChartX } from './chart-types'
import type { TimeUnit } from './time-ticks'

export interface ChartWordsOptions {
  readonly format?: Intl.NumberFormatOptions | undefined
  readonly utc: boolean
  readonly xText?: ((x: ChartX) => string) | undefined
  /** Numbers along the line are amounts, not names such as years. @default false */
  readonly amounts?: boolean | undefined
}

/** Numbers and dates of a chart in a locale. */
export interface ChartWords {
  /** A value in full. */
  readonly value: (value: number) => string
  /** Values beside the lines of the grid: short, and all of one kind. */
  readonly ticks: (ticks: readonly number[]) => (value: number) => string
  readonly share: (share: number) => string
  /** The same where there is little room. */
  readonly roundShare: (share: number) => string
  readonly x: (x: ChartX) => string
  /** A moment on the axis, as exact as the steps between them. */
  readonly moment: (date: Date, unit: TimeUnit) => string
  readonly list: (texts: readonly string[]) => string
}

/** From here on the grid says 10K instead of 10,000. */
const compactFrom = 10_000

export function chartWords(locale: string, { format, utc, xText, amounts = false }: ChartWordsOptions): ChartWords {
  const value = valueWriter(locale, format)
  // 2026 stays a year; 20,260 gets its comma.
  const plain = new Intl.NumberFormat(locale, { useGrouping: amounts ? 'auto' : 'min2', maximumFractionDigits: 6 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const roundPercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const timeZone = utc ? { timeZone: 'UTC' } : {}
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...timeZone })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...timeZone })
  const units = new Map<TimeUnit, Intl.DateTimeFormat>()

  return {
    value,
    ticks(ticks) {
      const highest = Math.max(...ticks.map(Math.abs))
      const step = Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0))
      const digits = step > 0 && step < 1 ? Math.min(20, Math.ceil(-Math.log10(step))) : 0
      const short = new Intl.NumberFormat(locale, {
        ...format,
        ...(highest >= compactFrom
          ? { notation: highest >= 1e15 ? 'scientific' : 'compact', maximumFractionDigits: 2 }
          : { maximumFractionDigits: format?.style === 'percent' ? Math.max(0, digits - 2) : digits }),
        minimumFractionDigits: 0,
      })
      return (value) => short.format(value)
    },
    share: (share) => percent.format(share),
    // Something is never said to be nothing.
    roundShare: (share) => (share < 0.01 ? percent : roundPercent).format(share),
    x(x) {
      if (xText) return xText(x)
      if (typeof x === 'number') return plain.format(x)
      if (typeof x === 'string') return x
      if (Number.isNaN(Number(x))) return '–'
      const midnight = utc
        ? x.getUTCHours() + x.getUTCMinutes() + x.getUTCSeconds() === 0
        : x.getHours() + x.getMinutes() + x.getSeconds() === 0
      return (midnight ? day : time).format(x)
    },
    moment(date, unit) {
      const known = units.get(unit) ?? new Intl.DateTimeFormat(locale, { ...momentFormats[unit], ...timeZone })
      units.set(unit, known)
      return known.format(date)
    },
    list: (texts) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts),
  }
}

/** Values in full. What two digits of the format would not tell gets three that count: something is never nothing. */
function valueWriter(locale: string, format: Intl.NumberFormatOptions = {}): ChartWords['value'] {
  const whole = new Intl.NumberFormat(locale, format)
  if (precisions.some((name) => format[name] !== undefined)) return (value) => whole.format(value)
  const digits = (whole.resolvedOptions().maximumFractionDigits ?? 0) + (format.style === 'percent' ? 2 : 0)
  const fine = new Intl.NumberFormat(locale, {
    ...format,
    maximumSignificantDigits: 3,
    roundingPriority: 'morePrecision',
  })
  return (value) => (Math.abs(value) < 10 ** (1 - digits) ? fine : whole).format(value)
}

/** Who says one of these has said how exact values are. */
const precisions = [
  'notation',
  'maximumFractionDigits',
  'minimumFractionDigits',
  'maximumSignificantDigits',
  'minimumSignificantDigits',
] as const

const momentFormats: Readonly<Record<TimeUnit, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  hour: { hour: 'numeric', minute: '2-digit' },
  minute: { hour: 'numeric', minute: '2-digit' },
  second: { minute: '2-digit', second: '2-digit' },
}
