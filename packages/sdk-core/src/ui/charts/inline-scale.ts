import { ticks as roundTicks } from 'd3-array'
import type { ChartWords } from './chart-words'
import { fitLabels, type FittedLabels } from './fit-labels'
import type { PlotData } from './plot-data'
import { timeTicks } from './time-ticks'
import { place, wholeTicks } from './value-scale'

export interface InlineScale {
  /** Of each place in the data, from the start of the line. */
  readonly at: readonly number[]
  readonly labels: FittedLabels
}

export interface InlineScaleOptions {
  readonly start: number
  readonly end: number
  readonly words: ChartWords
  readonly utc: boolean
}

/** Where the places of a line stand: dates and numbers to scale, words one after the other. */
export function inlineScale(
  { kind, xs }: Pick<PlotData, 'kind' | 'xs'>,
  { start, end, words, utc }: InlineScaleOptions,
): InlineScale {
  const width = end - start
  if (kind === 'category' || xs.length < 2) {
    const step = xs.length > 1 ? width / (xs.length - 1) : width
    const at = xs.map((_, index) => (xs.length > 1 ? start + index * step : start + width / 2))
    const text = (index: number) => words.x(xs[index] ?? '')
    return { at, labels: fitLabels({ count: xs.length, step, text, at: (index) => at[index] ?? 0, ordered: true }) }
  }
  const from = Number(xs[0])
  const to = Number(xs.at(-1))
  const count = Math.max(2, Math.floor(width / 72))
  const time = kind === 'time' ? timeTicks(new Date(from), new Date(to), count, utc) : undefined
  const values = time?.at ?? wholeTicks(roundTicks(from, to, count), xs)
  const marks = values.map((value) => ({
    at: place(Number(value), { from, to }, start, end),
    text: time && value instanceof Date ? words.moment(value, time.unit) : words.x(value),
  }))
  return {
    at: xs.map((x) => place(Number(x), { from, to }, start, end)),
    labels: fitLabels({
      count: marks.length,
      step: marks.length > 1 ? ((marks.at(-1)?.at ?? 0) - (marks[0]?.at ?? 0)) / (marks.length - 1) : width,
      text: (index) => marks[index]?.text ?? '',
      at: (index) => marks[index]?.at ?? 0,
      ordered: true,
    }),
  }
}
