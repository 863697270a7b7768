import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { Tooltip } from '../tooltip/Tooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

export interface SwitchProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'onClick' | 'type' | 'role' | 'value'
> {
  /** Left out, the switch remembers it by itself. */
  readonly checked?: boolean | undefined
  /** What it begins with, where it remembers by itself. @default false */
  readonly defaultChecked?: boolean | undefined
  /** It has been turned on, or off. */
  readonly onCheckedChange?: ((checked: boolean, details: { readonly reason: 'pressed' }) => void) | undefined
  /** What is on when it is on. */
  readonly label: string
  /** For where the place says what it is: the label is then only read. @default false */
  readonly labelHidden?: boolean | undefined
  /** Under the label: what turning it on does. */
  readonly hint?: ReactNode
  /** What is wrong, and what would be right. */
  readonly error?: string | undefined
  /** The change is on its way: it shows what was chosen and takes no other choice. @default false */
  readonly busy?: boolean | undefined
  /** Why it cannot be changed now. It stays reachable, so that the reason can be read. */
  readonly disabledReason?: string | undefined
  /** Tells a form that a browser sends that it is on, under this name. */
  readonly name?: string | undefined
}

/**
 * Turns something on or off at once, without a button that saves; in a form, together with the rest of it.
 *
 * Contract: slot classes `inlay-Switch`, `-track`, `-words`, `-label`, `-hint`, `inlay-Field-error`; `aria-checked`,
 * `data-busy`.
 */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  {
    checked: given,
    defaultChecked = false,
    onCheckedChange,
    label,
    labelHidden = false,
    hint,
    error,
    busy = false,
    disabledReason,
    name,
    className,
    ...rest
  },
  ref,
) {
  const id = useId()
  const [own, setOwn] = useState(defaultChecked)
  const checked = given ?? own
  const refused = busy || disabledReason !== undefined
  const Words = labelHidden ? VisuallyHidden : 'span'
  const described = [
    rest['aria-describedby'],
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean)

  const turn = () => {
    if (refused) return
    setOwn(!checked)
    onCheckedChange?.(!checked, { reason: 'pressed' })
  }

  const button = (
    <button
      {...rest}
      ref={ref}
      type="button"
      role="switch"
      className={classNames('inlay-Switch', className)}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-busy={busy || undefined}
      aria-disabled={refused || undefined}
      data-busy={busy ? '' : undefined}
      onClick={turn}
    >
      <span className="inlay-Switch-track" />
      <Words className="inlay-Switch-words">
        <span id={`${id}-label`} className="inlay-Switch-label">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="inlay-Switch-hint">
            {hint}
          </span>
        )}
        {error !== undefined && (
          <span id={`${id}-error`} className="inlay-Field-error">
            <Icon icon={CircleAlert} size={14} />
            <span>{error}</span>
          </span>
        )}
        {name !== undefined && checked && <input type="hidden" name={name} value="on" disabled={rest.disabled} />}
      </Words>
    </button>
  )
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>
})
