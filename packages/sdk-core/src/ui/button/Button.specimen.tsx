import { Plus } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Button } from './Button'

const pressed: string[] = []
const press = (name: string) => () => {
  pressed.push(name)
}

export const specimen: Specimen = {
  name: 'Button',
  slot: 'inlay-Button',
  render: (own) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...own} variant="primary" icon={Plus} onClick={press('Launch')}>
        Launch
      </Button>
      <Button chevron onClick={press('Actions')}>
        Actions
      </Button>
      <Button variant="ghost" count={2}>
        Filters
      </Button>
      <Button variant="danger">Delete</Button>
      <Button variant="link">Learn more</Button>
      <Button busy busyLabel="Saving" onClick={press('Saving')}>
        Save
      </Button>
      <Button disabledReason="Choose a contact first" onClick={press('Refused')}>
        Send
      </Button>
      <Button disabled>Archive</Button>
      <Button size="compact">Compact</Button>
      <Button size="large">Large</Button>
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    pressed.length = 0
    await keys('{Tab}')
    const launch = await find('button', 'Launch')
    await until('the first one has focus', () => focused() === launch)
    await keys('{Enter}')
    await keys(' ')
    await keys('{Tab}{Enter}')
    await keys('{Tab}{Tab}{Tab}{Tab}')
    await until('a busy one can be reached', () => focused()?.getAttribute('aria-busy') === 'true')
    await keys('{Enter}{Tab}')
    const send = await find('button', 'Send')
    await until('a refused one can be reached', () => focused() === send)
    await until('it says why it is refused', () => send.getAttribute('aria-describedby') !== null)
    await keys('{Enter}{Tab}')
    const compact = await find('button', 'Compact')
    await until('a disabled one is passed over', () => focused() === compact)
    await until('only those that work were pressed', () => pressed.join() === 'Launch,Launch,Actions')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
    await find('tooltip', 'Choose a contact first')
  },
}
