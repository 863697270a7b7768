import type { KeyboardEvent } from 'react'
import { canChoose, type CalendarLimits, type CalendarReason } from './calendar-limits'
import type { RangePart } from './date-range'
import { dayName, dayNumber, weekdayNames } from './date-text'
import { monthWeeks } from './month-weeks'
import { monthOf } from './plain-date'

/** How a day looks that is chosen or lies in what is chosen. */
export interface DayMark {
  readonly selected: boolean
  readonly part?: RangePart | undefined
  /** Not chosen yet: what would be, if the day under the pointer were taken. */
  readonly preview?: boolean | undefined
}

export interface CalendarMonthProps extends CalendarLimits {
  readonly month: string
  readonly title: string
  /** Where the keys are. */
  readonly date: string
  readonly today: string
  readonly firstDay: number
  readonly locale: string
  readonly multiple: boolean
  /** It shows the days of the months beside it as well. */
  readonly alone: boolean
  readonly markOf: (date: string) => DayMark | undefined
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onPick: (date: string, reason: CalendarReason) => void
  readonly onPoint?: ((date: string | undefined) => void) | undefined
}

/** The days of a month, a grid of the WAI-ARIA practices: one of them is a stop, and the arrow keys lead to the others. */
export function CalendarMonth({
  month,
  title,
  date,
  today,
  firstDay,
  locale,
  multiple,
  alone,
  markOf,
  onKeyDown,
  onPick,
  onPoint,
  ...limits
}: CalendarMonthProps) {
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of the practices
      role="grid"
      className="inlay-Calendar-grid"
      aria-label={title}
      aria-multiselectable={multiple || undefined}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames(locale, firstDay).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} aria-label={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, firstDay).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const outside = monthOf(day) !== month
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- there is no day in it
              if (outside && !alone) return <td key={day} />
              const mark = markOf(day)
              const possible = canChoose(day, limits)
              const reason = limits.disabledReason?.(day)
              const name = dayName(day, locale)
              return (
                <td
                  key={day}
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a cell of a grid is one only by its table
                  role="gridcell"
                  className="inlay-Calendar-cell"
                  aria-selected={mark?.selected ?? false}
                  data-range={mark?.part}
                  data-preview={mark?.preview ? '' : undefined}
                >
                  <button
                    type="button"
                    className="inlay-Calendar-day"
                    tabIndex={!outside && day === date ? 0 : -1}
                    aria-label={reason === undefined ? name : `${name}, ${reason}`}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={!possible || undefined}
                    title={reason}
                    data-date={day}
                    data-outside={outside ? '' : undefined}
                    data-today={day === today ? '' : undefined}
                    data-selected={mark?.selected && mark.part !== 'middle' ? '' : undefined}
                    onPointerEnter={() => onPoint?.(day)}
                    onClick={({ detail }) => {
                      // A press of Enter or space is a click that no pointer made.
                      if (possible) onPick(day, detail === 0 ? 'key' : 'pressed')
                    }}
                  >
                    {dayNumber(day, locale)}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
