import {
  forwardRef,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Clock } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { useLocale } from '../root/use-locale'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'
import { useFormReset } from '../listbox/use-form-reset'
import { useOwnValue } from '../listbox/use-own-value'
import { dateMessages } from '../calendar/date-messages'
import { parseTime } from './parse-time'
import { isTime, minutesOf, stepTime, type TimeLimits } from './plain-time'
import { formatTime, hourCycleOf, partAt, timeParts, type HourCycle, type TimePart } from './time-text'
import { useTypedValue, type TypedReason } from './use-typed-value'

/**
 * `step`: by an arrow key. `refused`: what was typed is no time, or none within the limits; the text stays. `reset`: the
 * form around it was.
 */
export type TimeReason = TypedReason | 'step' | 'reset'

export interface TimeFieldProps
  extends
    FieldWords,
    TimeLimits,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'role' | 'required' | 'min' | 'max' | 'step'
    > {
  /** The time of day, `09:30`; `null`: none. Left out, the field keeps it itself. */
  readonly value?: string | null | undefined
  /** What it begins with, where the field keeps it itself. @default null */
  readonly defaultValue?: string | null | undefined
  /** Another time has been typed, or none. */
  readonly onValueChange?: ((value: string | null, details: { readonly reason: TimeReason }) => void) | undefined
  /** The earliest time, `08:00`. */
  readonly min?: string | undefined
  /** The latest time, `18:00`. */
  readonly max?: string | undefined
  /** Minutes that the arrow keys step by. @default 15 */
  readonly step?: number | undefined
  /** Whether a day has its hours once, or twice with “am” and “pm”. @default as in the locale */
  readonly hourCycle?: HourCycle | undefined
  /** At the end: which time zone is meant, “CET”. */
  readonly timeZoneLabel?: ReactNode
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
}

/**
 * A time of day, typed as people write it: “9:30 pm”, “2130”. Arrow keys step the part that the caret is in.
 *
 * Contract: slot classes `inlay-TimeField`, `-zone`, `inlay-Control`; `data-size`, `data-invalid`, `data-disabled`.
 */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(
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
    step = 15,
    hourCycle: givenCycle,
    timeZoneLabel,
    size = 'regular',
    name,
    disabled = false,
    readOnly = false,
    id: givenId,
    className,
    onKeyDown,
    onBlur,
    ...rest
  },
  ref,
) {
  const t = useMessages(dateMessages)
  const locale = useLocale()
  const hourCycle = givenCycle ?? hourCycleOf(locale)
  const ownId = useId()
  const id = givenId ?? ownId
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const stepped = useRef<TimePart>(undefined)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const [value, setOwn] = useOwnValue(given, defaultValue)
  const written = (time: string) => formatTime(time, locale, hourCycle)

  const change = (next: string | null, reason: TimeReason) => {
    if (next === value) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }
  const typed = useTypedValue({
    input,
    value,
    format: written,
    read: (text) => {
      const time = parseTime(text, locale)
      if (time === undefined) return { fault: t('timeUnknown', { example: written('21:30') }) }
      if (min !== undefined && time < min) return { fault: t('timeLater', { time: written(min) }) }
      if (max !== undefined && time > max) return { fault: t('timeEarlier', { time: written(max) }) }
      return { value: time }
    },
    onCommit: change,
  })
  useFormReset(field, () => {
    typed.forget()
    change(defaultValue, 'reset')
  })

  // What was stepped stays selected, so that the next arrow steps the same.
  useLayoutEffect(() => {
    const part = stepped.current
    stepped.current = undefined
    if (part === undefined || value === null || !isTime(value)) return
    const place = timeParts(value, locale, hourCycle).find((each) => each.part === part)
    if (place) input.current?.setSelectionRange(place.from, place.to)
  })

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || readOnly || event.nativeEvent.isComposing) return
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === 'Enter') {
      // What cannot be read is not sent either.
      if (!typed.commit()) event.preventDefault()
      return
    }
    if (key === 'Escape' && typed.typing) {
      event.preventDefault()
      event.stopPropagation()
      typed.forget()
      return
    }
    const direction = ['ArrowUp', 'PageUp'].includes(key) ? 1 : ['ArrowDown', 'PageDown'].includes(key) ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    const now = parseTime(typed.text, locale) ?? min ?? '09:00'
    const caret = event.currentTarget.selectionStart ?? 0
    const at = typed.text === '' ? 'minute' : partAt(timeParts(now, locale, hourCycle), caret)
    const part = key.startsWith('Page') ? 'hour' : at
    const size = part === 'hour' ? 60 : part === 'minute' ? step : 12 * 60
    stepped.current = part
    typed.forget()
    change(typed.text === '' ? now : stepTime(now, direction * size, { min, max }), 'step')
  }

  const shownError = typed.fault ?? error
  const words = { label, labelHidden, hint, error: shownError, required, optional, counter }
  return (
    <Field id={id} className={className} {...words}>
      <div
        ref={field}
        className="inlay-Control inlay-TextField inlay-TimeField"
        data-size={size}
        data-invalid={shownError === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
      >
        <Icon icon={Clock} size={size === 'compact' ? 14 : 16} />
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          ref={input}
          type="text"
          role="spinbutton"
          {...{ disabled, readOnly }}
          {...fieldAttributes(id, words)}
          aria-valuenow={value !== null && isTime(value) ? minutesOf(value) : undefined}
          aria-valuemin={minutesOf(min ?? '00:00')}
          aria-valuemax={minutesOf(max ?? '23:59')}
          aria-valuetext={typed.text}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={press}
          onBlur={(event) => {
            typed.commit()
            onBlur?.(event)
          }}
        />
        {timeZoneLabel !== undefined && <span className="inlay-TimeField-zone">{timeZoneLabel}</span>}
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      </div>
    </Field>
  )
})
