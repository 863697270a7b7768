import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { IconButton } from '../icon-button/IconButton'
import { dateMessages } from './date-messages'
import { useAnnounce } from '../root/use-announce'
import type { CalendarLimits, CalendarReason, MonthChange } from './calendar-limits'
import { CalendarChoice, choiceStart, clampChoice, type Choice } from './CalendarChoice'
import { CalendarMonth, type DayMark } from './CalendarMonth'
import { monthTitle, yearName } from './date-text'
import { moveDate } from './move-date'
import { addMonths, clampDate, isDate, monthOf, partsOf } from './plain-date'
import { useLocale } from '../root/use-locale'
import { useRoomFor } from './use-room-for'
import { useToday } from './use-today'
import { weekStartOf } from './week-start'

export interface CalendarViewProps extends CalendarLimits, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The day that it opens at. @default today */
  readonly current: string | undefined
  readonly months: 1 | 2
  readonly multiple?: boolean | undefined
  readonly takesFocus: boolean
  readonly markOf: (date: string) => DayMark | undefined
  readonly onPick: (date: string, reason: CalendarReason) => void
  /** The day under the pointer or the keys. */
  readonly onPoint?: ((date: string | undefined) => void) | undefined
  readonly onMonthChange?: MonthChange | undefined
}

