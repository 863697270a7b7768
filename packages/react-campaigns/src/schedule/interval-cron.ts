const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The longest period that a cron text has: the days of a month begin anew after that. */
export const longestInterval = 31 * day

export function isInterval(seconds: unknown): seconds is number {
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
}

/**
 * A cron text for every so many seconds. Cron has no seconds: below an hour it is whole minutes, below a day whole hours,
 * from there whole days, always rounded up. What is rounded up to the next unit is written in that.
 */
export function cronOfInterval(seconds: number): string {
  const minutes = Math.ceil(seconds / minute)
  if (minutes < 60) return `*/${minutes} * * * *`
  const hours = Math.ceil(seconds / hour)
  if (hours < 24) return `0 */${hours} * * *`
  return `0 0 */${Math.ceil(seconds / day)} * *`
}

/** How many seconds a cron text of such a period stands for. */
export function intervalOfCron(expr: string): number | undefined {
  const units = [
    [/^\*\/(\d+) \* \* \* \*$/, minute],
    [/^0 \*\/(\d+) \* \* \*$/, hour],
    [/^0 0 \*\/(\d+) \* \*$/, day],
  ] as const
  for (const [pattern, unit] of units) {
    const count = Number(pattern.exec(expr)?.[1] ?? 0)
    if (count > 0) return count * unit
  }
  return undefined
}
