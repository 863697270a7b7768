import { campaignsDestinations } from '@inlay/react-campaigns'
import { Frame, Sidebar, ThemeToggle, WorkspaceSwitcher, type SidebarEntry } from '@inlay/react-platform/shell'
import { useMessages } from '@inlay/sdk-core/react'
import { List, LogOut, Megaphone, Plug, Settings2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { hostMessages } from '../messages'
import { useLogOut } from '../signed-in/use-log-out'
import type { FrameProps } from './frame-props'
import { campaignsItemOf } from './sidebar-items'
import { useTheme } from '../theme/use-theme'

/** What surrounds the campaign product. */
export function CampaignsFrame({ screen, workspaceId, workspaces, isOn, children }: FrameProps) {
  const t = useMessages(hostMessages)
  const navigate = useNavigate()
  const logOut = useLogOut()
  const [theme, setTheme] = useTheme()
  const items: SidebarEntry[] = [
    { key: 'campaigns', label: t('campaigns'), icon: Megaphone, to: campaignsDestinations.root() },
    { key: 'audience-list', label: t('audienceList'), icon: List, to: campaignsDestinations.audienceList() },
  ]
  const endItems: SidebarEntry[] = [
    { key: 'settings', label: t('settings'), icon: Settings2, to: campaignsDestinations.settingsCompany() },
    { key: 'integrations', label: t('integrations'), icon: Plug, to: campaignsDestinations.integrations() },
    { key: 'logout', label: t('logout'), icon: LogOut, onSelect: logOut },
  ]
  return (
    <Frame
      sidebar={
        <Sidebar
          width={250}
          head={
            <>
              <WorkspaceSwitcher
                workspaces={workspaces}
                currentId={workspaceId}
                onSwitch={(next) => void navigate(`/v2/${encodeURIComponent(next)}`)}
              />
              {isOn('dark-mode') && <ThemeToggle size="compact" theme={theme} onThemeChange={setTheme} />}
            </>
          }
          items={items}
          endItems={endItems}
          current={campaignsItemOf(screen)}
        />
      }
    >
      {children}
    </Frame>
  )
}
