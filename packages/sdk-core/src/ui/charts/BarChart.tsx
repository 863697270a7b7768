import { forwardRef, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { BandChart, type BandChartProps } from './BandChart'

export type BarChartProps<Row> = BandChartProps<Row>

/**
 * How much each has, in lying bars: for long names and rankings. Several series are grouped or stacked; a single one has one colour, with
 * the point of the chart at full strength.
 *
 * Keyboard: as `LineChart`. Contract: slot classes `inlay-Chart`, `inlay-BarChart`, the parts and data attributes of
 * `LineChart`.
 */
export const BarChart = forwardRef(function BarChart<Row>(props: BarChartProps<Row>, ref: ForwardedRef<HTMLElement>) {
  return <BandChart {...props} ref={ref} lying={true} slot="inlay-BarChart" />
}) as <Row>(props: BarChartProps<Row> & { readonly ref?: Ref<HTMLElement> }) => ReactElement
