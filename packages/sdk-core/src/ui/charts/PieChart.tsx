import { forwardRef, useCallback, useId, useMemo, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { chartMessages } from './chart-messages'
import { ChartFrame } from './ChartFrame'
import { ChartPlot } from './ChartPlot'
import type { ChartProps, SelectProps } from './chart-props'
import type { ChartTableContent } from './chart-table'
import type { ChartAccessor, ChartCursor, ChartSelectReason, ChartSize, ChartValue } from './chart-types'
import { pieScene } from './pie-scene'
import { pieSlices } from './pie-slices'
import { readAccessor, readNumber } from './read-accessor'
import { useChartWords } from './use-chart-words'

export interface PieChartProps<Row> extends ChartProps, SelectProps<Row> {
  readonly data: readonly Row[]
  /** What a part is called. */
  readonly label: ChartAccessor<Row, string>
  /** What a part is, for the table. @default 'Item' */
  readonly partLabel?: string | undefined
  /** How large a part is; nothing and less are no parts. */
  readonly value: ChartAccessor<Row, ChartValue>
  /** What the values are. @default the title */
  readonly valueLabel?: string | undefined
  /** Below the total, inside the ring: “contacts”. */
  readonly totalLabel?: string | undefined
  /** So many parts; the smallest behind them are gathered as “Other”. @default 6 */
  readonly maxSlices?: number | undefined
}

/**
 * Parts of a whole as a ring, with the total inside and a legend with shares. Wrong for parts that do not add up.
 *
 * Keyboard and contract: as `LineChart`, with the slot classes `inlay-PieChart`, `-legend`, `-total`.
 */
export const PieChart = forwardRef(function PieChart<Row>(props: PieChartProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const { data, label, partLabel, value, valueLabel, totalLabel, maxSlices = 6, onPointSelect, ...frame } = props
  const chartId = useId()
  const t = useMessages(chartMessages)
  const words = useChartWords({ format: props.format, utc: false })
  const slices = useMemo(() => {
    const entries = data.map((row) => ({ label: readAccessor(row, label), value: readNumber(row, value) }))
    return pieSlices(entries, Math.max(2, maxSlices), (count) => t('other', { count }))
  }, [data, label, maxSlices, t, value])
  const total = words.value(slices.reduce((sum, slice) => sum + slice.value, 0))

  const table: ChartTableContent = {
    columns: [partLabel ?? t('item'), valueLabel ?? frame.title, t('share')],
    count: slices.length,
    texts: (row) =>
      slices.slice(row, row + 1).flatMap((slice) => [slice.label, words.value(slice.value), words.share(slice.share)]),
    values: (row) => slices.slice(row, row + 1).flatMap((slice) => [slice.label, slice.value, slice.share]),
  }
  const makeScene = useCallback(
    (size: ChartSize) => {
      const say = ({ index }: ChartCursor) => {
        const slice = slices[index]
        if (!slice) return ''
        const told = `${words.value(slice.value)} (${words.share(slice.share)})`
        return t('bubble', { label: slice.label, values: told, index: index + 1, count: slices.length })
      }
      return pieScene(slices, { size, words, total, totalLabel, say, chartId })
    },
    [chartId, slices, t, total, totalLabel, words],
  )
  const select = ({ index }: ChartCursor, reason: ChartSelectReason) => {
    const slice = slices[index]
    const row = slice?.row === undefined ? undefined : data[slice.row]
    if (slice?.row === undefined || row === undefined) return
    onPointSelect?.({ row, index: slice.row, series: undefined, value: slice.value }, { reason })
  }
  const parts = slices.map((slice) => `${slice.label} ${words.share(slice.share)}`)

  return (
    <ChartFrame
      {...frame}
      ref={ref}
      chartId={chartId}
      slot="inlay-PieChart"
      shape="ring"
      table={table}
      summary={t('sayParts', { total: totalLabel ? `${total} ${totalLabel}` : total, parts: words.list(parts) })}
      isEmpty={slices.length === 0}
    >
      <ChartPlot
        chartId={chartId}
        title={frame.title}
        makeScene={makeScene}
        keys="fill"
        onSelect={onPointSelect && select}
      />
    </ChartFrame>
  )
}) as <Row>(props: PieChartProps<Row> & { readonly ref?: Ref<HTMLElement> }) => ReactElement
