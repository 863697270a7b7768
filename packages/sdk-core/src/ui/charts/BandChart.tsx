import { forwardRef, useCallback, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { ChartFrame } from './ChartFrame'
import { ChartLegend } from './ChartLegend'
import { ChartPlot } from './ChartPlot'
import { bandScene } from './band-scene'
import type { ChartProps, SeriesProps } from './chart-props'
import type { ChartSize } from './chart-types'
import { emphasised, type ChartEmphasis } from './emphasis'
import { useSeriesChart } from './use-series-chart'

export interface BandChartProps<Row> extends ChartProps, SeriesProps<Row> {
  /** Series side by side, or one upon the other. @default 'grouped' */
  readonly arrangement?: 'grouped' | 'stacked' | undefined
  /** The point of the chart, where it has one series: at full strength, the others step back. @default 'highest' */
  readonly emphasis?: ChartEmphasis<Row> | undefined
  /** So many series of a stack; those behind are added up as “Other”. @default 6 */
  readonly maxSeries?: number | undefined
}

/** What columns and bars have in common. */
export const BandChart = forwardRef(function BandChart<Row>(
  { lying, slot, ...props }: BandChartProps<Row> & { readonly lying: boolean; readonly slot: string },
  ref: ForwardedRef<HTMLElement>,
) {
  const {
    data,
    x: _x,
    xLabel: _xLabel,
    xText: _xText,
    y: _y,
    yLabel: _yLabel,
    series: _series,
    utc: _utc,
    onPointSelect: _onPointSelect,
    arrangement = 'grouped',
    emphasis = 'highest',
    maxSeries = 6,
    ...frame
  } = props
  const stacked = arrangement === 'stacked'
  const chart = useSeriesChart(props, {
    sorted: false,
    most: stacked ? Math.max(2, maxSeries) : Infinity,
    about: 'ranks',
  })
  const { chartId, plot, words, say } = chart
  const point = plot.series.length === 1 ? emphasised(plot, emphasis, data) : undefined
  const makeScene = useCallback(
    (size: ChartSize) => bandScene(plot, { size, words, stacked, lying, point, say, chartId }),
    [chartId, lying, plot, point, say, stacked, words],
  )
  // Beside or upon each other, with gaps where a value is missing: place alone does not say which series a ground is.
  const parts = plot.series.length > 1
  // A standing stack is read from its top; lying, it begins with the first as a line of text does.
  const inOrder = stacked && !lying ? plot.series.toReversed() : plot.series
  return (
    <ChartFrame
      {...frame}
      parts={parts}
      ref={ref}
      chartId={chartId}
      slot={slot}
      shape={lying ? 'bars' : 'columns'}
      table={chart.table}
      summary={chart.summary}
      isEmpty={chart.isEmpty}
      legend={parts && <ChartLegend items={inOrder} kind="fill" patternId={chartId} />}
    >
      <ChartPlot chartId={chartId} title={frame.title} makeScene={makeScene} keys="fill" onSelect={chart.select} />
    </ChartFrame>
  )
}) as <Row>(
  props: BandChartProps<Row> & { readonly lying: boolean; readonly slot: string; readonly ref?: Ref<HTMLElement> },
) => ReactElement
