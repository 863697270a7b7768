import { forwardRef, useCallback, useId, useMemo, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { chartMessages } from './chart-messages'
import { ChartFrame } from './ChartFrame'
import { ChartLegend } from './ChartLegend'
import { ChartPlot } from './ChartPlot'
import { readBubbles, type Bubble } from './bubble-data'
import { bubbleScene } from './bubble-scene'
import { bubbleTable } from './bubble-table'
import type { ChartProps, SelectProps } from './chart-props'
import type { ChartAccessor, ChartCursor, ChartSelectReason, ChartSize, ChartValue, ChartX } from './chart-types'
import { describeBubbles } from './describe-bubbles'
import { areAmounts } from './plot-data'
import { useChartWords } from './use-chart-words'

export interface BubbleChartProps<Row> extends ChartProps, SelectProps<Row> {
  /** The rows, each a bubble. */
  readonly data: readonly Row[]
  /** What a row is called. */
  readonly label: ChartAccessor<Row, string>
  /** Along the line: numbers or dates. */
  readonly x: ChartAccessor<Row, ChartX>
  /** What runs along the inline axis, with its unit. */
  readonly xLabel: string
  /** How high each bubble stands: a key of the row, or what reads it. */
  readonly y: ChartAccessor<Row, ChartValue>
  /** What runs along the block axis, with its unit. */
  readonly yLabel: string
  /** The area of a bubble; left out, all are alike. Rows with nothing or less are left out. */
  readonly size?: ChartAccessor<Row, ChartValue> | undefined
  /** What the size of a bubble means. @default 'Size' */
  readonly sizeLabel?: string | undefined
  /** What kind of thing a row is: bubbles of a kind have a colour and a line of their own. */
  readonly group?: ChartAccessor<Row, string> | undefined
  /** How `x` is written. @default dates and numbers as in the locale */
  readonly xText?: ((x: ChartX) => string) | undefined
  /** Reads days and times in UTC instead of the zone of who looks. @default false */
  readonly utc?: boolean | undefined
}

/**
 * Things by two measures, and by a third as their area. Above 2,000 it is painted on a canvas.
 *
 * Keyboard: as `LineChart`; left and right follow the axis, up and down lead to the next group. Contract: slot classes
 * `inlay-Chart`, `inlay-BubbleChart`, the parts and data attributes of `LineChart`.
 */
export const BubbleChart = forwardRef(function BubbleChart<Row>(
  props: BubbleChartProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const {
    data,
    label,
    x,
    xLabel,
    y,
    yLabel,
    size,
    sizeLabel,
    group,
    xText,
    utc = false,
    onPointSelect,
    ...frame
  } = props
  const chartId = useId()
  const t = useMessages(chartMessages)
  const groups = useMemo(() => readBubbles({ data, x, y, size, label, group }), [data, group, label, size, x, y])
  const amounts = useMemo(() => {
    const xs = groups.flatMap(({ bubbles }) => bubbles.map(({ x }) => x))
    return areAmounts({ kind: xs.some((x) => x instanceof Date) ? 'time' : 'number', xs })
  }, [groups])
  const words = useChartWords({ format: props.format, utc, xText, amounts })
  const measured = size !== undefined
  const names = useMemo(
    () => ({ x: xLabel, y: yLabel, size: measured ? (sizeLabel ?? t('size')) : undefined }),
    [measured, sizeLabel, t, xLabel, yLabel],
  )
  const table = useMemo(
    () => bubbleTable(groups, { names, words, item: t('item'), group: t('group') }),
    [groups, names, t, words],
  )
  const makeScene = useCallback(
    (room: ChartSize) => {
      const rows = (bubble: Bubble) => [
        { key: 'x', label: names.x, value: words.x(bubble.x) },
        { key: 'y', label: names.y, value: words.value(bubble.y) },
        ...(names.size === undefined ? [] : [{ key: 'size', label: names.size, value: words.value(bubble.size) }]),
      ]
      const say = ({ series, index }: ChartCursor) => {
        const own = groups[series]?.bubbles
        const bubble = own?.[index]
        if (!own || !bubble) return ''
        const told = rows(bubble).map((row) => `${row.label} ${row.value}`)
        const kind = groups[series]?.label
        const label = kind ? `${bubble.label} (${kind})` : bubble.label
        return t('bubble', { label, values: words.list(told), index: index + 1, count: own.length })
      }
      const axes = {
        x: names.x,
        y: names.y,
        area: names.size === undefined ? undefined : t('area', { label: names.size }),
      }
      return bubbleScene(groups, { size: room, words, utc, names: axes, rows, say })
    },
    [groups, names, t, utc, words],
  )
  const select = ({ series, index }: ChartCursor, reason: ChartSelectReason) => {
    const bubble = groups[series]?.bubbles[index]
    const row = bubble && data[bubble.row]
    if (!bubble || row === undefined) return
    onPointSelect?.({ row, index: bubble.row, series: groups[series]?.label || undefined, value: bubble.y }, { reason })
  }

  return (
    <ChartFrame
      {...frame}
      ref={ref}
      chartId={chartId}
      slot="inlay-BubbleChart"
      shape="dots"
      table={table}
      summary={describeBubbles(groups, { names, t, words })}
      isEmpty={groups.length === 0}
      legend={groups.length > 1 && <ChartLegend items={groups} kind="bubble" patternId={chartId} />}
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
}) as <Row>(props: BubbleChartProps<Row> & { readonly ref?: Ref<HTMLElement> }) => ReactElement
