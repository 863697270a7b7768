import {
  forwardRef,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from '../class-names'
import { Choice } from '../field/Choice'
import { Icon } from '../icon/Icon'

export interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'checked' | 'defaultChecked' | 'required' | 'children'
> {
  /** Left out, the box remembers it by itself. */
  readonly checked?: boolean | undefined
  /** What it begins with, where it remembers by itself. @default false */
  readonly defaultChecked?: boolean | undefined
  /** Some of what it stands for is chosen and some is not. Pressing it chooses all. @default false */
  readonly mixed?: boolean | undefined
  /** It has been ticked, or unticked. */
  readonly onCheckedChange?: ((checked: boolean, details: { readonly reason: 'pressed' }) => void) | undefined
  /** What is chosen with it; may hold a link. */
  readonly label: ReactNode
  /** The label is only read out, not shown. @default false */
  readonly labelHidden?: boolean | undefined
  /** Under the label: what choosing it means. */
  readonly hint?: ReactNode
  /** What is wrong, and what would be right. */
  readonly error?: string | undefined
  /** It has to be chosen. @default false */
  readonly required?: boolean | undefined
}

/**
 * Chooses or does not. Works controlled (`checked` with `onCheckedChange`), by itself, and with a form library's
 * `register`.
 *
 * Contract: slot classes `inlay-Checkbox`, `-box`, `inlay-Choice`, `-words`, `-label`, `-hint`, `inlay-Field-error`;
 * `data-disabled`, `data-invalid`; the state is the input's own: `:checked`, `:indeterminate`.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    mixed = false,
    checked,
    onCheckedChange,
    id: givenId,
    className,
    onChange,
    ...rest
  },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  // There is no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])

  const described = [
    rest['aria-describedby'],
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean)
  const invalid = error !== undefined || rest['aria-invalid'] === true
  return (
    <div className={classNames('inlay-Checkbox', className)}>
      <Choice {...{ id, label, labelHidden, required, hint, invalid }} disabled={rest.disabled}>
        <span className="inlay-Choice-box inlay-Checkbox-box">
          <input
            {...rest}
            ref={input}
            id={id}
            type="checkbox"
            {...(checked !== undefined && { checked })}
            aria-labelledby={`${id}-label`}
            aria-describedby={described.length > 0 ? described.join(' ') : undefined}
            aria-invalid={invalid || undefined}
            aria-required={required || undefined}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.target.checked, { reason: 'pressed' })
              // The press has taken it away; a change of it comes with the next render.
              event.target.indeterminate = mixed
            }}
          />
          <svg className="inlay-Checkbox-mark" viewBox="0 0 12 12" aria-hidden>
            <path className="inlay-Checkbox-tick" d="m2.5 6.3 2.4 2.4 4.6-5.2" />
            <path className="inlay-Checkbox-dash" d="M2.8 6h6.4" />
          </svg>
        </span>
      </Choice>
      {error !== undefined && (
        <p id={`${id}-error`} className="inlay-Field-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
})
