import { forwardRef, useCallback, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { ChartFrame } from './ChartFrame'
import { ChartLegend } from './ChartLegend'
import { ChartPlot } from './ChartPlot'
import type { ChartProps, SeriesProps } from './chart-props'
import type { ChartSize } from './chart-types'
import { lineScene } from './line-scene'
import { useSeriesChart } from './use-series-chart'

export interface LineChartProps<Row> extends ChartProps, SeriesProps<Row> {
  /** The axis of values begins at zero; otherwise at the lowest value. @default true */
  readonly zero?: boolean | undefined
}

/**
 * How values go on over time or along a scale. Missing values leave a gap; above 2,000 points it is painted on a canvas.
 *
 * Keyboard: arrows move from point to point and from line to line, Home and End to the ends, Enter chooses, Escape
 * leaves the point. Contract: slot classes `inlay-Chart`, `inlay-LineChart`, `-head`, `-title`, `-legend`, `-tools`,
 * `-body`, `-plot`, `-table`, `-tip`, `-summary`; `data-state`, `data-view`, `data-patterns`, `data-tone`.
 */
export const LineChart = forwardRef(function LineChart<Row>(
  props: LineChartProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const {
    data: _data,
    x: _x,
    xLabel: _xLabel,
    xText: _xText,
    y: _y,
    yLabel: _yLabel,
    series: _series,
    onPointSelect: _onPointSelect,
    utc = false,
    zero = true,
    ...frame
  } = props
  const chart = useSeriesChart(props, { sorted: true, about: 'run' })
  const { chartId, plot, words, say } = chart
  const makeScene = useCallback(
    (size: ChartSize) => lineScene(plot, { size, words, zero, utc, say }),
    [plot, say, utc, words, zero],
  )
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      chartId={chartId}
      slot="inlay-LineChart"
      shape="line"
      table={chart.table}
      summary={chart.summary}
      isEmpty={chart.isEmpty}
      legend={plot.series.length > 1 && <ChartLegend items={plot.series} kind="line" patternId={chartId} />}
    >
      <ChartPlot chartId={chartId} title={frame.title} makeScene={makeScene} keys="line" onSelect={chart.select} />
    </ChartFrame>
  )
}) as <Row>(props: LineChartProps<Row> & { readonly ref?: Ref<HTMLElement> }) => ReactElement
