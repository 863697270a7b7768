import { forwardRef, useContext, useId, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react'
import { ExternalLink, type LucideIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { useLinkAnchor, type LinkTarget } from '../link/Link'
import { kitMessages } from '../messages'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { MenuContext, MenuListContext } from './menu-context'
import { MenuRow, rowAttributes } from './MenuRow'

export type MenuLinkProps = LinkTarget &
  Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel' | 'role' | 'tabIndex' | 'onPointerMove'> & {
    /** What it says: where it leads. */
    readonly children: ReactNode
    /** Before the words. */
    readonly icon?: LucideIcon | undefined
    /** The keys that lead there too, shown at its end. */
    readonly shortcut?: string | undefined
  }

/**
 * An item of a menu that leads to another place: a real anchor, so that it opens in a new tab as links do.
 *
 * Contract: as `MenuItem`.
 */
export const MenuLink = forwardRef<HTMLAnchorElement, MenuLinkProps>(function MenuLink(
  { to, href, external, children, icon, shortcut, className, onClick, ...rest },
  ref,
) {
  const id = useId()
  const t = useMessages(kitMessages)
  const menu = useContext(MenuContext)
  const list = useContext(MenuListContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) menu?.close('selected')
  }
  const anchor = useLinkAnchor({ to, href, external, onClick: follow })
  return (
    <a
      {...rest}
      {...anchor}
      {...rowAttributes(id, { shortcut })}
      ref={ref}
      role="menuitem"
      className={classNames('inlay-Menu-item', className)}
      onPointerMove={(event) => list?.pointAt(event.currentTarget, { x: event.clientX, y: event.clientY })}
    >
      <MenuRow
        {...{ id, icon, shortcut }}
        end={
          external && (
            <span className="inlay-Menu-sub">
              <Icon icon={ExternalLink} size={14} directional />
            </span>
          )
        }
      >
        {children}
        {external && <VisuallyHidden> {t('opensInNewWindow')}</VisuallyHidden>}
      </MenuRow>
    </a>
  )
})
