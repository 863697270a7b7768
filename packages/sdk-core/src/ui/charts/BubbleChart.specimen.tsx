import type { Specimen } from '../../../../../suites/specimen'
import { BubbleChart } from './BubbleChart'
import { campaigns } from './fixtures/chart-rows'

const chosen: number[] = []

export const specimen: Specimen = {
  name: 'BubbleChart',
  slot: 'inlay-Chart',
  render: (own) => (
    <div style={{ inlineSize: 420 }}>
      <BubbleChart
        {...own}
        title="Campaigns"
        data={campaigns}
        label="name"
        x="sent"
        xLabel="Sent"
        y="rate"
        yLabel="Replies"
        size="contacts"
        group="kind"
        onPointSelect={({ index }) => chosen.push(index)}
      />
    </div>
  ),
  async keyboard({ keys, focused, find, root, until }) {
    chosen.length = 0
    const plot = await find('application', /./)
    await keys('{Tab}{Tab}{Tab}{Tab}')
    await until('the chart has focus behind its tools', () => focused() === plot)
    await keys('{Home}{ArrowRight}{Enter}')
    await until('the second point was chosen', () => chosen.join() === '2')
    await until('what it is stands beside it', () => root.querySelector('.inlay-Chart-tip') !== null)
    await keys('{Escape}')
    await until('the point is left, not the chart', () => root.querySelector('.inlay-Chart-tip') === null)
    await keys('{Shift>}{Tab}{Tab}{/Shift}{Enter}')
    await find('table', /./)
  },
}
