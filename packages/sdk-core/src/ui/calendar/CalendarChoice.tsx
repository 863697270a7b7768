import type { KeyboardEvent } from 'react'
import { monthName, yearName } from './date-text'
import { moveChoice } from './move-choice'
import { partsOf } from './plain-date'

/** What is chosen in place of the days: a month, or a year behind that. */
export interface Choice {
  /** Of the months in sight, which one. */
  readonly index: number
  readonly kind: 'month' | 'year'
  /** Where the keys are: a year, or years times twelve plus the month, from 0. */
  readonly at: number
}

export interface CalendarChoiceProps {
  readonly choice: Choice
  readonly title: string
  /** The month in sight. */
  readonly month: string
  readonly today: string
  readonly locale: string
  readonly min: string | undefined
  readonly max: string | undefined
  readonly onMove: (at: number) => void
  /** A month, also of a year that was chosen. */
  readonly onChoose: (month: string) => void
}

/** In place of the days: the twelve months of a year, or years around one. */
export function CalendarChoice({ choice, title, locale, onMove, onChoose, ...rest }: CalendarChoiceProps) {
  const items = choiceItems(choice, rest)

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = moveChoice(event.key, choice.at, event.currentTarget.matches(':dir(rtl)'))
    if (target === undefined) return
    event.preventDefault()
    onMove(target)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of the practices
    <table role="grid" className="inlay-Calendar-choice" aria-label={title} onKeyDown={press}>
      <tbody>
        {[0, 3, 6, 9].map((from) => (
          <tr key={from}>
            {items.slice(from, from + 3).map((item) => (
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a cell of a grid is one only by its table
              <td key={item.month} role="gridcell" aria-selected={item.selected}>
                <button
                  type="button"
                  className="inlay-Calendar-option"
                  data-choice={item.month}
                  tabIndex={item.number === choice.at ? 0 : -1}
                  aria-current={item.current ? 'date' : undefined}
                  aria-disabled={item.disabled || undefined}
                  data-today={item.current ? '' : undefined}
                  data-selected={item.selected ? '' : undefined}
                  onClick={() => {
                    if (!item.disabled) onChoose(item.month)
                  }}
                >
                  {choice.kind === 'month' ? monthName(item.month, locale) : yearName(item.year, locale)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first of the twelve that are in sight. */
export function choiceStart({ at }: Choice): number {
  return at - (at % 12)
}

/** As far as there are years. */
export function clampChoice(kind: Choice['kind'], at: number): number {
  return kind === 'month' ? Math.min(Math.max(at, 12), 9999 * 12 + 11) : Math.min(Math.max(at, 1), 9999)
}

function choiceItems(
  choice: Choice,
  { month, today, min, max }: Pick<CalendarChoiceProps, 'month' | 'today' | 'min' | 'max'>,
) {
  const byMonth = choice.kind === 'month'
  const shown = partsOf(month)
  // Of years only those that there are.
  const numbers = Array.from({ length: 12 }, (_, index) => choiceStart(choice) + index)
  return numbers
    .filter((number) => number === clampChoice(choice.kind, number))
    .map((number) => {
      const year = byMonth ? Math.floor(number / 12) : number
      const written = String(year).padStart(4, '0')
      const value = `${written}-${String(byMonth ? (number % 12) + 1 : shown.month).padStart(2, '0')}`
      const span = byMonth ? value : written
      return {
        number,
        year,
        month: value,
        selected: month.startsWith(span),
        current: today.startsWith(span),
        disabled:
          (min !== undefined && span < min.slice(0, span.length)) ||
          (max !== undefined && span > max.slice(0, span.length)),
      }
    })
}
