import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Calendar as CalendarIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { Calendar } from '../calendar/Calendar'
import type { CalendarLimits, MonthChange } from '../calendar/calendar-limits'
import { useLocale } from '../root/use-locale'
import { useToday } from '../calendar/use-today'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'
import { PickerControl } from '../listbox/PickerControl'
import { useFormReset } from '../listbox/use-form-reset'
import { useOwnValue } from '../listbox/use-own-value'
import { kitMessages } from '../messages'
import { dateMessages } from '../calendar/date-messages'
import { TimeField } from '../time-field/TimeField'
import { formatTime, hourCycleOf } from '../time-field/time-text'
import { useTypedValue, type TypedReason } from '../time-field/use-typed-value'
import { DatePanel, type PanelCloseReason } from './DatePanel'
import { dayOf, formatDateTime, isAfter, isBefore, timeOfDay } from './plain-date-time'
import { useDateReader } from './use-date-reader'

/**
 * `picked` in the calendar. `refused`: what was typed is no date, or none that can be chosen; the text stays. `reset`:
 * the form around it was.
 */
export type DateReason = TypedReason | 'picked' | 'reset'

export interface DatePickerProps
  extends
    FieldWords,
    CalendarLimits,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'role' | 'required' | 'min' | 'max'
    > {
  /** The day, `2026-11-21`, with `withTime` `2026-11-21T09:30`; `null`: none. Left out, the field keeps it itself. */
  readonly value?: string | null | undefined
  /** What it begins with, where the field keeps it itself. @default null */
  readonly defaultValue?: string | null | undefined
  /** Another day has been chosen or typed, or none. */
  readonly onValueChange?: ((value: string | null, details: { readonly reason: DateReason }) => void) | undefined
  /** A time of day belongs to it. @default false */
  readonly withTime?: boolean | undefined
  /** The time of a day for which none was said yet. @default '09:00' */
  readonly defaultTime?: string | undefined
  /** Minutes that the arrow keys step the time by. @default 15 */
  readonly timeStep?: number | undefined
  /** Which time zone is meant, “CET”: shown, and nothing is reckoned with it. */
  readonly timeZoneLabel?: ReactNode
  /** Adds a button that takes the date back; so does deleting the text. @default false */
  readonly clearable?: boolean | undefined
  /** `quiet` has a finer edge, for toolbars. @default 'field' */
  readonly variant?: 'field' | 'quiet' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** Another month is shown: a place to load what is known of its days. */
  readonly onMonthChange?: MonthChange | undefined
}

