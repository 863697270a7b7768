/**
 * A cron text in which a part that leaves no day out is a star. Else a schedule of every first day and of Mondays would
 * come every day: where both kinds of days are named, either is enough.
 */
export function plainCron(expr: string): string {
  const parts = expr.trim().split(/\s+/)
  const [minute, hour, day = '', month, weekday = ''] = parts
  if (parts.length !== 5) return expr
  return [minute, hour, plain(day, everyDay), month, plain(weekday, everyWeekday)].join(' ')
}

const everyDay = /^(?:\*|1-31)(?:\/1)?$/
const everyWeekday = /^(?:\*|0-6|0-7|1-7|sun-sat|mon-sun)(?:\/1)?$/i

function plain(part: string, every: RegExp): string {
  return every.test(part) ? '*' : part
}
