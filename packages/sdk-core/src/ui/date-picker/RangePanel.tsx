import { useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import type { CalendarLimits, MonthChange } from '../calendar/calendar-limits'
import { isSameRange, type DateRange } from '../calendar/date-range'
import { addDays, clampDate, daysBetween, isDate } from '../calendar/plain-date'
import { RangeCalendar } from '../calendar/RangeCalendar'
import { useToday } from '../calendar/use-today'
import { dateMessages } from '../calendar/date-messages'
import { DateInput } from './DateInput'
import { useAnnounce } from '../root/use-announce'

/** A range that is often wanted, in days from today: `{ label: 'Last 7 days', from: -6, to: 0 }`. */
export interface RangePreset {
  readonly label: string
  readonly from: number
  readonly to: number
}

export interface RangePanelProps extends CalendarLimits {
  readonly label: string
  readonly value: DateRange | null
  readonly presets: readonly RangePreset[]
  readonly months: 1 | 2
  readonly onMonthChange: MonthChange | undefined
  readonly onValueChange: (value: DateRange, reason: 'picked' | 'typed' | 'preset') => void
}

/** Both ends to type into, the calendar, and what is often wanted. */
export function RangePanel({
  label,
  value,
  presets,
  months,
  onMonthChange,
  onValueChange,
  min,
  max,
  disabledReason,
  weekStart,
}: RangePanelProps) {
  const t = useMessages(dateMessages)
  const announce = useAnnounce()
  const today = useToday()
  const [ends, setEnds] = useState<{ readonly start: string | null; readonly end: string | null }>(value ?? none)
  const [pending, setPending] = useState(false)
  const whole = ends.start !== null && ends.end !== null ? { start: ends.start, end: ends.end } : null
  const backwards = whole !== null && whole.start > whole.end
  const shown = whole !== null && !backwards && isDate(whole.start) && isDate(whole.end) ? whole : null

  const type = (next: typeof ends) => {
    setEnds(next)
    if (next.start !== null && next.end !== null && next.start <= next.end) {
      onValueChange({ start: next.start, end: next.end }, 'typed')
    } else if (next.start !== null && next.end !== null) announce(t('rangeBackwards'))
  }

  return (
    <div className="inlay-DatePanel-body">
      {presets.length > 0 && (
        <div className="inlay-DatePanel-presets">
          {presets.map((preset) => {
            const range = {
              start: clampDate(addDays(today, preset.from), min, max),
              end: clampDate(addDays(today, preset.to), min, max),
            }
            return (
              <button
                key={preset.label}
                type="button"
                aria-pressed={isSameRange(range, value)}
                onClick={() => onValueChange(range, 'preset')}
              >
                {preset.label}
              </button>
            )
          })}
        </div>
      )}
      <div className="inlay-DatePanel-main">
        <div className="inlay-DatePanel-ends">
          <DateInput
            label={t('rangeFirst')}
            value={ends.start}
            error={undefined}
            {...{ min, max, disabledReason }}
            onValueChange={(start) => type({ ...ends, start })}
          />
          <DateInput
            label={t('rangeEnd')}
            value={ends.end}
            error={backwards ? t('rangeBackwards') : undefined}
            {...{ min, max, disabledReason }}
            onValueChange={(end) => type({ ...ends, end })}
          />
        </div>
        <RangeCalendar
          {...{ label, months, min, max, disabledReason, weekStart, onMonthChange }}
          takesFocus
          value={shown}
          defaultMonth={ends.start ?? ends.end ?? today}
          onPendingChange={(start) => setPending(start !== null)}
          onValueChange={(range) => {
            setEnds(range)
            onValueChange(range, 'picked')
          }}
        />
        <div className="inlay-DatePanel-foot">
          <span className="inlay-DatePanel-count">
            {pending
              ? t('chooseRangeEnd')
              : shown
                ? t('dayCount', { count: daysBetween(shown.start, shown.end) + 1 })
                : t('chooseRange')}
          </span>
        </div>
      </div>
    </div>
  )
}

const none = { start: null, end: null }