/**
 * A day, typed as people write it or picked in a calendar. What is typed is read when focus leaves or at Enter; what
 * cannot be read stays, with a word on what would be right, and there is no value then.
 *
 * Contract: slot classes `inlay-DatePicker`, `-input`, `inlay-DatePanel`, `-foot`, `inlay-Control`, and those of
 * `Calendar`; `data-size`, `data-variant`, `data-open`, `data-filled`, `data-invalid`, `data-disabled`, `data-readonly`.
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter,
    value: given,
    defaultValue = null,
    onValueChange,
    min,
    max,
    disabledReason,
    weekStart,
    withTime = false,
    defaultTime = '09:00',
    timeStep,
    timeZoneLabel,
    clearable = false,
    variant = 'field',
    size = 'regular',
    placeholder,
    onMonthChange,
    name,
    disabled = false,
    readOnly = false,
    id: givenId,
    className,
    onKeyDown,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const t = useMessages(dateMessages)
  const kit = useMessages(kitMessages)
  const locale = useLocale()
  const today = useToday()
  const ownId = useId()
  const id = givenId ?? ownId
  const panelId = `${id}-panel`
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  const closing = useRef(false)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const [value, setOwn] = useOwnValue(given, defaultValue)
  const [open, setOpen] = useState(false)
  const read = useDateReader({ min, max, disabledReason }, withTime ? defaultTime : undefined)

  const change = (next: string | null, reason: DateReason) => {
    if (next === value) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }
  const format = (date: string) => formatDateTime(date, locale)
  const typed = useTypedValue({ input, value, format, read, onCommit: change })
  useFormReset(field, () => {
    typed.forget()
    change(defaultValue, 'reset')
  })

  const day = value === null ? null : dayOf(value)
  const timeNow = value === null ? null : (timeOfDay(value) ?? null)
  const timeText = timeNow === null ? '' : formatTime(timeNow, locale, hourCycleOf(locale))

  const show = () => {
    if (disabled || readOnly) return
    typed.commit()
    setOpen(true)
  }
  /** What is typed into the panel and not read there goes into the field along with its day. */
  const takeTime = () => {
    const { current } = time
    if (!current || (current.validity.valid && current.value === timeText)) return
    typed.take(`${formatDateTime(day ?? today, locale)}, ${current.value}`)
  }
  const close = (reason: PanelCloseReason | 'picked' | 'pressed') => {
    if (reason === 'picked' && time.current?.validity.valid === false) return time.current.focus()
    if (reason !== 'escape') takeTime()
    closing.current = true
    setOpen(false)
    // A press elsewhere has taken focus there.
    if (reason !== 'outside-press') input.current?.focus()
    closing.current = false
  }

  const put = (next: string) => {
    typed.forget()
    const inside = min !== undefined && isBefore(next, min) ? min : max !== undefined && isAfter(next, max) ? max : next
    change(inside, 'picked')
  }
  const pickDay = (day: string) => {
    if (withTime) put(`${day}T${(value === null ? undefined : timeOfDay(value)) ?? defaultTime}`)
    else {
      put(day)
      close('picked')
    }
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      show()
    } else if (event.key === 'Enter') {
      // What cannot be read is not sent either.
      if (!typed.commit()) event.preventDefault()
    } else if (event.key === 'Escape' && typed.typing) {
      event.preventDefault()
      event.stopPropagation()
      typed.forget()
    }
  }

  const shownError = typed.fault ?? error
  const words = { label, labelHidden, hint, error: shownError, required, optional, counter }
  const within = (limit: string | undefined) =>
    limit !== undefined && dayOf(limit) === day ? timeOfDay(limit) : undefined
  return (
    <Field id={id} className={className} {...words}>
      <PickerControl
        ref={field}
        className="inlay-DatePicker"
        {...{ label, size, variant, disabled, readOnly, open }}
        invalid={shownError !== undefined}
        filled={value !== null}
        toggleLabel={t('showCalendar')}
        onToggle={() => (open ? close('pressed') : show())}
        onClear={
          clearable && typed.text !== '' && !disabled && !readOnly
            ? () => {
                typed.forget()
                change(null, 'cleared')
              }
            : undefined
        }
      >
        <Icon icon={CalendarIcon} size={size === 'compact' ? 14 : 16} />
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          ref={input}
          type="text"
          role="combobox"
          className="inlay-DatePicker-input"
          {...{ disabled, readOnly }}
          {...fieldAttributes(id, words)}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          placeholder={placeholder ?? t('chooseDate')}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={press}
          onFocus={(event) => {
            onFocus?.(event)
            // Who goes on to type is done with the calendar.
            if (!closing.current) takeTime()
            setOpen(false)
          }}
          onBlur={(event) => {
            typed.commit()
            onBlur?.(event)
          }}
        />
        {withTime && timeZoneLabel !== undefined && <span className="inlay-TimeField-zone">{timeZoneLabel}</span>}
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      </PickerControl>
      {open && (
        <DatePanel id={panelId} label={label} field={field} onLeave={close}>
          <Calendar
            label={label}
            takesFocus
            value={day}
            defaultMonth={today}
            min={min === undefined ? undefined : dayOf(min)}
            max={max === undefined ? undefined : dayOf(max)}
            {...{ disabledReason, weekStart, onMonthChange }}
            onValueChange={pickDay}
          />
          {withTime && (
            <div className="inlay-DatePanel-foot">
              <TimeField
                ref={time}
                label={t('time')}
                labelHidden
                size="compact"
                value={timeNow}
                min={within(min)}
                max={within(max)}
                step={timeStep}
                timeZoneLabel={timeZoneLabel}
                onValueChange={(time) => {
                  if (time !== null) put(`${day ?? today}T${time}`)
                }}
              />
              <Button size="compact" variant="primary" onClick={() => close('picked')}>
                {kit('done')}
              </Button>
            </div>
          )}
        </DatePanel>
      )}
    </Field>
  )
})
