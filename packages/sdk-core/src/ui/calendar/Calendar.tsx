import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useOwnValue } from '../listbox/use-own-value'
import type { CalendarLimits, CalendarReason, MonthChange } from './calendar-limits'
import { CalendarView } from './CalendarView'

export interface CalendarProps
  extends CalendarLimits, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'autoFocus'> {
  /** What is chosen: “Start date”. */
  readonly label: string
  /** The chosen day, `2026-11-21`; `null`: none. Left out, it is kept here. */
  readonly value?: string | null | undefined
  /** The day that is chosen at first, where the calendar keeps it itself. @default null */
  readonly defaultValue?: string | null | undefined
  /** A day has been chosen. */
  readonly onValueChange?: ((value: string, details: { readonly reason: CalendarReason }) => void) | undefined
  /** The day in sight while none is chosen. @default today */
  readonly defaultMonth?: string | undefined
  /** Another month is shown: a place to load what is known of its days. */
  readonly onMonthChange?: MonthChange | undefined
  /** How many months stand side by side, where there is room. @default 1 */
  readonly months?: 1 | 2 | undefined
  /** The day takes focus as soon as it is there. @default false */
  readonly takesFocus?: boolean | undefined
}

/**
 * The days of a month, one of which is chosen. Arrow keys move by days and weeks, Home and End within the week, Page
 * keys by months, with Shift by years; the name of the month leads to all months and years.
 *
 * Contract: slot classes `inlay-Calendar`, `-month`, `-head`, `-title`, `-grid`, `-cell`, `-day`, `-choice`, `-option`;
 * `data-months`; on days `data-date`, `data-today`, `data-selected`, `data-outside`, `aria-disabled`.
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  { label, value: given, defaultValue = null, onValueChange, defaultMonth, months = 1, takesFocus = false, ...rest },
  ref,
) {
  const [value, setOwn] = useOwnValue(given, defaultValue)
  return (
    <CalendarView
      {...rest}
      ref={ref}
      role="group"
      aria-label={label}
      current={value ?? defaultMonth}
      months={months}
      takesFocus={takesFocus}
      markOf={(date) => (date === value ? { selected: true } : undefined)}
      onPick={(next, reason) => {
        setOwn(next)
        onValueChange?.(next, { reason })
      }}
    />
  )
})
