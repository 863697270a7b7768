import { forwardRef, useId, useImperativeHandle, useRef, type ComponentPropsWithoutRef } from 'react'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { useAutoGrow } from './use-auto-grow'

export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'rows' | 'required'>, FieldWords {
  readonly value?: string | undefined
  readonly onValueChange?: ((value: string, details: { readonly reason: 'typed' }) => void) | undefined
  /** Lines that are there from the start. @default 3 */
  readonly minRows?: number | undefined
  /** Lines up to which it grows with its text; then it scrolls. @default 12 */
  readonly maxRows?: number | undefined
}

/**
 * Several lines of text, as high as what is written in it.
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
    counter,
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
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => own.current, [])
  const grow = useAutoGrow(own, { minRows, maxRows, value: rest.value })
  const words = { label, labelHidden, hint, error, required, optional, counter }
  return (
    <Field id={id} className={className} {...words}>
      <div
        className="inlay-Control inlay-TextArea"
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={rest.disabled ? '' : undefined}
      >
        <textarea
          ref={own}
          dir="auto"
          {...rest}
          {...fieldAttributes(id, words)}
          rows={minRows}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.value, { reason: 'typed' })
            grow()
          }}
        />
      </div>
    </Field>
  )
})
