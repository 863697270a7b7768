import type { Specimen } from '../../../../../suites/specimen'
import { BarChart } from './BarChart'
import { countries } from './fixtures/chart-rows'
import { driveChart } from './fixtures/drive-chart'

const chosen: number[] = []

export const specimen: Specimen = {
  name: 'BarChart',
  slot: 'inlay-Chart',
  render: (own) => (
    <div style={{ inlineSize: 420 }}>
      <BarChart
        {...own}
        title="Contacts by country"
        data={countries}
        x="name"
        y="contacts"
        onPointSelect={({ index }) => chosen.push(index)}
      />
    </div>
  ),
  keyboard: (stage) => driveChart(stage, { chosen, next: '{ArrowDown}', row: 1 }),
}
