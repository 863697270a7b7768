/** Times of day as plain text, `09:30`: compared as text they are compared in time. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Of minutes since midnight; a day is a circle. */
export function timeAt(minutes: number): string {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

export interface TimeLimits {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * So many minutes on, or back. Steps of less than an hour lead to the next round one: from 9:07 by 15 to 9:15. Within
 * limits it stops at them, without it goes round midnight.
 */
export function stepTime(time: string, by: number, { min, max }: TimeLimits = {}): string {
  const from = minutesOf(time)
  const size = Math.abs(by)
  const rounded =
    size < 60 ? (by > 0 ? Math.floor(from / size) * size + size : Math.ceil(from / size) * size - size) : from + by
  if (min === undefined && max === undefined) return timeAt(rounded)
  const lowest = minutesOf(min ?? '00:00')
  const highest = minutesOf(max ?? '23:59')
  return timeAt(Math.min(Math.max(rounded, lowest), highest))
}

const dayMinutes = 24 * 60
