import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react'
import { Calendar as CalendarIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import type { CalendarLimits, MonthChange } from '../calendar/calendar-limits'
import { isSameRange, type DateRange } from '../calendar/date-range'
import { formatRange } from '../calendar/date-text'
import { useLocale } from '../root/use-locale'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'
import { PickerControl } from '../listbox/PickerControl'
import { useFormReset } from '../listbox/use-form-reset'
import { useOwnValue } from '../listbox/use-own-value'
import { dateMessages } from '../calendar/date-messages'
import { DatePanel, type PanelCloseReason } from './DatePanel'
import { RangePanel, type RangePreset } from './RangePanel'

/** `picked` in the calendar or typed beside it, `preset` from the list, `reset`: the form around it was. */
export type DateRangeReason = 'picked' | 'typed' | 'preset' | 'cleared' | 'reset'

export interface DateRangePickerProps
  extends
    FieldWords,
    CalendarLimits,
    Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'role'> {
  /** The days, `{ start: '2026-11-09', end: '2026-11-13' }`; `null`: none. Left out, the field keeps them itself. */
  readonly value?: DateRange | null | undefined
  /** What it begins with, where the field keeps it itself. @default null */
  readonly defaultValue?: DateRange | null | undefined
  /** Other days have been chosen or typed, or none. */
  readonly onValueChange?:
    | ((value: DateRange | null, details: { readonly reason: DateRangeReason }) => void)
    | undefined
  /** Ranges that are often wanted, beside the calendar. @default none */
  readonly presets?: readonly RangePreset[] | undefined
  /** How many months stand side by side, where there is room. @default 2 */
  readonly months?: 1 | 2 | undefined
  /** Stands there while nothing is chosen. @default 'Choose a period' */
  readonly placeholder?: string | undefined
  /** Adds a button that takes the choice back; so do Delete and Backspace. @default false */
  readonly clearable?: boolean | undefined
  /** `quiet` has a finer edge, for toolbars. @default 'field' */
  readonly variant?: 'field' | 'quiet' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** Can be read and focused, not changed. @default false */
  readonly readOnly?: boolean | undefined
  /** Another month is shown: a place to load what is known of its days. */
  readonly onMonthChange?: MonthChange | undefined
}

/**
 * Days from one to another: a button that opens a calendar, with both ends to type into. In a form its name stands for
 * `2026-11-09/2026-11-13`.
 *
 * Contract: slot classes `inlay-DateRangePicker`, `-button`, `inlay-DatePanel`, `-body`, `-presets`, `-ends`, `-foot`,
 * `-count`, `inlay-Control`, and those of `RangeCalendar`; `data-size`, `data-variant`, `data-open`, `data-filled`,
 * `data-invalid`, `data-disabled`, `data-readonly`.
 */
export const DateRangePicker = forwardRef<HTMLButtonElement, DateRangePickerProps>(function DateRangePicker(
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
    presets = [],
    months = 2,
    placeholder,
    clearable = false,
    variant = 'field',
    size = 'regular',
    readOnly = false,
    min,
    max,
    disabledReason,
    weekStart,
    onMonthChange,
    name,
    disabled = false,
    id: givenId,
    className,
    onClick,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const t = useMessages(dateMessages)
  const locale = useLocale()
  const ownId = useId()
  const id = givenId ?? ownId
  const panelId = `${id}-panel`
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [])
  const [value, setOwn] = useOwnValue<DateRange | null>(given, defaultValue)
  const [open, setOpen] = useState(false)
  const words = { label, labelHidden, hint, error, required, optional, counter }

  const change = (next: DateRange | null, reason: DateRangeReason) => {
    if (isSameRange(next, value)) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }
  useFormReset(field, () => change(defaultValue, 'reset'))

  const close = (reason: PanelCloseReason | 'picked' | 'pressed') => {
    setOpen(false)
    // A press elsewhere has taken focus there.
    if (reason !== 'outside-press') button.current?.focus()
  }

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || readOnly) return
    if (event.key === 'ArrowDown') setOpen(true)
    else if (['Delete', 'Backspace'].includes(event.key) && clearable) change(null, 'cleared')
    else return
    event.preventDefault()
  }

  return (
    <Field id={id} className={className} {...words}>
      <PickerControl
        ref={field}
        className="inlay-DateRangePicker"
        {...{ label, size, variant, disabled, readOnly, open }}
        invalid={error !== undefined}
        filled={value !== null}
        onClear={clearable && value !== null && !disabled && !readOnly ? () => change(null, 'cleared') : undefined}
      >
        <Icon icon={CalendarIcon} size={size === 'compact' ? 14 : 16} />
        <button
          {...rest}
          ref={button}
          type="button"
          role="combobox"
          disabled={disabled}
          className="inlay-DateRangePicker-button"
          {...fieldAttributes(id, words)}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          {...(readOnly && { 'aria-readonly': true })}
          data-placeholder={value === null ? '' : undefined}
          onClick={(event) => {
            onClick?.(event)
            if (event.defaultPrevented || readOnly) return
            if (open) close('pressed')
            else setOpen(true)
          }}
          onKeyDown={press}
        >
          <bdi>{value === null ? (placeholder ?? t('chooseRange')) : formatRange(value, locale, t('rangeTo'))}</bdi>
        </button>
        {name !== undefined && (
          <input
            type="hidden"
            name={name}
            value={value === null ? '' : `${value.start}/${value.end}`}
            disabled={disabled}
          />
        )}
      </PickerControl>
      {open && (
        <DatePanel id={panelId} label={label} field={field} onLeave={close}>
          <RangePanel
            {...{ label, value, presets, months, min, max, disabledReason, weekStart, onMonthChange }}
            onValueChange={(next, reason) => {
              change(next, reason)
              // Who types may want to look at it, or go on.
              if (reason !== 'typed') close('picked')
            }}
          />
        </DatePanel>
      )}
    </Field>
  )
})
