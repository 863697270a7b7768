import { forwardRef, useContext, useId, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { useLinkAnchor, type LinkTarget } from '../link/Link'
import { MenuContext } from './menu-context'
import { described, focusUnderPointer } from './MenuItem'

export type MenuLinkProps = LinkTarget & {
  readonly children: ReactNode
  readonly icon?: LucideIcon | undefined
  readonly shortcut?: string | undefined
  readonly className?: string | undefined
}

/**
 * An item of a menu that leads to another place: a real anchor, so that it opens in a new tab as links do.
 *
 * Contract: as `MenuItem`.
 */
export const MenuLink = forwardRef<HTMLAnchorElement, MenuLinkProps>(function MenuLink(
  { to, href, external, children, icon, shortcut, className },
  ref,
) {
  const id = useId()
  const menu = useContext(MenuContext)
  const anchor = useLinkAnchor({ to, href, external, onClick: () => menu?.close('selected') })
  return (
    <a
      ref={ref}
      {...anchor}
      role="menuitem"
      tabIndex={-1}
      aria-describedby={described(id, { keys: shortcut })}
      className={classNames('inlay-Menu-item', className)}
      onPointerMove={(event) => focusUnderPointer(event.currentTarget)}
    >
      {icon && <Icon icon={icon} />}
      <span className="inlay-Menu-words">
        <span className="inlay-Menu-text">{children}</span>
      </span>
      {shortcut !== undefined && (
        <kbd aria-hidden id={`${id}-keys`} className="inlay-Menu-hint">
          {shortcut}
        </kbd>
      )}
    </a>
  )
})
