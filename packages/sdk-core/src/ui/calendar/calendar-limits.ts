import type { WeekStart } from './week-start'

/** Which days can be chosen, and how their weeks are laid out. */
export interface CalendarLimits {
  /** The first day that can be chosen, `2026-11-21`. */
  readonly min?: string | undefined
  /** The last day that can be chosen. */
  readonly max?: string | undefined
  /** Why a day within the limits cannot be chosen; `undefined` where it can. It stays reachable, so the reason is read. */
  readonly disabledReason?: ((date: string) => string | undefined) | undefined
  /** Which day a week begins with: 1 is Monday, 7 is Sunday. @default as where the locale is spoken */
  readonly weekStart?: WeekStart | undefined
}

/** `pressed` by pointer, `key` by keyboard. */
export type CalendarReason = 'pressed' | 'key'

/** The month in view is another one: a place to load what is known of its days. */
export type MonthChange = (month: string, details: { readonly reason: CalendarReason | 'chosen' }) => void

export function canChoose(date: string, { min, max, disabledReason }: CalendarLimits): boolean {
  return (
    !((min !== undefined && date < min) || (max !== undefined && date > max)) && disabledReason?.(date) === undefined
  )
}
