import { forwardRef, useId, useImperativeHandle, useRef } from 'react'
import type { CalendarLimits } from '../calendar/calendar-limits'
import { formatDate } from '../calendar/date-text'
import { useLocale } from '../root/use-locale'
import { TextField } from '../text-field/TextField'
import { useTypedValue } from '../time-field/use-typed-value'
import { useDateReader } from './use-date-reader'

export interface DateInputProps extends Pick<CalendarLimits, 'min' | 'max' | 'disabledReason'> {
  readonly label: string
  readonly value: string | null
  readonly error: string | undefined
  readonly onValueChange: (value: string | null) => void
}

/** One end of a range, as it is typed. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { label, value, error, onValueChange, ...limits },
  ref,
) {
  const locale = useLocale()
  const id = useId()
  const read = useDateReader(limits, undefined)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const format = (date: string) => formatDate(date, locale)
  const typed = useTypedValue({ input, value, format, read, onCommit: onValueChange })
  return (
    <TextField
      ref={input}
      id={id}
      label={label}
      size="compact"
      autoComplete="off"
      error={typed.fault ?? error}
      value={typed.text}
      onValueChange={typed.type}
      onBlur={() => typed.commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The form around is not what is meant.
          event.preventDefault()
          typed.commit()
        } else if (event.key === 'Escape' && typed.typing) {
          event.preventDefault()
          event.stopPropagation()
          typed.forget()
        }
      }}
    />
  )
})
