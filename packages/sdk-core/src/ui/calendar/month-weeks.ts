import { addDays, weekdayOf } from './plain-date'

/** The weeks that a month is shown in: always six, so that nothing below jumps from month to month. */
export function monthWeeks(month: string, firstDay: number): readonly (readonly string[])[] {
  const start = startOfWeek(`${month}-01`, firstDay)
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)))
}

export function startOfWeek(date: string, firstDay: number): string {
  return addDays(date, -((weekdayOf(date) - firstDay + 7) % 7))
}
