import { Bold, Italic } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { IconButton } from '../icon-button/IconButton'
import { Tooltip } from './Tooltip'

export const specimen: Specimen = {
  name: 'Tooltip',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tooltip text="Sends the 58 messages that are ready" shortcut="L">
        <Button>Launch</Button>
      </Tooltip>
      <IconButton icon={Bold} label="Bold" />
      <IconButton icon={Italic} label="Italic" />
    </div>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const none = () => root.querySelector('[role="tooltip"]') === null
    await keys('{Tab}')
    await find('tooltip')
    await until('the button is described by its tooltip', () => focused()?.getAttribute('aria-describedby') !== null)
    await keys('{Escape}')
    await until('Escape has hidden it', none)
    await keys('{Tab}')
    await until('the next control has one', () => root.querySelector('[role="tooltip"]')?.textContent === 'Bold')
    await keys('{Enter}')
    await until('a press has hidden it', none)
  },
  async open({ keys, find }) {
    await keys('{Tab}')
    await find('tooltip')
  },
}
