import { useId, useMemo } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { chartMessages } from './chart-messages'
import type { ChartProps, SeriesProps } from './chart-props'
import { plotTable, type ChartTableContent } from './chart-table'
import type { ChartCursor, ChartSelectReason } from './chart-types'
import type { ChartWords } from './chart-words'
import { describeSeries } from './describe-series'
import { areAmounts, gatherSeries, readPlotData, type PlotData } from './plot-data'
import { sayPoint } from './say-point'
import { useChartWords } from './use-chart-words'

export interface SeriesChartOptions {
  /** Places stand in the order of their dates and numbers. */
  readonly sorted: boolean
  /** Series behind this number are added up. @default all are shown */
  readonly most?: number | undefined
  /** What is worth saying: how it goes on, or who is first. */
  readonly about: 'run' | 'ranks'
}

export interface SeriesChart {
  readonly chartId: string
  readonly plot: PlotData
  readonly words: ChartWords
  readonly table: ChartTableContent
  readonly summary: string
  readonly isEmpty: boolean
  readonly say: (cursor: ChartCursor) => string
  readonly select: ((cursor: ChartCursor, reason: ChartSelectReason) => void) | undefined
}

/** What charts of rows and series have in common: data, words, table, summary. */
export function useSeriesChart<Row>(
  props: SeriesProps<Row> & Pick<ChartProps, 'title' | 'format'>,
  { sorted, most = Infinity, about }: SeriesChartOptions,
): SeriesChart {
  const { title, data, x, xLabel, xText, y, yLabel = title, series, utc = false, format, onPointSelect } = props
  const chartId = useId()
  const t = useMessages(chartMessages)
  const plot = useMemo(() => {
    const read = readPlotData({ data, x, sorted, series: series ?? (y ? [{ label: yLabel, value: y }] : []) })
    return { ...read, series: gatherSeries(read.series, most, (count) => t('other', { count })) }
  }, [data, most, series, sorted, t, x, y, yLabel])
  const words = useChartWords({ format, utc, xText, amounts: areAmounts(plot) })
  const table = useMemo(
    () => plotTable(plot, words, xLabel ?? t(plot.kind === 'time' ? 'date' : 'item')),
    [plot, t, words, xLabel],
  )
  const summary = useMemo(() => describeSeries(plot, { t, words, about }), [about, plot, t, words])
  const isEmpty = !plot.series.some(({ values }) => values.some((value) => value !== undefined))

  const select = (cursor: ChartCursor, reason: ChartSelectReason) => {
    const index = plot.rows[cursor.index]
    const own = plot.series[cursor.series]
    const value = own?.values[cursor.index]
    const row = index === undefined ? undefined : data[index]
    if (index === undefined || row === undefined || value === undefined) return
    onPointSelect?.({ row, index, series: own?.key, value }, { reason })
  }
  const say = useMemo(() => (cursor: ChartCursor) => sayPoint(plot, cursor, { t, words }), [plot, t, words])
  return { chartId, plot, words, table, summary, isEmpty, say, select: onPointSelect && select }
}
