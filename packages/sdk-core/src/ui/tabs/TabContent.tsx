import { useContext } from 'react'
import { InlayContext } from '../../react/inlay-context'
import type { TabItem } from './tab-item'

/** What stands on a tab: its label and how many there are behind it. */
export function TabContent({ item }: { readonly item: TabItem }) {
  const locale = useContext(InlayContext)?.locale ?? 'en'
  return (
    <>
      <span>{item.label}</span>
      {item.count !== undefined && (
        <span className="inlay-Tabs-count">{new Intl.NumberFormat(locale).format(item.count)}</span>
      )}
    </>
  )
}
