import { noValue } from './chart-table'
import type { ChartTipContent } from './chart-scene'
import type { ChartCursor } from './chart-types'
import type { ChartWords } from './chart-words'
import type { PlotData } from './plot-data'

/** All that is known about the place of a point; a single series needs no name. */
export function seriesTip(data: PlotData, words: ChartWords, cursor: ChartCursor): ChartTipContent {
  const several = data.series.length > 1
  return {
    head: words.x(data.xs[cursor.index] ?? ''),
    rows: data.series.map(({ label, values, tone, pattern }, series) => {
      const value = values[cursor.index]
      return {
        key: label,
        label,
        value: value === undefined ? noValue : words.value(value),
        tone: several ? { tone, pattern } : undefined,
        current: several && series === cursor.series,
      }
    }),
  }
}
