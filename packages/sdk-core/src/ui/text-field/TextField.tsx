import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import type { LucideIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import type { ControlSize } from '../control-size'
import { ClearButton } from '../field/ClearButton'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { replaceText } from '../field/replace-text'
import { useCharacterCount, type CharacterLimit } from '../field/use-character-count'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'

export type TextFieldReason = 'typed' | 'cleared'

export interface TextFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'type' | 'required'>, FieldWords, CharacterLimit {
  /** What stands in it. Left out, it keeps that itself. */
  readonly value?: string | undefined
  /** What stands in it at first, where it keeps that itself. */
  readonly defaultValue?: string | undefined
  /** Something has been typed, or all taken back. */
  readonly onValueChange?: ((value: string, details: { readonly reason: TextFieldReason }) => void) | undefined
  /** A password can be shown and hidden again. @default 'text' */
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** In front of the text. */
  readonly icon?: LucideIcon | undefined
  /** Inside the edge at the end: a unit, a link button. */
  readonly end?: ReactNode
  /** A button empties it as soon as there is something in it. @default false */
  readonly clearable?: boolean | undefined
}

/**
 * One line of text. Works controlled (`value` with `onValueChange`) and with a form library's `register`, which gives
 * `ref`, `name`, `onChange` and `onBlur`.
 *
 * Contract: slot classes `inlay-TextField`, `inlay-Control`, `inlay-Control-clear`; `data-size`, `data-invalid`,
 * `data-disabled`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter: givenCounter,
    maxCharacters,
    countCharacters,
    onValueChange,
    type = 'text',
    size = 'regular',
    icon,
    end,
    clearable = false,
    id: givenId,
    className,
    placeholder,
    onChange,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const reason = useRef<TextFieldReason>('typed')
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const [revealed, setRevealed] = useState(false)
  const limit = useCharacterCount(rest.value ?? typed, { maxCharacters, countCharacters })
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  const clear = () => {
    if (!input.current) return
    reason.current = 'cleared'
    replaceText(input.current, '')
    reason.current = 'typed'
    input.current.focus()
  }

  const words = { label, labelHidden, hint, error, required, optional, counter: givenCounter ?? limit.counter }
  return (
    <Field id={id} className={className} {...words}>
      <div
        className="inlay-Control inlay-TextField"
        data-size={size}
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={rest.disabled ? '' : undefined}
      >
        {icon && <Icon icon={icon} />}
        <input
          ref={input}
          type={type === 'password' && revealed ? 'text' : type}
          // Whether it is empty is then known to the style sheet alone, also when a form library empties it.
          placeholder={placeholder ?? (clearable ? ' ' : undefined)}
          {...rest}
          {...fieldAttributes(id, words, rest['aria-describedby'])}
          {...(type === 'password' && { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false })}
          onChange={(event) => {
            const { value } = event.target
            if (maxCharacters !== undefined) setTyped(value)
            limit.announceRest(value)
            onChange?.(event)
            onValueChange?.(value, { reason: reason.current })
          }}
        />
        {clearable && !rest.disabled && !rest.readOnly && (
          <ClearButton label={t('clearField', { label })} onClear={clear} />
        )}
        {type === 'password' && (
          <button
            type="button"
            className="inlay-TextField-reveal"
            disabled={rest.disabled}
            aria-label={t(revealed ? 'hideField' : 'showField', { label })}
            aria-controls={id}
            onClick={() => setRevealed(!revealed)}
          >
            {t(revealed ? 'hide' : 'show')}
          </button>
        )}
        {end}
      </div>
    </Field>
  )
})
