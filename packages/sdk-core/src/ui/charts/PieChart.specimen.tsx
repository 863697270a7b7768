import type { Specimen } from '../../../../../suites/specimen'
import { PieChart } from './PieChart'
import { statuses } from './fixtures/chart-rows'
import { driveChart } from './fixtures/drive-chart'

const chosen: number[] = []

export const specimen: Specimen = {
  name: 'PieChart',
  slot: 'inlay-Chart',
  render: (own) => (
    <div style={{ inlineSize: 420 }}>
      <PieChart
        {...own}
        title="Contacts by status"
        data={statuses}
        label="status"
        value="contacts"
        totalLabel="contacts"
        onPointSelect={({ index }) => chosen.push(index)}
      />
    </div>
  ),
  keyboard: (stage) => driveChart(stage, { chosen, next: '{ArrowRight}', row: 1 }),
}
