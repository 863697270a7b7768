import type { Specimen } from '../../../../../suites/specimen'
import { ColumnChart } from './ColumnChart'
import { countries } from './fixtures/chart-rows'
import { driveChart } from './fixtures/drive-chart'

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
  keyboard: (stage) => driveChart(stage, { chosen, next: '{ArrowRight}', row: 1 }),
}
