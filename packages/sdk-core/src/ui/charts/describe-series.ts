import type { PlotData, PlotSeries } from './plot-data'
import type { Saying } from './say-point'
import { seriesFacts } from './series-facts'

/** So many series are told one by one. */
const most = 6

export interface DescribeOptions extends Saying {
  readonly about: 'run' | 'ranks'
}

/** A chart in words: from where to where, and of each series how it goes on or what stands out. */
export function describeSeries(data: PlotData, { t, words, about }: DescribeOptions): string {
  const at = (index: number) => words.x(data.xs[index] ?? '')
  const count = data.xs.length
  if (count === 0) return t('empty')

  const tell = ({ label, values }: PlotSeries) => {
    const facts = seriesFacts(values)
    if (!facts) return t('sayNothing', { label })
    const value = (index: number) => words.value(values[index] ?? 0)
    if (facts.count === 1) return t('sayOne', { label, value: value(facts.first), at: at(facts.first) })
    const extremes = {
      label,
      highest: value(facts.highest),
      highestAt: at(facts.highest),
      lowest: value(facts.lowest),
      lowestAt: at(facts.lowest),
    }
    return about === 'ranks'
      ? t('sayRanks', extremes)
      : t('sayRun', { ...extremes, trend: facts.trend, first: value(facts.first), last: value(facts.last) })
  }

  const span = count > 1 ? [t('span', { count, first: at(0), last: at(count - 1) })] : []
  const told = data.series.slice(0, most).map(tell)
  const rest = data.series.length - most
  return [...span, ...told, ...(rest > 0 ? [t('moreSeries', { count: rest })] : [])].join(' ')
}
