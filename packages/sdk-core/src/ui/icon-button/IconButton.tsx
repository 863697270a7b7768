import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import type { ControlSize } from '../control-size'
import { Icon } from '../icon/Icon'
import { useRootWarning } from '../root/use-root-warning'
import { Spinner } from '../spinner/Spinner'
import { Tooltip } from '../tooltip/Tooltip'
import type { TooltipWords } from '../tooltip/tooltip-attributes'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  /** What is seen of it. */
  readonly icon: LucideIcon
  /** What it does: its accessible name and its tooltip. */
  readonly label: string
  /** How much it stands out. @default 'ghost' */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | undefined
  /** How large it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** The icon points along the line of text. @default false */
  readonly directional?: boolean | undefined
  /** The keys that do the same, shown in the tooltip. */
  readonly shortcut?: string | undefined
  /** Where its tooltip stands, for a button whose tooltip would cover what it is about. @default 'bottom' */
  readonly tooltipPlacement?: TooltipWords['placement']
  /** What it began is still going on: a ring turns, and presses do nothing. @default false */
  readonly busy?: boolean | undefined
  /** Why it cannot be used now. */
  readonly disabledReason?: string | undefined
}

/**
 * A button that shows an icon alone. Its label is its name and its tooltip.
 *
 * Contract: slot class `inlay-Button` with `data-icon-only`; else as `Button`.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    icon,
    label,
    variant = 'ghost',
    size = 'regular',
    directional,
    shortcut,
    tooltipPlacement,
    busy = false,
    disabledReason,
    className,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  useRootWarning()
  const refused = busy || disabledReason !== undefined
  return (
    <Tooltip
      text={disabledReason ?? label}
      shortcut={shortcut}
      names={disabledReason === undefined}
      placement={tooltipPlacement}
    >
      <button
        {...rest}
        ref={ref}
        type={type}
        aria-label={label}
        className={classNames('inlay-Button', 'inlay-IconButton', className)}
        data-icon-only=""
        data-variant={variant}
        data-size={size}
        data-busy={busy ? '' : undefined}
        aria-busy={busy || undefined}
        aria-disabled={refused || rest['aria-disabled'] || undefined}
        onClick={refused ? (event) => event.preventDefault() : onClick}
      >
        {busy ? <Spinner /> : <Icon icon={icon} directional={directional} />}
      </button>
    </Tooltip>
  )
})
