import type { Meta, StoryObj } from '@storybook/react-vite'
import { List, LogOut, Megaphone, Plug, Settings2 } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import '../styles.css'
import { AccountMenu } from './AccountMenu'
import { AppHeader } from './AppHeader'
import { Frame } from './Frame'
import { Sidebar, type SidebarProps } from './Sidebar'
import type { SidebarEntry } from './SidebarItem'
import { ThemeToggle } from './ThemeToggle'
import { WorkspaceSwitcher } from './WorkspaceSwitcher'

const workspaces = [
  { workspaceId: 'northwind', workspaceName: 'Northwind Freight' },
  { workspaceId: 'halden', workspaceName: 'Halden Logistics International Forwarding and Customs' },
]
const logout = fn()
const switchTo = fn()
const collapse = fn()
const chooseTheme = fn()

const items: readonly SidebarEntry[] = [
  { key: 'campaigns', label: 'Campaigns', icon: Megaphone, to: { name: 'campaigns.root', params: {} } },
  { key: 'audience-list', label: 'Audience list', icon: List, to: { name: 'campaigns.audienceList', params: {} } },
]
const endItems: readonly SidebarEntry[] = [
  { key: 'settings', label: 'Settings', icon: Settings2, to: { name: 'campaigns.settingsCompany', params: {} } },
  { key: 'integrations', label: 'Integrations', icon: Plug, to: { name: 'campaigns.integrations', params: {} } },
  { key: 'logout', label: 'Logout', icon: LogOut, onSelect: logout },
]

function Campaigns(props: Partial<SidebarProps> & { readonly currentId?: string }) {
  const { currentId = 'northwind', ...rest } = props
  return (
    <Frame
      sidebar={
        <Sidebar
          head={
            <>
              <WorkspaceSwitcher workspaces={workspaces} currentId={currentId} onSwitch={switchTo} />
              <ThemeToggle size="compact" theme="light" onThemeChange={chooseTheme} />
            </>
          }
          items={items}
          endItems={endItems}
          current="audience-list"
          {...rest}
        />
      }
    >
      <h1 style={{ padding: 20 }}>Your Audience List</h1>
    </Frame>
  )
}

const meta = {
  title: 'Platform/Shell/Frame',
  component: Campaigns,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Campaigns>

export default meta
type Story = StoryObj<typeof meta>

/** The sidebar of the campaign product [CAM-SHELL-01] [CAM-SHELL-02]. */
export const CampaignsFrame: Story = {
  name: 'Campaigns [CAM-SHELL-01] [CAM-SHELL-02]',
  async play({ canvas, userEvent }) {
    const sidebar = canvas.getByRole('navigation', { name: 'Main' })
    await expect(sidebar.getBoundingClientRect().width).toBe(250)
    const names = [...sidebar.querySelectorAll('li')].map((item) => item.textContent)
    await expect(names).toEqual(['Campaigns', 'Audience list', 'Settings', 'Integrations', 'Logout'])
    await expect(within(sidebar).getByText('Audience list').closest('a')).toHaveAttribute('aria-current', 'page')
    const logoutItem = within(sidebar).getByRole('button', { name: 'Logout' })
    await expect(sidebar.getBoundingClientRect().bottom - logoutItem.getBoundingClientRect().bottom).toBe(12)
    await userEvent.click(logoutItem)
    await expect(logout).toHaveBeenCalled()
  },
}

/** The workspaces by name; choosing one leads there [CAM-SHELL-03]. */
export const SwitchingWorkspace: Story = {
  name: 'Switching workspace [CAM-SHELL-03]',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Northwind Freight/ }))
    const choices = await screen.findAllByRole('menuitemradio')
    await expect(choices.map(({ textContent }) => textContent)).toEqual(workspaces.map((each) => each.workspaceName))
    await expect(choices[0]).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(screen.getByRole('menuitemradio', { name: /Halden/ }))
    await expect(switchTo).toHaveBeenCalledWith('halden')
    await userEvent.click(canvas.getByRole('button', { name: /Northwind Freight/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Northwind/ }))
    await expect(switchTo).toHaveBeenLastCalledWith('northwind')
  },
}

/** The name gives way to the control beside it, which stays whole. */
export const LongNames: Story = {
  args: { currentId: 'halden' },
  async play({ canvas, userEvent }) {
    const sidebar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect()
    const toggle = canvas.getByRole('button', { name: 'Use the dark theme' })
    await expect(sidebar.right - toggle.getBoundingClientRect().right).toBe(13)
    await userEvent.click(toggle)
    await expect(chooseTheme).toHaveBeenCalledWith('dark')
  },
}

/** The keyboard finds a way past the sidebar first. */
export const SkippingToContent: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(80)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function Platform({ collapsed = false, theme }: { collapsed?: boolean; theme?: 'light' | 'dark' }) {
  return (
    <Frame
      header={
        <AppHeader
          appName="Inlay"
          workspaceName="Northwind Freight"
          sidebarCollapsed={collapsed}
          onSidebarCollapsedChange={collapse}
          theme={theme}
          onThemeChange={chooseTheme}
        >
          <AccountMenu
            person={{ name: 'Maren Lindqvist' }}
            workspaces={workspaces.map((each, index) => ({ ...each, isOwner: index === 0 }))}
            currentId="northwind"
            onSwitch={switchTo}
            onSignOut={logout}
          />
        </AppHeader>
      }
      sidebar={<Sidebar width={208} collapsed={collapsed} items={items} current="campaigns" />}
    >
      <h1 style={{ padding: 20 }}>Home</h1>
    </Frame>
  )
}

export const PlatformFrame: Story = {
  name: 'Platform [PLT-SIDE-07]',
  render: () => <Platform theme="light" />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(208)
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(52)
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }))
    await expect(collapse).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Use the dark theme' }))
    await expect(chooseTheme).toHaveBeenCalledWith('dark')
  },
}

/** Icons alone, each with its name on hover and for readers [PLT-SIDE-07]. */
export const Collapsed: Story = {
  name: 'Collapsed [PLT-SIDE-07]',
  render: () => <Platform collapsed />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(56)
    await userEvent.hover(canvas.getByRole('link', { name: 'Audience list' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Audience list')
  },
}

/** Every workspace of the person, with their role where they own it [PLT-WSPACE-02]. */
export const AccountMenuOpen: Story = {
  name: 'Account menu [PLT-WSPACE-02]',
  render: () => <Platform />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Maren Lindqvist' }))
    const choices = await screen.findAllByRole('menuitemradio')
    await expect(choices[0]).toHaveAccessibleName('Northwind Freight, Owner')
    await expect(choices[1]).toHaveAccessibleName('Halden Logistics International Forwarding and Customs')
    await waitFor(() => expect(screen.getByText('Owner')).toBeVisible())
    const items = [...choices, ...screen.getAllByRole('menuitem')]
    await expect(items.filter((item) => item.querySelector('svg:first-child') === null)).toEqual([])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await expect(logout).toHaveBeenCalled()
  },
}
