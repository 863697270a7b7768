import type { Specimen } from '../../../../../suites/specimen'
import { LineChart } from './LineChart'
import { months } from './fixtures/chart-rows'
import { driveChart } from './fixtures/drive-chart'

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
  keyboard: (stage) => driveChart(stage, { chosen, next: '{ArrowRight}', row: 1 }),
}
