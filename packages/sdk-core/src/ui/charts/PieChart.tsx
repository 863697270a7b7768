import { forwardRef, useCallback, useId, useMemo, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { EmptyState } from '../states/EmptyState'
import { chartMessages } from './chart-messages'
import { ChartFrame } from './ChartFrame'
import { ChartPlot } from './ChartPlot'
import type { ChartProps, SelectProps } from './chart-props'
import { noValue, type ChartTableContent } from './chart-table'
import type { ChartAccessor, ChartCursor, ChartSelectReason, ChartSize, ChartValue } from './chart-types'
import { pieScene } from './pie-scene'
import { leftOut, pieSlices } from './pie-slices'
import { readAccessor, readNumber } from './read-accessor'
import { useChartWords } from './use-chart-words'

export interface PieChartProps<Row> extends ChartProps, SelectProps<Row> {
  /** The rows, each a slice. */
  readonly data: readonly Row[]
  /** What a part is called. */
  readonly label: ChartAccessor<Row, string>
  /** What a part is, for the table. @default 'Item' */
  readonly partLabel?: string | undefined
  /** How large a part is; nothing and less are no parts, and stand in the table only. */
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
 * Keyboard: as `LineChart`. Contract: slot classes `inlay-Chart`, `inlay-PieChart`, `-legend`, `-total`, the parts and data
 * attributes of `LineChart`.
 */
export const PieChart = forwardRef(function PieChart<Row>(props: PieChartProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const { data, label, partLabel, value, valueLabel, totalLabel, maxSlices = 6, onPointSelect, ...frame } = props
  const chartId = useId()
  const t = useMessages(chartMessages)
  const words = useChartWords({ format: props.format, utc: false })
  const entries = useMemo(
    () => data.map((row) => ({ label: readAccessor(row, label), value: readNumber(row, value) })),
    [data, label, value],
  )
  const slices = useMemo(
    () => pieSlices(entries, Math.max(2, maxSlices), (count) => t('other', { count })),
    [entries, maxSlices, t],
  )
  const others = useMemo(() => leftOut(entries), [entries])
  const below = others.filter(({ value }) => value < 0).map(({ label, value }) => `${label} (${words.value(value)})`)
  const note = below.length > 0 ? t('belowZero', { parts: words.list(below) }) : undefined
  const total = words.value(slices.reduce((sum, slice) => sum + slice.value, 0))

  const table: ChartTableContent = {
    columns: [partLabel ?? t('item'), valueLabel ?? frame.title, t('share')],
    count: slices.length + others.length,
    texts(row) {
      const { label, value, share } = rowOf(row)
      return [label, words.value(value), share === undefined ? noValue : words.share(share)]
    },
    values(row) {
      const { label, value, share } = rowOf(row)
      return [label, value, share]
    },
  }
  /** Nothing is no share of something; of nothing, and below it, there are no shares. */
  function rowOf(row: number): { readonly label: string; readonly value: number; readonly share: number | undefined } {
    const slice = slices[row]
    if (slice) return slice
    const { label, value } = others[row - slices.length] ?? { label: '', value: 0 }
    return { label, value, share: value === 0 && slices.length > 0 ? 0 : undefined }
  }
  const makeScene = useCallback(
    (size: ChartSize) => {
      const say = ({ index }: ChartCursor) => {
        const slice = slices[index]
        if (!slice) return ''
        const told = `${words.value(slice.value)} (${words.share(slice.share)})`
        return t('bubble', { label: slice.label, values: told, index: index + 1, count: slices.length })
      }
      return pieScene(slices, { size, words, total, totalLabel, note, say, chartId })
    },
    [chartId, note, slices, t, total, totalLabel, words],
  )
  const select = ({ index }: ChartCursor, reason: ChartSelectReason) => {
    const slice = slices[index]
    const row = slice?.row === undefined ? undefined : data[slice.row]
    if (slice?.row === undefined || row === undefined) return
    onPointSelect?.({ row, index: slice.row, series: undefined, value: slice.value }, { reason })
  }
  const nothing = t(below.length > 0 ? 'noneAboveZero' : 'allZero')
  const parts = slices.map((slice) => `${slice.label} ${words.share(slice.share)}`)

  return (
    <ChartFrame
      {...frame}
      ref={ref}
      chartId={chartId}
      slot="inlay-PieChart"
      shape="ring"
      table={table}
      summary={[
        slices.length > 0
          ? t('sayParts', { total: totalLabel ? `${total} ${totalLabel}` : total, parts: words.list(parts) })
          : `${nothing}.`,
        ...(note === undefined ? [] : [note]),
      ].join(' ')}
      isEmpty={slices.length + others.length === 0}
    >
      {slices.length > 0 ? (
        <ChartPlot
          chartId={chartId}
          title={frame.title}
          makeScene={makeScene}
          keys="fill"
          onSelect={onPointSelect && select}
        />
      ) : (
        <EmptyState title={nothing} headingLevel={3}>
          {note}
        </EmptyState>
      )}
    </ChartFrame>
  )
}) as <Row>(props: PieChartProps<Row> & { readonly ref?: Ref<HTMLElement> }) => ReactElement
