import { useEffect } from 'react'
import { lastSidebar } from './last-sidebar'
import { useKeptChoice } from './use-kept-choice'

/** Whether the person wants the sidebar small. */
export function useSidebarCollapsed(userId: string): readonly [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useKeptChoice('sidebar-collapsed', userId)
  useEffect(() => lastSidebar.keep(collapsed), [collapsed])
  return [collapsed, setCollapsed]
}
