import type { Specimen } from '../../../../../suites/specimen'
import { WordCloud } from './WordCloud'
import { repliedWords } from './fixtures/chart-rows'
import { driveChart } from './fixtures/drive-chart'

const chosen: number[] = []

export const specimen: Specimen = {
  name: 'WordCloud',
  slot: 'inlay-Chart',
  render: (own) => (
    <div style={{ inlineSize: 420 }}>
      <WordCloud
        {...own}
        title="Words in replies"
        data={repliedWords}
        word="word"
        value="count"
        onPointSelect={({ index }) => chosen.push(index)}
      />
    </div>
  ),
  keyboard: (stage) => driveChart(stage, { chosen, next: '{ArrowRight}', row: 1 }),
}
