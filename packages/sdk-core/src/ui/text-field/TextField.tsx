import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'

export interface TextFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'type' | 'required'>, FieldWords {
  readonly value?: string | undefined
  readonly onValueChange?: ((value: string, details: { readonly reason: 'typed' }) => void) | undefined
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password' | undefined
  /** @default 'regular' */
  readonly size?: ControlSize | undefined
  readonly icon?: LucideIcon | undefined
  /** Inside the edge at the end: a unit, a link button. */
  readonly end?: ReactNode
}

/**
 * One line of text. Works controlled (`value` with `onValueChange`) and with a form library's `register`, which gives
 * `ref`, `name`, `onChange` and `onBlur`.
 *
 * Contract: slot classes `inlay-TextField`, `inlay-Control`; `data-size`, `data-invalid`, `data-disabled`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter,
    onValueChange,
    type = 'text',
    size = 'regular',
    icon,
    end,
    id: givenId,
    className,
    onChange,
    ...rest
  },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, labelHidden, hint, error, required, optional, counter }
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
          ref={ref}
          type={type}
          dir="auto"
          {...rest}
          {...fieldAttributes(id, words)}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.value, { reason: 'typed' })
          }}
        />
        {end}
      </div>
    </Field>
  )
})
