import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import type { ControlSize } from '../control-size'
import { Icon } from '../icon/Icon'
import { useLinkAnchor, type LinkTarget } from './Link'

export type LinkButtonProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> &
  LinkTarget & {
    /** What it says: the step that follows. */
    readonly children: ReactNode
    /** How much it stands out. @default 'secondary' */
    readonly variant?: 'primary' | 'secondary' | 'ghost' | undefined
    /** How high it is. @default 'regular' */
    readonly size?: ControlSize | undefined
    /** Before the words. */
    readonly icon?: LucideIcon | undefined
  }

/**
 * A link that looks like a button, for a step of the work that is another place.
 *
 * Contract: slot class `inlay-Button`; `data-variant`, `data-size`.
 */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { to, href, external, variant = 'secondary', size = 'regular', icon, className, children, ...rest },
  ref,
) {
  const anchor = useLinkAnchor({ to, href, external, onClick: rest.onClick })
  return (
    <a
      ref={ref}
      {...rest}
      {...anchor}
      className={classNames('inlay-Button', className)}
      data-variant={variant}
      data-size={size}
    >
      <span className="inlay-Button-content" data-shown="">
        {icon && <Icon icon={icon} size={size === 'compact' ? 14 : 16} />}
        <span className="inlay-Button-label">{children}</span>
      </span>
    </a>
  )
})
