import type { Specimen } from '../../../../suites/specimen'
import { NarrowNotice } from './NarrowNotice'

/** In a window that is wide enough, as those of the suites are, nobody hears of it. */
export const specimen: Specimen = {
  name: 'NarrowNotice',
  slot: 'inlay-NarrowNotice',
  rest: false,
  render: (own) => <NarrowNotice {...own} />,
  async keyboard({ keys, focused, until }) {
    await keys('{Tab}')
    await until('no key stops at it', () => focused()?.textContent === 'After')
  },
}
