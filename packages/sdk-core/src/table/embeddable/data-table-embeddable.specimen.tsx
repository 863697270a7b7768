import type { Specimen } from '../../../../../suites/specimen'
import { dataTableEmbeddable } from './data-table-embeddable'

/** What a frame shows, from what it is given. */
const Screen = await dataTableEmbeddable.component()
const props = dataTableEmbeddable.props.parse({
  label: 'Lanes',
  columns: [
    { id: 'lane', header: 'Lane', pin: 'start' },
    { id: 'state', header: 'State', kind: 'badge', badges: { open: { label: 'Open', tone: 'success' } } },
    { id: 'trips', header: 'Trips', kind: 'number' },
  ],
  rows: [
    { id: 'l1', lane: 'Gdynia', state: 'open', trips: 12 },
    { id: 'l2', lane: 'Aarhus', state: 'closed', trips: 40 },
  ],
  height: 240,
})

export const specimen: Specimen = {
  name: 'dataTableEmbeddable',
  slot: 'inlay-Table',
  own: false,
  render: () => <Screen {...props} />,
  async keyboard({ keys, focused, find, until }) {
    const grid = await find('grid', 'Lanes')
    await keys('{Tab}')
    for (let step = 0; step < 6 && !grid.contains(focused()); step += 1) await keys('{Tab}')
    await keys('{ArrowUp}{Enter}')
    const head = await find('columnheader', /^Lane/)
    await until('it sorts', () => head.getAttribute('aria-sort') === 'ascending')
    await until('the first in order stands first', () => {
      return grid.querySelector('[aria-rowindex="2"]')?.textContent?.startsWith('Aarhus') === true
    })
  },
}
