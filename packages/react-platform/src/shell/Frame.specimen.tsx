import { useState } from 'react'
import { List, Megaphone } from 'lucide-react'
import { Button } from '@inlay/sdk-core/ui'
import type { Own, Specimen } from '../../../../suites/specimen'
import { Frame } from './Frame'
import { ScreenArrival } from './ScreenArrival'
import { Sidebar } from './Sidebar'
import type { SidebarEntry } from './SidebarItem'

const items: readonly SidebarEntry[] = [
  { key: 'campaigns', label: 'Campaigns', icon: Megaphone, to: { name: 'campaigns.root', params: {} } },
  { key: 'audience-list', label: 'Audience list', icon: List, to: { name: 'campaigns.audienceList', params: {} } },
]

function Screens({ own }: { readonly own: Own }) {
  const [screen, setScreen] = useState('Campaigns')
  return (
    <div style={{ blockSize: 280 }}>
      <Frame {...own} sidebar={<Sidebar width={208} items={items} current="campaigns" />}>
        <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 20 }}>
          <h1>{screen}</h1>
          <Button onClick={() => setScreen('Audience list')}>Go on</Button>
        </div>
        <ScreenArrival screen={screen} takesFocus={false} />
      </Frame>
    </div>
  )
}

export const specimen: Specimen = {
  name: 'Frame',
  with: ['ScreenArrival'],
  slot: 'inlay-Frame',
  rest: false,
  render: (own) => <Screens own={own} />,
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const skip = await find('link', 'Skip to content')
    await until('the first stop is the way past the sidebar', () => focused() === skip)
    await keys('{Enter}')
    const main = await find('main')
    await until('it leads to the main part', () => focused() === main)
    await keys('{Tab}{Enter}')
    await until('another screen has focus at its heading', () => focused()?.matches('h1') ?? false)
    await until('that is the new one', () => focused()?.textContent === 'Audience list')
  },
}
