import type { Translate } from '../../react/messages/use-messages'
import type { chartMessages } from './chart-messages'
import type { ChartCursor } from './chart-types'
import type { ChartWords } from './chart-words'
import type { PlotData } from './plot-data'

export interface Saying {
  readonly t: Translate<(typeof chartMessages)['strings']>
  readonly words: ChartWords
}

/** What is read of a point: where it stands, its value, and how many there are. */
export function sayPoint(data: PlotData, { series, index }: ChartCursor, { t, words }: Saying): string {
  const own = data.series[series]
  const value = own?.values[index]
  if (!own || value === undefined) return ''
  return t('point', {
    at: words.x(data.xs[index] ?? ''),
    label: own.label,
    value: words.value(value),
    index: index + 1,
    count: data.xs.length,
  })
}
