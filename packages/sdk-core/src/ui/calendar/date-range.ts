/** Days from the one to the other, both included: `{ start: '2026-11-09', end: '2026-11-13' }`. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

/** Where a day stands in a range. */
export type RangePart = 'only' | 'start' | 'middle' | 'end'

/** Two days in their order. */
export function rangeBetween(one: string, other: string): DateRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one }
}

export function rangePart(date: string, range: DateRange | null): RangePart | undefined {
  if (range === null || date < range.start || date > range.end) return undefined
  if (range.start === range.end) return 'only'
  if (date === range.start) return 'start'
  return date === range.end ? 'end' : 'middle'
}

export function isSameRange(one: DateRange | null, other: DateRange | null): boolean {
  return one?.start === other?.start && one?.end === other?.end
}
