import { useState } from 'react'
import type { Own, Specimen } from '../../../../suites/specimen'
import { WorkspaceSwitcher } from './WorkspaceSwitcher'

const workspaces = [
  { workspaceId: 'northwind', workspaceName: 'Northwind Freight' },
  { workspaceId: 'halden', workspaceName: 'Halden Logistics International Forwarding and Customs' },
]

function Switcher({ own }: { readonly own: Own }) {
  const [current, setCurrent] = useState('northwind')
  return (
    <div style={{ display: 'grid', inlineSize: 234 }}>
      <WorkspaceSwitcher {...own} workspaces={workspaces} currentId={current} onSwitch={setCurrent} />
    </div>
  )
}

export const specimen: Specimen = {
  name: 'WorkspaceSwitcher',
  slot: 'inlay-WorkspaceSwitcher',
  rest: false,
  render: (own) => <Switcher own={own} />,
  async keyboard({ keys, find, focused, until }) {
    const now = () => focused()?.querySelector('.inlay-WorkspaceSwitcher-name')?.textContent ?? ''
    await keys('{Tab}')
    await until('focus is on it, and it names where one is', () => now() === 'Northwind Freight')
    await keys('{Enter}')
    await find('menu', 'Workspaces')
    await keys('{ArrowDown}{Enter}')
    await until('focus is back, and it names the other', () => now().startsWith('Halden'))
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('menu', 'Workspaces')
  },
}
