import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Minus, Plus } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { useLocale } from '../root/use-locale'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { forgetTyped } from '../time-field/forget-typed'
import { stepFrom } from './number-bounds'
import { fractionDigits } from './number-reading'
import { StepButton } from './StepButton'
import { entryOf, useNumberText, type NumberFieldReason } from './use-number-text'

export interface NumberFieldProps
  extends
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'min' | 'max' | 'step' | 'required' | 'name'
    >,
    FieldWords {
  /** `null`: empty. `NaN`: what is typed is no number. Left out, the field remembers it by itself. */
  readonly value?: number | null | undefined
  /** What it begins with, where it remembers by itself. @default null */
  readonly defaultValue?: number | null | undefined
  /**
   * With every key that makes another number, every step, and when leaving it has to correct what was typed. What cannot
   * be read is told as `NaN`, which no schema takes for a number.
   */
  readonly onValueChange?: ((value: number | null, details: { readonly reason: NumberFieldReason }) => void) | undefined
  /** The lowest number; one below it becomes this one. */
  readonly min?: number | undefined
  /** The highest number; one above it becomes this one. */
  readonly max?: number | undefined
  /** By how much the arrows and buttons change it. @default 1 */
  readonly step?: number | undefined
  /** How many steps at once by Page Up and Page Down, and by arrows with Shift. @default 10 */
  readonly largeStep?: number | undefined
  /** Digits behind the point; what is typed beyond is rounded. @default those of `step` */
  readonly fractionDigits?: number | undefined
  /** Fills up with noughts, as for money: 2.50. @default false */
  readonly fixedDigits?: boolean | undefined
  /** Separates thousands; off for years and identifiers. @default true */
  readonly grouping?: boolean | undefined
  /** Leaving it brings a number into bounds, and says so; off, the form says what is wrong with it. @default true */
  readonly clamped?: boolean | undefined
  /** Before the number: a currency sign. May be pasted along with it. */
  readonly prefix?: string | undefined
  /** Behind the number: “days”, “%”. Read as part of the description; may be pasted along with the number. */
  readonly unit?: ReactNode
  /** The two buttons at the end. @default true */
  readonly steppers?: boolean | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** Gives the number to a form that a browser sends, under this name. */
  readonly name?: string | undefined
}

