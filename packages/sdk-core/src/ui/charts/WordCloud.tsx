import { forwardRef, useCallback, useId, useMemo, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { chartMessages } from './chart-messages'
import { ChartFrame } from './ChartFrame'
import { ChartPlot } from './ChartPlot'
import type { ChartProps, SelectProps } from './chart-props'
import type { ChartTableContent } from './chart-table'
import type { ChartAccessor, ChartCursor, ChartSelectReason, ChartSize, ChartValue } from './chart-types'
import type { CloudWord } from './cloud-layout'
import { cloudScene } from './cloud-scene'
import { readAccessor, readNumber } from './read-accessor'
import { useChartWords } from './use-chart-words'

export interface WordCloudProps<Row> extends ChartProps, SelectProps<Row> {
  /** The rows, each a word. */
  readonly data: readonly Row[]
  /** The word of a row: a key of it, or what reads it. */
  readonly word: ChartAccessor<Row, string>
  /** Heads the words in the table. @default 'Word' */
  readonly wordLabel?: string | undefined
  /** How often or how much; nothing and less are left out. */
  readonly value: ChartAccessor<Row, ChartValue>
  /** What the values are. @default the title */
  readonly valueLabel?: string | undefined
  /** The most frequent are drawn, all are in the table. @default 60 */
  readonly maxWords?: number | undefined
}

/** So many are named in the summary. */
const named = 5

/**
 * Words, the larger the more of them. The same words always make the same cloud; in narrow places they are a list.
 *
 * Keyboard: as `LineChart`; arrows lead from the most frequent word to the next. Contract: slot classes `inlay-Chart`,
 * `inlay-WordCloud`, `-word`, `-list`, the parts and data attributes of `LineChart`.
 */
export const WordCloud = forwardRef(function WordCloud<Row>(
  props: WordCloudProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const { data, word, wordLabel, value, valueLabel, maxWords = 60, onPointSelect, ...frame } = props
  const chartId = useId()
  const t = useMessages(chartMessages)
  const words = useChartWords({ format: props.format, utc: false })
  const all = useMemo(
    () =>
      data
        .flatMap((entry, row): readonly CloudWord[] => {
          const count = readNumber(entry, value)
          const text = readAccessor(entry, word)
          return count !== undefined && count > 0 && text !== '' ? [{ text, value: count, row }] : []
        })
        .toSorted((a, b) => b.value - a.value),
    [data, value, word],
  )
  const table: ChartTableContent = {
    columns: [wordLabel ?? t('word'), valueLabel ?? frame.title],
    count: all.length,
    texts: (row) => all.slice(row, row + 1).flatMap((entry) => [entry.text, words.value(entry.value)]),
    values: (row) => all.slice(row, row + 1).flatMap((entry) => [entry.text, entry.value]),
  }
  const makeScene = useCallback(
    (size: ChartSize) => {
      const say = ({ text, value }: CloudWord, index: number, count: number) =>
        t('bubble', { label: text, values: words.value(value), index: index + 1, count })
      return cloudScene(all.slice(0, maxWords), { size, words, say })
    },
    [all, maxWords, t, words],
  )
  const select = ({ index }: ChartCursor, reason: ChartSelectReason) => {
    const entry = all[index]
    const row = entry && data[entry.row]
    if (!entry || row === undefined) return
    onPointSelect?.({ row, index: entry.row, series: undefined, value: entry.value }, { reason })
  }
  const first = all.slice(0, named).map((entry) => `${entry.text} (${words.value(entry.value)})`)

  return (
    <ChartFrame
      {...frame}
      ref={ref}
      chartId={chartId}
      slot="inlay-WordCloud"
      shape="words"
      table={table}
      summary={t('sayWords', { count: all.length, words: words.list(first) })}
      isEmpty={all.length === 0}
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
}) as <Row>(props: WordCloudProps<Row> & { readonly ref?: Ref<HTMLElement> }) => ReactElement
