import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Tooltip } from '../tooltip/Tooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

export interface SwitchProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'onClick' | 'type' | 'role' | 'value'
> {
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean, details: { readonly reason: 'pressed' }) => void
  readonly label: string
  /** @default false */
  readonly labelHidden?: boolean | undefined
  /** Under the label: what turning it on does. */
  readonly hint?: ReactNode
  /** The change is on its way: it shows what was chosen and takes no other choice. @default false */
  readonly busy?: boolean | undefined
  readonly disabledReason?: string | undefined
}

/**
 * Turns something on or off at once, without a button that saves.
 *
 * Contract: slot classes `inlay-Switch`, `-track`, `-label`, `-hint`; `aria-checked`, `data-busy`.
 */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { checked, onCheckedChange, label, labelHidden = false, hint, busy = false, disabledReason, className, ...rest },
  ref,
) {
  const id = useId()
  const refused = busy || disabledReason !== undefined
  const Words = labelHidden ? VisuallyHidden : 'span'
  const button = (
    <button
      {...rest}
      ref={ref}
      type="button"
      role="switch"
      className={classNames('inlay-Switch', className)}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint === undefined ? rest['aria-describedby'] : `${id}-hint`}
      aria-busy={busy || undefined}
      aria-disabled={refused || undefined}
      data-busy={busy ? '' : undefined}
      onClick={() => {
        if (!refused) onCheckedChange(!checked, { reason: 'pressed' })
      }}
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
      </Words>
    </button>
  )
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>
})
