import type { Specimen } from '../../../../../suites/specimen'
import { ColumnChart } from './ColumnChart'
import { countries } from './fixtures/chart-rows'

const chosen: number[] = []

export const specimen: Specimen = {
  name: 'ColumnChart',
  slot: 'inlay-Chart',
  render: (own) => (
    <div style={{ inlineSize: 420 }}>
      <ColumnChart
        {...own}
        title="Contacts by country"
        data={countries}
        x="country"
        y="contacts"
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
