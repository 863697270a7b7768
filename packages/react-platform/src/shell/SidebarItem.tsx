import type { Destination } from '@inlay/sdk-core'
import { Icon, Tooltip, useLinkAnchor } from '@inlay/sdk-core/ui'
import type { LucideIcon } from 'lucide-react'

/** One way through the product: a place, or something that happens at once. */
export type SidebarEntry = { readonly key: string; readonly label: string; readonly icon: LucideIcon } & (
  | { readonly to: Destination; readonly onSelect?: undefined }
  | { readonly to?: undefined; readonly onSelect: () => void }
)

interface SidebarItemProps {
  readonly entry: SidebarEntry
  readonly current: boolean
}

export function SidebarItem({ entry, current }: SidebarItemProps) {
  const anchor = useLinkAnchor({ to: entry.to })
  const content = (
    <>
      <Icon icon={entry.icon} />
      <span className="inlay-Sidebar-label">{entry.label}</span>
    </>
  )
  const item = entry.to ? (
    <a {...anchor} className="inlay-Sidebar-item" aria-current={current ? 'page' : undefined}>
      {content}
    </a>
  ) : (
    <button type="button" className="inlay-Sidebar-item" onClick={entry.onSelect}>
      {content}
    </button>
  )
  return (
    <Tooltip text={entry.label} placement="right" whenCut>
      {item}
    </Tooltip>
  )
}
