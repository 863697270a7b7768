import type { Specimen } from '../../../../../suites/specimen'
import { PausedNotice } from './PausedNotice'

let ended = 0

const pause = {
  until: Date.UTC(2026, 10, 21, 9, 30, 15),
  end: () => {
    ended += 1
  },
}

export const specimen: Specimen = {
  name: 'PausedNotice',
  slot: 'inlay-Banner',
  render: (own) => <PausedNotice {...own} pause={pause} />,
  async keyboard({ keys, focused, find, until }) {
    ended = 0
    await keys('{Tab}')
    const now = await find('button', 'Try now')
    await until('its button has focus', () => focused() === now)
    await keys('{Enter}')
    await until('it goes on', () => ended === 1)
  },
}
