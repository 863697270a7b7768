import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react'
import { ChevronRight, Ellipsis } from 'lucide-react'
import type { Destination } from '../../ports/navigation'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { IconButton } from '../icon-button/IconButton'
import { Link } from '../link/Link'
import { Menu } from '../menu/Menu'
import { MenuLink } from '../menu/MenuLink'
import { kitMessages } from '../messages'
import { useHiddenCrumbs } from './use-hidden-crumbs'

export interface Crumb {
  readonly id: string
  readonly label: string
  /** Where it leads; the last one is where one is, and leads nowhere. */
  readonly to?: Destination | undefined
  readonly href?: string | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** From the outermost to where one is. */
  readonly items: readonly Crumb[]
  /** How many stand in the line at most; those in the middle go into a menu. At least 3. @default 4 */
  readonly limit?: number | undefined
}

/**
 * Where one is, and the places around it, in one line. Where there is too little room to read their names, those in the
 * middle go into a menu, and the first last; the name of where one is has the room that is left.
 *
 * Contract: slot classes `inlay-Breadcrumbs`, `-list`, `-item`, `-current`; the last has `aria-current="page"`.
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, limit = 4, className, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  const line = useRef<HTMLOListElement>(null)
  const room = Math.max(3, limit)
  const count = useHiddenCrumbs(line, {
    names: items.map(({ label }) => label).join('\n'),
    // The first and the menu are in the line too.
    least: items.length > room ? items.length - room + 1 : 0,
    most: Math.max(0, items.length - 1),
  })
  // After all between the first and the last, the first.
  const withFirst = count < items.length - 1
  const [first] = withFirst ? items : []
  const hidden = items.slice(withFirst ? 1 : 0, count + (withFirst ? 1 : 0))
  const last = items.slice(count + (withFirst ? 1 : 0))
  return (
    <nav aria-label={t('breadcrumbs')} {...rest} ref={ref} className={classNames('inlay-Breadcrumbs', className)}>
      <ol ref={line} className="inlay-Breadcrumbs-list">
        {first && <CrumbItem crumb={first} current={items.length === 1} first />}
        {hidden.length > 0 && (
          <li className="inlay-Breadcrumbs-item">
            {first && <Icon icon={ChevronRight} size={14} directional className="inlay-Breadcrumbs-mark" />}
            <Menu trigger={<IconButton icon={Ellipsis} label={t('morePlaces')} size="compact" />}>
              {hidden.map((crumb) => (
                <MenuLink key={crumb.id} {...(crumb.to ? { to: crumb.to } : { href: crumb.href ?? '' })}>
                  {crumb.label}
                </MenuLink>
              ))}
            </Menu>
          </li>
        )}
        {last.map((crumb, index) => (
          <CrumbItem key={crumb.id} crumb={crumb} current={index === last.length - 1} />
        ))}
      </ol>
    </nav>
  )
})

function CrumbItem({
  crumb,
  current,
  first = false,
}: {
  readonly crumb: Crumb
  readonly current: boolean
  readonly first?: boolean
}) {
  return (
    <li className="inlay-Breadcrumbs-item">
      {!first && <Icon icon={ChevronRight} size={14} directional className="inlay-Breadcrumbs-mark" />}
      {current ? (
        <span aria-current="page" className="inlay-Breadcrumbs-current" title={crumb.label}>
          {crumb.label}
        </span>
      ) : (
        <Link
          variant="plain"
          className="inlay-Breadcrumbs-link"
          title={crumb.label}
          {...(crumb.to ? { to: crumb.to } : { href: crumb.href ?? '' })}
        >
          {crumb.label}
        </Link>
      )}
    </li>
  )
}
