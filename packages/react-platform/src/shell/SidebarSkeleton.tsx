import { forwardRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Skeleton, classNames } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'
import type { SidebarProps } from './Sidebar'

export interface SidebarSkeletonProps extends Pick<SidebarProps, 'width' | 'collapsed' | 'label'> {
  /** Of the sidebar's element, beside its own. */
  readonly className?: string | undefined
  /** Whether something stands above the items. @default false */
  readonly head?: boolean | undefined
  /** How many items there will most likely be. */
  readonly items: number
  /** The same for those at the bottom. @default 0 */
  readonly endItems?: number | undefined
}

/**
 * A `Sidebar` while its items are on their way.
 *
 * Contract: as `Sidebar`, with slot class `inlay-SidebarSkeleton-item`.
 */
export const SidebarSkeleton = forwardRef<HTMLElement, SidebarSkeletonProps>(function SidebarSkeleton(props, ref) {
  const { className, width = 250, collapsed = false, label, head = false, items, endItems = 0 } = props
  const t = useMessages(shellMessages)
  const list = (count: number) => (
    <ul className="inlay-Sidebar-list inlay-FrameSkeleton-late" aria-hidden="true">
      {Array.from({ length: count }, (_, item) => item).map((item) => (
        <li key={item} className="inlay-SidebarSkeleton-item">
          <Skeleton width="16px" height="16px" />
          {!collapsed && <Skeleton width={widths[item % widths.length]} />}
        </li>
      ))}
    </ul>
  )
  return (
    <nav
      ref={ref}
      className={classNames('inlay-Sidebar', className)}
      aria-label={label ?? t('mainNavigation')}
      aria-busy="true"
      data-width={width}
      data-collapsed={collapsed ? '' : undefined}
    >
      {head && (
        <div className="inlay-Sidebar-head">
          <div className="inlay-SidebarSkeleton-head inlay-FrameSkeleton-late" aria-hidden="true">
            <Skeleton width="20px" height="20px" />
            <Skeleton width="60%" />
          </div>
        </div>
      )}
      {list(items)}
      {endItems > 0 && <div className="inlay-Sidebar-end">{list(endItems)}</div>}
    </nav>
  )
})

const widths = ['44%', '60%', '52%', '68%', '40%']
