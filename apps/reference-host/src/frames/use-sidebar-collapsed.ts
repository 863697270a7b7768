import { useHost } from '@inlay/sdk-core/react'
import { useEffect, useState } from 'react'
import { lastSidebar } from './last-sidebar'

/** Whether the person wants the sidebar small, remembered for them across reloads. */
export function useSidebarCollapsed(userId: string): readonly [boolean, (collapsed: boolean) => void] {
  const { storage } = useHost()
  const key = `inlay.host.sidebar-collapsed.${userId}`
  const [collapsed, setCollapsed] = useState(() => storage.get(key) === 'true')
  useEffect(() => lastSidebar.keep(collapsed), [collapsed])
  const change = (next: boolean) => {
    storage.set(key, String(next))
    setCollapsed(next)
  }
  return [collapsed, change]
}
