import { forwardRef, type ComponentPropsWithoutRef, type MouseEventHandler, type ReactNode } from 'react'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { Spinner } from '../spinner/Spinner'
import { tooltipAttributes } from '../tooltip/tooltip-attributes'
import type { ControlSize } from '../control-size'
import { useRootWarning } from '../root/use-root-warning'

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** What it does, as a verb: “Launch”. */
  readonly children: ReactNode
  /** It was pressed, by pointer or by keyboard. Not while it is busy or cannot be used. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  /**
   * `primary` is the next step of the work, one per layer; `danger` stands only in the question that confirms.
   * @default 'secondary'
   */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'link' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** Before the words. */
  readonly icon?: LucideIcon | undefined
  /** Says that a menu opens. @default false */
  readonly chevron?: boolean | undefined
  /** A number behind the label: how many filters are set, how many rows it acts on. */
  readonly count?: number | undefined
  /** Shows the ring and takes no clicks; the button keeps focus and width. @default false */
  readonly busy?: boolean | undefined
  /** The verb in -ing while busy. @default the label */
  readonly busyLabel?: string | undefined
  /** Why the button cannot be used now. It stays reachable, so that the reason can be read. */
  readonly disabledReason?: string | undefined
}

/**
 * Does something in place, or begins it. It says what, with a verb; while that goes on it shows a ring and the verb in
 * -ing, and it can say why it cannot be used. What leads elsewhere is a link.
 *
 * Contract: slot class `inlay-Button`; `data-variant`, `data-size`, `data-busy`, `aria-disabled`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    variant = 'secondary',
    size = 'regular',
    icon,
    chevron = false,
    count,
    busy = false,
    busyLabel,
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
    <button
      {...rest}
      {...(disabledReason !== undefined && tooltipAttributes({ text: disabledReason }))}
      ref={ref}
      type={type}
      className={classNames('inlay-Button', className)}
      data-variant={variant}
      data-size={size}
      data-busy={busy ? '' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={refused || rest['aria-disabled'] || undefined}
      onClick={refused ? (event) => event.preventDefault() : onClick}
    >
      <span className="inlay-Button-content" data-shown={busy ? undefined : ''}>
        {icon && <Icon icon={icon} size={size === 'compact' ? 14 : 16} />}
        <span className="inlay-Button-label">{children}</span>
        {count !== undefined && <span className="inlay-Button-count">{count}</span>}
        {chevron && <Icon icon={ChevronDown} size={14} className="inlay-Button-chevron" />}
      </span>
      {(busy || busyLabel !== undefined) && (
        // There from the start where the words are known, so that the width never changes.
        <span className="inlay-Button-content" data-shown={busy ? '' : undefined}>
          <Spinner />
          <span className="inlay-Button-label">{busyLabel ?? children}</span>
        </span>
      )}
    </button>
  )
})
