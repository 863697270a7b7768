import { bisectCenter } from 'd3-array'
import type { ValueTick } from './ChartAxes'
import type { ChartCursor, ChartSize, Position } from './chart-types'
import type { ChartWords } from './chart-words'
import type { FittedLabels } from './fit-labels'
import { inlineScale } from './inline-scale'
import { labelRoom, type PlotArea } from './plot-area'
import type { PlotData } from './plot-data'
import { place, valueScale } from './value-scale'

export interface LineLayout {
  readonly area: PlotArea
  /** From the start of the line to pixels from the left. */
  readonly flip: (x: number) => number
  readonly ticks: readonly ValueTick[]
  readonly labels: FittedLabels
  /** By series, then by place; none where a value is missing. */
  readonly points: readonly (readonly (Position | undefined)[])[]
  readonly nearest: (position: Position) => ChartCursor | undefined
}

export interface LineLayoutOptions {
  readonly size: ChartSize
  readonly words: ChartWords
  readonly zero: boolean
  readonly utc: boolean
}

export function lineLayout(data: PlotData, { size, words, zero, utc }: LineLayoutOptions): LineLayout {
  const { width, height, rightToLeft } = size
  const flip = (x: number) => (rightToLeft ? width - x : x)
  const count = Math.max(2, Math.round((height - 36) / 40))
  const scale = valueScale(allValues(data), { count, zero })
  const text = words.ticks(scale.ticks)
  const texts = scale.ticks.map(text)
  const start = labelRoom(texts)
  const { at, labels } = inlineScale(data, { start, end: width - 10, words, utc })
  const area = { start, end: width - 10, top: 10, bottom: height - labels.height }
  const y = (value: number) => place(value, scale, area.bottom, area.top)
  const points = data.series.map(({ values }) =>
    values.map((value, index) => (value === undefined ? undefined : { x: flip(at[index] ?? 0), y: y(value) })),
  )
  return {
    area,
    flip,
    labels,
    points,
    ticks: scale.ticks.map((tick, index) => ({
      at: y(tick),
      text: texts[index] ?? '',
      zero: tick === 0 && scale.from < 0,
    })),
    nearest: ({ x, y }) => nearestOf(points, bisectCenter(at, flip(x)), y),
  }
}

function* allValues({ series }: PlotData): Generator<number | undefined> {
  for (const { values } of series) yield* values
}

/** At a place the point nearest in height; where nothing is, the next place to either side. */
function nearestOf(points: LineLayout['points'], index: number, y: number): ChartCursor | undefined {
  const count = points[0]?.length ?? 0
  for (let away = 0; away < count; away += 1) {
    for (const place of away === 0 ? [index] : [index - away, index + away]) {
      let best: (ChartCursor & { readonly distance: number }) | undefined
      for (const [series, own] of points.entries()) {
        const point = own[place]
        const distance = point ? Math.abs(point.y - y) : Infinity
        if (point && (!best || distance < best.distance)) best = { series, index: place, distance }
      }
      if (best) return { series: best.series, index: best.index }
    }
  }
  return undefined
}
