import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { useOwnValue } from '../listbox/use-own-value'
import { dateMessages } from './date-messages'
import { useAnnounce } from '../root/use-announce'
import type { CalendarLimits, CalendarReason, MonthChange } from './calendar-limits'
import { CalendarView } from './CalendarView'
import { rangeBetween, rangePart, type DateRange } from './date-range'
import { daysBetween } from './plain-date'

export interface RangeCalendarProps
  extends CalendarLimits, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'autoFocus'> {
  /** What is chosen: “Sending period”. */
  readonly label: string
  /** The chosen days, `{ start: '2026-11-09', end: '2026-11-13' }`; `null`: none. Left out, they are kept here. */
  readonly value?: DateRange | null | undefined
  /** The days that are chosen at first, where the calendar keeps them itself. @default null */
  readonly defaultValue?: DateRange | null | undefined
  /** Both ends are chosen. */
  readonly onValueChange?: ((value: DateRange, details: { readonly reason: CalendarReason }) => void) | undefined
  /** One end is chosen and the other not yet; `null`: no more. */
  readonly onPendingChange?: ((start: string | null) => void) | undefined
  /** The day in sight while none is chosen. @default today */
  readonly defaultMonth?: string | undefined
  /** Another month is shown: a place to load what is known of its days. */
  readonly onMonthChange?: MonthChange | undefined
  /** How many months stand side by side, where there is room. @default 2 */
  readonly months?: 1 | 2 | undefined
  /** The day takes focus as soon as it is there. @default false */
  readonly takesFocus?: boolean | undefined
}

/**
 * Days from one to another. The first press is one end, the second the other, in whichever order; Escape between the two
 * takes the first back. Days within may be ones that cannot be chosen themselves.
 *
 * Contract: as `Calendar`; on cells `data-range` (`only`, `start`, `middle`, `end`) and `data-preview`.
 */
export const RangeCalendar = forwardRef<HTMLDivElement, RangeCalendarProps>(function RangeCalendar(
  {
    label,
    value: given,
    defaultValue = null,
    onValueChange,
    onPendingChange,
    defaultMonth,
    months = 2,
    takesFocus = false,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const t = useMessages(dateMessages)
  const announce = useAnnounce()
  const [value, setOwn] = useOwnValue<DateRange | null>(given, defaultValue)
  const [pending, setPending] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const shown = pending === undefined ? value : rangeBetween(pending, pointed ?? pending)

  const wait = (start: string | undefined) => {
    setPending(start)
    setPointed(undefined)
    onPendingChange?.(start ?? null)
  }

  return (
    <CalendarView
      {...rest}
      ref={ref}
      role="group"
      aria-label={label}
      current={pending ?? value?.start ?? defaultMonth}
      months={months}
      multiple
      takesFocus={takesFocus}
      onPoint={pending === undefined ? undefined : setPointed}
      markOf={(date) => {
        const part = rangePart(date, shown)
        if (part === undefined) return undefined
        return pending === undefined
          ? { selected: true, part }
          : { selected: date === pending, part, preview: date !== pending }
      }}
      onPick={(date, reason) => {
        if (pending === undefined) {
          wait(date)
          announce(t('chooseRangeEnd'))
          return
        }
        const next = rangeBetween(pending, date)
        wait(undefined)
        setOwn(next)
        announce(t('dayCount', { count: daysBetween(next.start, next.end) + 1 }))
        onValueChange?.(next, { reason })
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented || pending === undefined) return
        event.preventDefault()
        event.stopPropagation()
        wait(undefined)
      }}
    />
  )
})
