import { useMessages } from '@inlay/sdk-core/react'
import { classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type ReactNode } from 'react'
import { shellMessages } from './messages'
import { SidebarItem, type SidebarEntry } from './SidebarItem'

export interface SidebarProps {
  /** Of the sidebar's element, beside its own. */
  readonly className?: string | undefined
  /** What stands above the items in a row: the workspace switcher, controls at its end; or nothing. */
  readonly head?: ReactNode
  readonly items: readonly SidebarEntry[]
  /** Items at the bottom. */
  readonly endItems?: readonly SidebarEntry[] | undefined
  /** The key of the entry whose screen is shown. */
  readonly current?: string | undefined
  /** @default 250 */
  readonly width?: 208 | 250 | undefined
  /** Shows icons alone, 56 wide, each with its label as a tooltip, as windows below 768 always do. @default false */
  readonly collapsed?: boolean | undefined
  /** @default 'Main' */
  readonly label?: string | undefined
}

/**
 * The ways through the product, at the start of a frame.
 *
 * Contract: slot classes `inlay-Sidebar`, `-head`, `-list`, `-item`; `data-width`, `data-collapsed`.
 */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(function Sidebar(
  { className, head, items, endItems = [], current, width = 250, collapsed = false, label },
  ref,
) {
  const t = useMessages(shellMessages)
  const list = (entries: readonly SidebarEntry[]) => (
    <ul className="inlay-Sidebar-list">
      {entries.map((entry) => (
        <li key={entry.key}>
          <SidebarItem entry={entry} current={entry.key === current} />
        </li>
      ))}
    </ul>
  )
  return (
    <nav
      ref={ref}
      className={classNames('inlay-Sidebar', className)}
      aria-label={label ?? t('mainNavigation')}
      data-width={width}
      data-collapsed={collapsed ? '' : undefined}
    >
      {head && <div className="inlay-Sidebar-head">{head}</div>}
      {list(items)}
      {endItems.length > 0 && <div className="inlay-Sidebar-end">{list(endItems)}</div>}
    </nav>
  )
})
