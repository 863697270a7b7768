import type { EmailLaunchValues } from './email-launch-form'

/** When e-mails go out on the days that were chosen, in minutes of the day. */
export interface SendWindows {
  /** 0 is Sunday; from Monday on. */
  readonly days: readonly number[]
  readonly start: number
  readonly end: number
}

export const minutesOfDay = 24 * 60

/** Why nothing is sent: a time is missing or cannot be read, no day is chosen, or the hours do not end after they begin. */
export type NoWindows = 'time' | 'day' | 'order'

export function sendWindows({
  days,
  start_hour: first,
  end_hour: last,
}: Pick<EmailLaunchValues, 'days' | 'start_hour' | 'end_hour'>): SendWindows | NoWindows {
  const [start, end] = [minutesOf(first), minutesOf(last)]
  if (start === undefined || end === undefined) return 'time'
  if (days.length === 0) return 'day'
  if (start >= end) return 'order'
  const fromMonday = (day: number) => (day + 6) % 7
  return { days: days.map(Number).toSorted((a, b) => fromMonday(a) - fromMonday(b)), start, end }
}

function minutesOf(time: string | null): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** How many e-mails one sender can write in that time, with the pause between them. */
export function mostEmails({ start, end }: SendWindows, pause: number | null): number | undefined {
  return pause !== null && pause > 0 ? Math.ceil((end - start) / pause) : undefined
}
