import { useState, type KeyboardEvent } from 'react'
import { lineTarget } from '../roving/line-target'
import { Tooltip } from '../tooltip/Tooltip'
import type { TabItem } from './tab-item'
import { TabContent } from './TabContent'
import { useCurrentInView } from './use-current-in-view'
import { useMoreTabs } from './use-more-tabs'

export type TabReason = 'pressed' | 'arrow-key'

interface TabListProps<Value extends string> {
  readonly id: string
  readonly label: string
  readonly items: readonly TabItem<Value>[]
  readonly current: Value | undefined
  readonly activation: 'automatic' | 'manual'
  readonly onOpen: (value: Value, reason: TabReason) => void
}

/** The line of tabs. One of them is a stop of the Tab key; arrows lead to the others. */
export function TabList<Value extends string>({ id, label, items, current, activation, onOpen }: TabListProps<Value>) {
  const line = useCurrentInView(current)
  useMoreTabs(line, items.length)
  const [reached, setReached] = useState<Value>()
  const stop = items.some((item) => item.value === reached) ? reached : (current ?? items[0]?.value)

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const from = tabs.findIndex((tab) => tab.contains(event.target as Node))
    const rightToLeft = event.currentTarget.matches(':dir(rtl)')
    const target = lineTarget(event.key, from, items.length, { rightToLeft })
    const item = target === undefined ? undefined : items[target]
    if (target === undefined || !item || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    tabs[target]?.focus()
    if (activation === 'automatic' && item.disabledReason === undefined) onOpen(item.value, 'arrow-key')
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take focus, one of them at a time
    <div ref={line} role="tablist" aria-label={label} className="inlay-Tabs-list" onKeyDown={press}>
      {items.map((item) => {
        const selected = item.value === current
        const tab = (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            className="inlay-Tabs-tab"
            aria-selected={selected}
            aria-controls={selected && item.panel !== undefined ? `${id}-panel-${item.value}` : undefined}
            aria-disabled={item.disabledReason === undefined ? undefined : true}
            tabIndex={item.value === stop ? 0 : -1}
            onFocus={() => setReached(item.value)}
            onBlur={() => setReached(undefined)}
            onClick={() => item.disabledReason === undefined && onOpen(item.value, 'pressed')}
          >
            <TabContent item={item} />
          </button>
        )
        return item.disabledReason === undefined ? (
          tab
        ) : (
          <Tooltip key={item.value} text={item.disabledReason}>
            {tab}
          </Tooltip>
        )
      })}
    </div>
  )
}
