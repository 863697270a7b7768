import { Settings2 } from 'lucide-react'
import { MenuItem } from '@inlay/sdk-core/ui'
import type { Specimen } from '../../../../suites/specimen'
import { AccountMenu } from './AccountMenu'

const nothing = () => undefined
const workspaces = [
  { workspaceId: 'northwind', workspaceName: 'Northwind Freight', isOwner: true },
  { workspaceId: 'halden', workspaceName: 'Halden Logistics', isOwner: false },
]

export const specimen: Specimen = {
  name: 'AccountMenu',
  slot: 'inlay-AccountMenu',
  rest: false,
  render: (own) => (
    <AccountMenu
      {...own}
      person={{ name: 'Maren Lindqvist' }}
      workspaces={workspaces}
      currentId="northwind"
      onSwitch={nothing}
      onSignOut={nothing}
    >
      <MenuItem icon={Settings2} onSelect={nothing}>
        Settings
      </MenuItem>
    </AccountMenu>
  ),
  async keyboard({ keys, find, focused, until }) {
    const at = (text: string) => () => focused()?.textContent?.includes(text) ?? false
    await keys('{Tab}{Enter}')
    const menu = await find('menu', 'Account of Maren Lindqvist')
    await until('focus is on the first workspace', at('Northwind Freight'))
    await keys('lo')
    await until('typing finds what is below', at('Logout'))
    await keys('{Escape}')
    await until('Escape closes it', () => !menu.isConnected)
    const button = await find('button', 'Account of Maren Lindqvist')
    await until('focus is back', () => focused() === button)
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('menu', 'Account of Maren Lindqvist')
  },
}