/**
 * A number, read and written as the locale does; may be empty. Arrow Up and Down step, Page Up and Page Down take
 * larger steps, and the wheel does nothing: whoever scrolls past changes no value. What cannot be read stays as it was
 * typed, and is refused when it is left. With a form library, bind `value` and `onValueChange`: the text of the input is
 * no number.
 *
 * Contract: slot classes `inlay-NumberField`, `-affix`, `-step`, `inlay-Control`; `data-size`, `data-invalid`,
 * `data-disabled`.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter,
    value,
    defaultValue = null,
    onValueChange,
    min,
    max,
    step = 1,
    largeStep = 10,
    fractionDigits: digits = fractionDigits(step),
    fixedDigits = false,
    grouping = true,
    clamped = true,
    prefix,
    unit,
    steppers = true,
    size = 'regular',
    name,
    id: givenId,
    className,
    onKeyDown,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const announce = useAnnounce()
  const locale = useLocale()
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [corrected, setCorrected] = useState<string>()
  const [left, setLeft] = useState(false)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  const format = useMemo(
    () => ({
      maximumFractionDigits: digits,
      useGrouping: grouping,
      ...(fixedDigits && { minimumFractionDigits: digits }),
    }),
    [digits, fixedDigits, grouping],
  )
  const unitText = typeof unit === 'string' ? unit : ''
  const affixes = useMemo(() => [prefix ?? '', unitText], [prefix, unitText])
  const number = useNumberText({ value, defaultValue, onValueChange, locale, format, affixes, clamped, min, max })
  const { current, unreadable, write } = number
  const refusal = unreadable ? t('numberUnreadable', { text: number.text.trim() }) : undefined
  // A form that a browser sends is stopped by it too.
  useEffect(() => input.current?.setCustomValidity(refusal ?? ''), [refusal])
  useEffect(() => {
    const { current: element } = input
    const forget = () => {
      setCorrected(undefined)
      setLeft(false)
    }
    element?.addEventListener(forgetTyped, forget)
    return () => element?.removeEventListener(forgetTyped, forget)
  }, [])
  const locked = rest.disabled === true || rest.readOnly === true

  const stepBy = (direction: 1 | -1, times = 1): boolean => {
    if (locked) return false
    // A step would take the place of what somebody has typed.
    if (unreadable) {
      settle()
      return false
    }
    const next = stepFrom(current, direction, { step, times, min, max })
    setCorrected(undefined)
    number.set(next)
    return next !== (direction === 1 ? max : min)
  }

  const settle = () => {
    const settled = number.settle()
    if (!settled) return
    if (settled.reason === 'unreadable') {
      setLeft(true)
      return announce(refusal ?? '')
    }
    const text = t(corrections[settled.reason], { value: write(settled.value) })
    setCorrected(text)
    announce(text)
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.altKey || event.metaKey) return
    const direction = directions[event.key]
    if (event.key === 'Enter') settle()
    if (!direction) return
    event.preventDefault()
    stepBy(direction, event.shiftKey || event.key.startsWith('Page') ? largeStep : 1)
  }

  const pressButton = (direction: 1 | -1) => (byHand: boolean) => {
    const more = stepBy(direction)
    // Whoever is in the field hears its value change; whoever is on the button would not.
    if (!byHand && !unreadable) announce(write(stepFrom(current, direction, { step, min, max })))
    return more
  }

  const wrong = left && refusal !== undefined ? refusal : error
  const words = { label, labelHidden, hint: corrected ?? hint, error: wrong, required, optional, counter }
  const unitId = unit === undefined ? undefined : `${id}-unit`
  return (
    <Field id={id} className={className} {...words}>
      <div
        className="inlay-Control inlay-NumberField"
        data-size={size}
        data-invalid={wrong === undefined ? undefined : ''}
        data-disabled={rest.disabled ? '' : undefined}
      >
        {prefix !== undefined && <span className="inlay-NumberField-affix">{prefix}</span>}
        <input
          {...rest}
          ref={input}
          type="text"
          role="spinbutton"
          inputMode={digits > 0 || (min ?? -1) < 0 ? 'decimal' : 'numeric'}
          autoComplete={rest.autoComplete ?? 'off'}
          {...fieldAttributes(id, words, rest['aria-describedby'], unitId)}
          aria-valuenow={current ?? undefined}
          aria-valuetext={number.text === '' ? undefined : number.text}
          aria-valuemin={min}
          aria-valuemax={max}
          value={number.text}
          onChange={(event) => {
            setCorrected(undefined)
            const typed = event.target.value
            number.type(typed, entryOf(typed, event.nativeEvent))
          }}
          onKeyDown={press}
          onFocus={(event) => {
            setLeft(unreadable)
            onFocus?.(event)
          }}
          onBlur={(event) => {
            settle()
            onBlur?.(event)
          }}
        />
        {unit !== undefined && (
          <span id={unitId} className="inlay-NumberField-affix">
            {unit}
          </span>
        )}
        {steppers && (
          <span className="inlay-NumberField-steps">
            <StepButton
              icon={Minus}
              label={t('decrease', { label })}
              controls={id}
              disabled={locked || (current !== null && min !== undefined && current <= min)}
              onStep={pressButton(-1)}
            />
            <StepButton
              icon={Plus}
              label={t('increase', { label })}
              controls={id}
              disabled={locked || (current !== null && max !== undefined && current >= max)}
              onStep={pressButton(1)}
            />
          </span>
        )}
        {name !== undefined && <input type="hidden" name={name} value={current ?? ''} disabled={rest.disabled} />}
      </div>
    </Field>
  )
})

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 }

const corrections = {
  rounded: 'numberRounded',
  raised: 'numberRaised',
  lowered: 'numberLowered',
} as const
