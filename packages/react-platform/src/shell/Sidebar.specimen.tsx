import { List, LogOut, Megaphone, Settings2 } from 'lucide-react'
import type { Specimen } from '../../../../suites/specimen'
import { Sidebar } from './Sidebar'
import type { SidebarEntry } from './SidebarItem'

const items: readonly SidebarEntry[] = [
  { key: 'campaigns', label: 'Campaigns', icon: Megaphone, to: { name: 'campaigns.root', params: {} } },
  { key: 'audience-list', label: 'Audience list', icon: List, to: { name: 'campaigns.audienceList', params: {} } },
]
const endItems: readonly SidebarEntry[] = [
  { key: 'settings', label: 'Settings', icon: Settings2, to: { name: 'campaigns.settingsCompany', params: {} } },
  { key: 'logout', label: 'Logout', icon: LogOut, onSelect: () => undefined },
]

/** With and without its labels. */
export const specimen: Specimen = {
  name: 'Sidebar',
  slot: 'inlay-Sidebar',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', blockSize: 320 }}>
      <Sidebar {...own} items={items} endItems={endItems} current="audience-list" />
      <Sidebar items={items} current="campaigns" collapsed label="By icons" />
    </div>
  ),
  async keyboard({ keys, find, focused, until }) {
    const at = (text: string) => () => focused()?.textContent === text
    const current = await find('link', 'Audience list')
    await keys('{Tab}{Tab}')
    await until('the second stop is the screen that is shown', () => focused() === current)
    await until('it says so', () => current.getAttribute('aria-current') === 'page')
    await keys('{Tab}{Tab}')
    await until('the last stop of the whole one is its last item', at('Logout'))
    await keys('{Tab}')
    await find('tooltip', 'Campaigns')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Tab}{Tab}{Tab}{Tab}')
    await find('tooltip', 'Campaigns')
  },
}
