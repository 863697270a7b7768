import { ArrowLeft, Download, Ellipsis, Settings2 } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { IconButton } from './IconButton'

const pressed: string[] = []

export const specimen: Specimen = {
  name: 'IconButton',
  slot: 'inlay-IconButton',
  render: (own) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconButton {...own} icon={Ellipsis} label="More" shortcut="M" onClick={() => pressed.push('More')} />
      <IconButton icon={ArrowLeft} label="Back" directional variant="secondary" />
      <IconButton icon={Settings2} label="Settings" variant="primary" size="large" />
      <IconButton icon={Download} label="Download" size="compact" />
      <IconButton icon={Download} label="Downloading" busy onClick={() => pressed.push('Downloading')} />
      <IconButton
        icon={Download}
        label="Download all"
        disabledReason="There is nothing to download yet"
        onClick={() => pressed.push('Download all')}
      />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    pressed.length = 0
    await keys('{Tab}')
    const more = await find('button', 'More')
    await until('it has focus', () => focused() === more)
    const tooltip = await find('tooltip', 'MoreM')
    await keys('{Enter} ')
    await until('a press hides the tooltip', () => !tooltip.isConnected)
    await keys('{Tab}{Tab}{Tab}{Tab}{Enter}{Tab}')
    await find('tooltip', 'There is nothing to download yet')
    await keys('{Enter}')
    await until('only the one that works was pressed', () => pressed.join() === 'More,More')
  },
  async open({ keys, find }) {
    await keys('{Tab}')
    await find('tooltip')
  },
}
