import { forwardRef, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { BandChart, type BandChartProps } from './BandChart'

export type ColumnChartProps<Row> = BandChartProps<Row>

/**
 * How much each has, side by side in columns. Several series are grouped or stacked; a single one has one colour, with
 * the point of the chart at full strength.
 *
 * Keyboard: as `LineChart`. Contract: slot classes `inlay-Chart`, `inlay-ColumnChart`, the parts and data attributes of
 * `LineChart`.
 */
export const ColumnChart = forwardRef(function ColumnChart<Row>(
  props: ColumnChartProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  return <BandChart {...props} ref={ref} lying={false} slot="inlay-ColumnChart" />
}) as <Row>(props: ColumnChartProps<Row> & { readonly ref?: Ref<HTMLElement> }) => ReactElement
