import { dateFormat, plainSpaces } from '../calendar/date-text'
import { plainText } from '../calendar/plain-text'
import { isTime, minutesOf } from './plain-time'

/** Hours to 12 with a part of the day, or to 24. */
export type HourCycle = 12 | 24

/** The one that is used where the locale is spoken. */
export function hourCycleOf(locale: string): HourCycle {
  return dateFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24
}

/** `9:30 PM` or `21:30`. What is no time stays as it is. */
export function formatTime(time: string, locale: string, hourCycle: HourCycle): string {
  return isTime(time) ? plainSpaces(timeFormat(locale, hourCycle).format(minutesOf(time) * 60_000)) : time
}

/** How the locale calls the two halves of the day, made comparable. */
export function dayPeriods(locale: string): readonly [morning: string, evening: string] {
  const name = (hour: number) =>
    timeFormat(locale, 12)
      .formatToParts(hour * 3_600_000)
      .find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return [plainText(name(9)), plainText(name(21))]
}

export type TimePart = 'hour' | 'minute' | 'period'

/** Where the parts stand in the written time. */
export function timeParts(time: string, locale: string, hourCycle: HourCycle): readonly PlacedPart[] {
  let at = 0
  return timeFormat(locale, hourCycle)
    .formatToParts(minutesOf(time) * 60_000)
    .flatMap(({ type, value }) => {
      const from = at
      at += value.length
      const part = type === 'dayPeriod' ? 'period' : type === 'hour' || type === 'minute' ? type : undefined
      return part ? [{ part, from, to: at }] : []
    })
}

export interface PlacedPart {
  readonly part: TimePart
  readonly from: number
  readonly to: number
}

/** The part that the caret is in or behind. */
export function partAt(parts: readonly PlacedPart[], caret: number): TimePart {
  return (parts.find(({ to }) => caret <= to) ?? parts.at(-1))?.part ?? 'hour'
}

function timeFormat(locale: string, hourCycle: HourCycle): Intl.DateTimeFormat {
  return dateFormat(
    locale,
    hourCycle === 12
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  )
}
