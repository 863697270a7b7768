import { useLinkAnchor } from '../link/Link'
import type { TabItem } from './tab-item'
import { TabContent } from './TabContent'
import type { TabReason } from './TabList'
import { useCurrentInView } from './use-current-in-view'
import { useMoreTabs } from './use-more-tabs'

interface TabLinksProps<Value extends string> {
  readonly label: string
  readonly items: readonly TabItem<Value>[]
  readonly current: Value | undefined
  readonly onOpen: (value: Value, reason: TabReason) => void
}

/** Tabs that are places: links, each a stop of the Tab key, as links are everywhere. */
export function TabLinks<Value extends string>({ label, items, current, onOpen }: TabLinksProps<Value>) {
  const line = useCurrentInView(current)
  useMoreTabs(line, items.length)
  return (
    <nav aria-label={label}>
      <div ref={line} className="inlay-Tabs-list">
        {items.map((item) => (
          <TabLink key={item.value} item={item} current={item.value === current} onOpen={onOpen} />
        ))}
      </div>
    </nav>
  )
}

function TabLink<Value extends string>({
  item,
  current,
  onOpen,
}: Pick<TabLinksProps<Value>, 'onOpen'> & { readonly item: TabItem<Value>; readonly current: boolean }) {
  const anchor = useLinkAnchor({ to: item.to, onClick: () => onOpen(item.value, 'pressed') })
  return (
    <a {...anchor} className="inlay-Tabs-tab" aria-current={current ? 'page' : undefined}>
      <TabContent item={item} />
    </a>
  )
}
