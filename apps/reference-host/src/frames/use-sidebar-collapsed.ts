import { useHost } from '@inlay/sdk-core/react'
import { useState } from 'react'

/** Whether the person wants the sidebar small, remembered for them across reloads. */
export function useSidebarCollapsed(userId: string): readonly [boolean, (collapsed: boolean) => void] {
  const { storage } = useHost()
  const key = `inlay.host.sidebar-collapsed.${userId}`
  const [collapsed, setCollapsed] = useState(() => storage.get(key) === 'true')
  const change = (next: boolean) => {
    storage.set(key, String(next))
    setCollapsed(next)
  }
  return [collapsed, change]
}
