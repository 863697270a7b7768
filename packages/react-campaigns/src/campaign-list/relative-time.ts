const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago it was, in the largest unit that fits (`3 days ago`); nothing for less than a minute. */
export function relativeTime(isoDate: string, now: number, locale: string): string | undefined {
  const seconds = Math.max(0, (now - Date.parse(isoDate)) / 1000)
  for (const [unit, length] of units) {
    if (seconds >= length) {
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
    }
  }
  return undefined
}