/** Months of days with their heads; what is chosen in them is up to the caller. */
export const CalendarView = forwardRef<HTMLDivElement, CalendarViewProps>(function CalendarView(
  {
    current: given,
    months,
    multiple = false,
    takesFocus,
    markOf,
    onPick,
    onPoint,
    onMonthChange,
    min,
    max,
    disabledReason,
    weekStart,
    className,
    onKeyDown,
    onPointerLeave,
    ...rest
  },
  ref,
) {
  const t = useMessages(dateMessages)
  const announce = useAnnounce()
  const locale = useLocale()
  const today = useToday()
  const own = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, [])
  const count = useRoomFor(own, months)
  const current = given !== undefined && isDate(given) ? given : undefined
  const firstDay = weekStart ?? weekStartOf(locale)

  const [seen, setSeen] = useState(current)
  const [at, setAt] = useState<{ readonly month: string; readonly date: string }>()
  const [choice, setChoice] = useState<Choice>()
  const start = clampDate(current ?? today, min, max)
  const month = at?.month ?? monthOf(start)
  const shown = Array.from({ length: count }, (_, index) => shiftMonth(month, index))
  if (seen !== current) {
    setSeen(current)
    // It goes to where the value has gone, and stays where that is in sight anyway.
    setAt(current !== undefined && shown.includes(monthOf(current)) ? { month, date: current } : undefined)
  }
  const date = at && shown.includes(monthOf(at.date)) ? at.date : shown.includes(monthOf(start)) ? start : `${month}-01`

  useEffect(() => {
    if (takesFocus) own.current?.querySelector<HTMLElement>(theDay)?.focus()
  }, [takesFocus])

  /** What takes focus as soon as it is there. */
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    own.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })

  const show = (next: string, target: string, reason: CalendarReason | 'chosen') => {
    setAt({ month: next, date: clampDate(target, min, max) })
    if (next !== month) onMonthChange?.(next, { reason })
  }

  const goTo = (to: string) => {
    const target = clampDate(to, min, max)
    const inMonth = monthOf(target)
    const last = shiftMonth(month, count - 1)
    wanted.current = theDay
    onPoint?.(target)
    show(inMonth < month ? inMonth : inMonth > last ? shiftMonth(inMonth, 1 - count) : month, target, 'key')
  }

  const turn = (by: number) => {
    const next = shiftMonth(month, by)
    show(next, addMonths(date, by), 'pressed')
    announce(Array.from({ length: count }, (_, index) => monthTitle(shiftMonth(next, index), locale)).join(', '))
  }

  const pick = (target: string, reason: CalendarReason) => {
    // What is pressed in the pale days beside the month is shown in its own.
    if (!shown.includes(monthOf(target))) wanted.current = theDay
    show(shown.includes(monthOf(target)) ? month : monthOf(target), target, reason)
    onPick(target, reason)
  }

  const moveKeys = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey: shift, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const target = moveDate(key, date, { shift, firstDay, rightToLeft: event.currentTarget.matches(':dir(rtl)') })
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }

  const chooseFrom = (index: number) => {
    const { year, month: number } = partsOf(shown[index] ?? month)
    if (choice?.kind === 'year') {
      wanted.current = theDay
      setChoice(undefined)
      return
    }
    wanted.current = theChoice
    setChoice(
      choice
        ? { index, kind: 'year', at: Math.floor(choice.at / 12) }
        : { index, kind: 'month', at: year * 12 + number - 1 },
    )
  }

  const choose = ({ index, kind }: Choice, next: string) => {
    const { year, month: number } = partsOf(next)
    wanted.current = kind === 'year' ? theChoice : theDay
    setChoice(kind === 'year' ? { index, kind: 'month', at: year * 12 + number - 1 } : undefined)
    if (kind === 'month') show(shiftMonth(next, -index), addMonths(date, monthsBetween(monthOf(date), next)), 'chosen')
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || !choice) return
    // Back to the days; what is around stays open.
    event.preventDefault()
    event.stopPropagation()
    wanted.current = theDay
    setChoice(undefined)
  }

  const turnPage = (by: 1 | -1) => {
    if (choice) setChoice({ ...choice, at: clampChoice(choice.kind, choice.at + 12 * by) })
    else turn(by)
  }
  const atStart = !choice && min !== undefined && monthOf(min) >= month
  const atEnd = !choice && max !== undefined && monthOf(max) <= shiftMonth(month, count - 1)

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is in it come by here
    <div
      {...rest}
      ref={own}
      className={classNames('inlay-Calendar', className)}
      data-months={count}
      onKeyDown={press}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        onPoint?.(undefined)
      }}
    >
      {shown.map((each, index) => {
        const chosen = choice?.index === index ? choice : undefined
        const title = chosen ? choiceTitle(chosen, locale) : monthTitle(each, locale)
        return (
          // The place of a month, and not the month: the buttons in its head stay, with focus, as it turns.
          // oxlint-disable-next-line react/no-array-index-key -- the first and the second
          <div key={index} className="inlay-Calendar-month">
            <div className="inlay-Calendar-head">
              <button
                type="button"
                className="inlay-Calendar-title"
                aria-expanded={chosen !== undefined}
                aria-label={t('chooseMonth', { month: title })}
                onClick={() => chooseFrom(index)}
              >
                <span>{title}</span>
                <Icon icon={ChevronDown} size={14} />
              </button>
              {(choice ? chosen : index === count - 1) && (
                <>
                  <IconButton
                    icon={ChevronLeft}
                    directional
                    size="compact"
                    label={t(choice ? (choice.kind === 'month' ? 'previousYear' : 'earlierYears') : 'previousMonth')}
                    aria-disabled={atStart || undefined}
                    onClick={() => {
                      if (!atStart) turnPage(-1)
                    }}
                  />
                  <IconButton
                    icon={ChevronRight}
                    directional
                    size="compact"
                    label={t(choice ? (choice.kind === 'month' ? 'nextYear' : 'laterYears') : 'nextMonth')}
                    aria-disabled={atEnd || undefined}
                    onClick={() => {
                      if (!atEnd) turnPage(1)
                    }}
                  />
                </>
              )}
            </div>
            {chosen === undefined ? (
              <CalendarMonth
                {...{ month: each, title, date, today, firstDay, locale, min, max, disabledReason, markOf, multiple }}
                alone={count === 1}
                onKeyDown={moveKeys}
                onPick={pick}
                onPoint={onPoint}
              />
            ) : (
              <CalendarChoice
                {...{ choice: chosen, title, month: each, today, locale, min, max }}
                onMove={(at) => {
                  wanted.current = theChoice
                  setChoice({ ...chosen, at: clampChoice(chosen.kind, at) })
                }}
                onChoose={(next) => choose(chosen, next)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
})

const theDay = '[tabindex="0"][data-date]'
const theChoice = '[tabindex="0"][data-choice]'

function choiceTitle(choice: Choice, locale: string): string {
  const first = choiceStart(choice)
  if (choice.kind === 'month') return yearName(first / 12, locale)
  return `${yearName(Math.max(first, 1), locale)}–${yearName(Math.min(first + 11, 9999), locale)}`
}

function shiftMonth(month: string, by: number): string {
  return monthOf(addMonths(`${month}-01`, by))
}

function monthsBetween(from: string, to: string): number {
  const [one, other] = [partsOf(from), partsOf(to)]
  return (other.year - one.year) * 12 + other.month - one.month
}
