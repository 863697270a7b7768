import type { Specimen } from '../../../../suites/specimen'
import { FlagsScreen } from './FlagsScreen'

export const specimen: Specimen = {
  name: 'FlagsScreen',
  slot: 'inlay-FlagsScreen',
  rest: false,
  render: (own) => <FlagsScreen {...own} />,
  async keyboard({ root, keys, find, focused, until }) {
    const switches = () => root.querySelectorAll('[role="switch"]').length
    await find('switch', 'Citations')
    const all = switches()
    await keys('{Tab}studio')
    await until('only those are there that are searched for', () => switches() === 2)
    await keys('{Escape}')
    await until('Escape brings back all', () => switches() === all)
    await keys('{Tab}')
    await until('the first switch comes next', () => focused()?.getAttribute('role') === 'switch')
  },
}
