import { forwardRef, useId, useImperativeHandle, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { useCharacterCount, type CharacterLimit } from '../field/use-character-count'
import { useAutoGrow } from './use-auto-grow'

export interface TextAreaProps
  extends Omit<ComponentPropsWithoutRef<'textarea'>, 'rows' | 'required'>, FieldWords, CharacterLimit {
  /** What stands in it. Left out, it keeps that itself. */
  readonly value?: string | undefined
  /** What stands in it at first, where it keeps that itself. */
  readonly defaultValue?: string | undefined
  /** Something has been typed. */
  readonly onValueChange?: ((value: string, details: { readonly reason: 'typed' }) => void) | undefined
  /** Lines that are there from the start. @default 3 */
  readonly minRows?: number | undefined
  /** Lines up to which it grows with its text; then it scrolls. @default 12 */
  readonly maxRows?: number | undefined
}

/**
 * Several lines of text, as high as what is written in it. Works controlled and with a form library's `register`.
 *
 * Contract: slot classes `inlay-TextArea`, `inlay-Control`; `data-invalid`, `data-disabled`.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
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
    minRows = 3,
    maxRows = 12,
    id: givenId,
    className,
    onChange,
    ...rest
  },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const own = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const limit = useCharacterCount(rest.value ?? typed, { maxCharacters, countCharacters })
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => own.current, [])
  const grow = useAutoGrow(own, { minRows, maxRows, value: rest.value })
  const words = { label, labelHidden, hint, error, required, optional, counter: givenCounter ?? limit.counter }
  return (
    <Field id={id} className={className} {...words}>
      <div
        className="inlay-Control inlay-TextArea"
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={rest.disabled ? '' : undefined}
      >
        <textarea
          ref={own}
          {...rest}
          {...fieldAttributes(id, words, rest['aria-describedby'])}
          rows={minRows}
          onChange={(event) => {
            const { value } = event.target
            if (maxCharacters !== undefined) setTyped(value)
            limit.announceRest(value)
            onChange?.(event)
            onValueChange?.(value, { reason: 'typed' })
            grow()
          }}
        />
      </div>
    </Field>
  )
})
