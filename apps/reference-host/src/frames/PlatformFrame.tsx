import { platformDestinations } from '@inlay/react-platform'
import { AccountMenu, AppHeader, Frame, NarrowNotice, Sidebar } from '@inlay/react-platform/shell'
import { useMessages } from '@inlay/sdk-core/react'
import { MenuLink } from '@inlay/sdk-core/ui'
import { ArrowRightLeft, BookOpen, Flag, Settings2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { config } from '../config'
import { hostMessages } from '../messages'
import { useLogOut } from '../signed-in/use-log-out'
import type { FrameProps } from './frame-props'
import { platformSidebar } from './sidebar-items'
import { useKeptChoice } from './use-kept-choice'
import { useSidebarCollapsed } from './use-sidebar-collapsed'
import { useTheme } from '../theme/use-theme'

/** What surrounds the platform. */
export function PlatformFrame({ screen, workspaceId, user, workspaces, isOn, children }: FrameProps) {
  const t = useMessages(hostMessages)
  const navigate = useNavigate()
  const logOut = useLogOut()
  const [collapsed, setCollapsed] = useSidebarCollapsed(user.userId)
  const [noticeClosed, setNoticeClosed] = useKeptChoice('narrow-notice-closed', user.userId)
  const [theme, setTheme] = useTheme()
  const { items, current } = platformSidebar(screen, isOn)

  return (
    <Frame
      header={
        <>
          {!noticeClosed && <NarrowNotice onClose={() => setNoticeClosed(true)} />}
          <AppHeader
            appName={config.appName}
            workspaceName={workspaces.find((workspace) => workspace.workspaceId === workspaceId)?.workspaceName ?? ''}
            sidebarCollapsed={collapsed}
            onSidebarCollapsedChange={setCollapsed}
            theme={isOn('dark-mode') ? theme : undefined}
            onThemeChange={setTheme}
          >
            <AccountMenu
              person={{ name: user.name, avatar: user.avatar ?? undefined }}
              workspaces={workspaces.map((workspace) => ({
                ...workspace,
                isOwner: workspace.members.some(
                  (member) => member.userId === user.userId && member.workspaceMembershipRole === 'Owner',
                ),
              }))}
              currentId={workspaceId}
              onSwitch={(next) => void navigate(`/workspace/${encodeURIComponent(next)}/home`)}
              onSignOut={logOut}
            >
              {isOn('v2-switch') && (
                <MenuLink href={`/v2/${encodeURIComponent(workspaceId)}/home`} icon={ArrowRightLeft}>
                  {t('switchToV2')}
                </MenuLink>
              )}
              <MenuLink to={platformDestinations.settingsCompany()} icon={Settings2}>
                {t('settings')}
              </MenuLink>
              <MenuLink to={platformDestinations.flags()} icon={Flag}>
                {t('featureFlags')}
              </MenuLink>
              <MenuLink href={config.helpHref} external icon={BookOpen}>
                {t('helpDocs')}
              </MenuLink>
            </AccountMenu>
          </AppHeader>
        </>
      }
      sidebar={
        <Sidebar
          width={208}
          collapsed={collapsed}
          items={items.map(({ key, text, icon }) => ({ key, icon, label: t(text), to: { name: key, params: {} } }))}
          current={current}
        />
      }
    >
      {children}
    </Frame>
  )
}
