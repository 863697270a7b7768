import type { Specimen } from '../../../../../suites/specimen'
import { InfiniteScroll } from './InfiniteScroll'

let asked = 0

export const specimen: Specimen = {
  name: 'InfiniteScroll',
  slot: 'inlay-InfiniteScroll',
  render: (own) => (
    <InfiniteScroll
      {...own}
      hasMore
      error="The next people could not be loaded."
      onLoadMore={() => {
        asked += 1
      }}
    >
      <ul>
        <li>Theo Okafor</li>
        <li>Maren Lindqvist</li>
      </ul>
    </InfiniteScroll>
  ),
  async keyboard({ keys, focused, find, until }) {
    asked = 0
    await keys('{Tab}')
    const retry = await find('button', 'Try again')
    await until('the retry has focus', () => focused() === retry)
    await keys('{Enter}')
    await until('it was asked for again', () => asked === 1)
  },
}
