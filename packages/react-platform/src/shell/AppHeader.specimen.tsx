import { useState } from 'react'
import type { Own, Specimen } from '../../../../suites/specimen'
import { AccountMenu } from './AccountMenu'
import { AppHeader } from './AppHeader'

const nothing = () => undefined

function Header({ own }: { readonly own: Own }) {
  const [collapsed, setCollapsed] = useState(false)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <AppHeader
      {...own}
      appName="Inlay"
      workspaceName="Northwind Freight"
      sidebarCollapsed={collapsed}
      onSidebarCollapsedChange={setCollapsed}
      theme={theme}
      onThemeChange={setTheme}
    >
      <AccountMenu
        person={{ name: 'Maren Lindqvist' }}
        workspaces={[{ workspaceId: 'northwind', workspaceName: 'Northwind Freight', isOwner: true }]}
        currentId="northwind"
        onSwitch={nothing}
        onSignOut={nothing}
      />
    </AppHeader>
  )
}

export const specimen: Specimen = {
  name: 'AppHeader',
  slot: 'inlay-AppHeader',
  rest: false,
  render: (own) => <Header own={own} />,
  async keyboard({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('button', 'Expand sidebar')
    await keys('{Tab}{Enter}')
    await find('button', 'Use the light theme')
    await keys('{Tab}{Enter}')
    await find('menu', 'Account of Maren Lindqvist')
    await keys('{Escape}')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Tab}{Tab}{Enter}')
    await find('menu', 'Account of Maren Lindqvist')
  },
}
