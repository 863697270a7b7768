import type { Specimen } from '../../../../../suites/specimen'
import { BubbleChart } from './BubbleChart'
import { campaigns } from './fixtures/chart-rows'
import { driveChart } from './fixtures/drive-chart'

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
  keyboard: (stage) => driveChart(stage, { chosen, next: '{ArrowRight}', row: 2 }),
}
