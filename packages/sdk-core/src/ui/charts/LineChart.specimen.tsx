import type { Specimen } from '../../../../../suites/specimen'
import { LineChart } from './LineChart'
import { months } from './fixtures/chart-rows'

const chosen: number[] = []

export const specimen: Specimen = {
  name: 'LineChart',
  slot: 'inlay-Chart',
  render: (own) => (
    <div style={{ inlineSize: 420 }}>
      <LineChart
        {...own}
        title="Emails and replies"
        data={months}
        x="month"
        xLabel="Month"
        series={[
          { key: 'sent', label: 'Sent', value: 'sent' },
          { key: 'replies', label: 'Replies', value: 'replies' },
        ]}
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
    await until('the second point was chosen', () => chosen.join() === '1')
    await until('what it is stands beside it', () => root.querySelector('.inlay-Chart-tip') !== null)
    await keys('{Escape}')
    await until('the point is left, not the chart', () => root.querySelector('.inlay-Chart-tip') === null)
    await keys('{Shift>}{Tab}{Tab}{/Shift}{Enter}')
    await find('table', /./)
  },
}
