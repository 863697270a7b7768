import { ChartCanvas, mostElements } from './ChartCanvas'
import { InlineLabels, ValueColumns, ValueLines, type ValueTick } from './ChartAxes'
import { needsHatch } from './ChartKey'
import { bandLayout, bandValues, type Band } from './band-layout'
import { barPath, type Box, type BoxSide } from './bar-shape'
import type { ChartScene } from './chart-scene'
import type { ChartCursor, ChartSize, Position } from './chart-types'
import type { ChartWords } from './chart-words'
import { fitLabels, labelSize } from './fit-labels'
import { labelRoom, type PlotArea } from './plot-area'
import type { PlotData } from './plot-data'
import { seriesTip } from './series-tip'
import { shorten, textWidth } from './text-width'
import { place, valueScale } from './value-scale'

export interface BandSceneOptions {
  readonly size: ChartSize
  readonly words: ChartWords
  readonly stacked: boolean
  /** Bars lie along the line of text; columns stand. */
  readonly lying: boolean
  /** The place at full strength, where there is one series. */
  readonly point: number | undefined
  readonly say: (cursor: ChartCursor) => string
  readonly chartId: string
}

const widest = 44
/** Between the parts of a stack, in pixels. */
const surfaceLine = 2
/** So much of a part is seen however small it is. */
const least = 0.5

export function bandScene(data: PlotData, options: BandSceneOptions): ChartScene {
  const { size, words, stacked, lying, point, say, chartId } = options
  const { width, height, rightToLeft } = size
  const flip = (x: number) => (rightToLeft ? width - x : x)
  const single = data.series.length === 1
  const count = Math.max(2, Math.round(lying ? (width - 80) / 72 : (height - 36) / 40))
  const scale = valueScale(bandValues(data, stacked), { count, zero: true })
  const tickText = words.ticks(scale.ticks)
  const texts = scale.ticks.map(tickText)
  const name = (index: number) => words.x(data.xs[index] ?? '')

  // Lying bars have their names at the start, and each its value outside its end; those below zero have it before them.
  const names = lying ? data.xs.map((_, index) => shorten(name(index), labelSize, width * 0.36)) : []
  const values = lying && single ? (data.series[0]?.values ?? []).map((value) => value ?? 0) : []
  const below = values.filter((value) => value < 0)
  const above = values.filter((value) => value >= 0)
  const valueRoom = (some: readonly number[]) => Math.min(width * 0.3, labelRoom(some.map(words.value)))
  const start = labelRoom(lying ? names : texts) + (below.length > 0 ? valueRoom(below) : 0)
  const end = width - valueRoom(above)
  const labels = lying
    ? undefined
    : fitLabels({
        count: data.xs.length,
        step: (end - start) / Math.max(1, data.xs.length),
        text: name,
        at: (index) => start + ((index + 0.5) * (end - start)) / data.xs.length,
        ordered: data.kind !== 'category',
        number: data.kind === 'number' ? (index) => Number(data.xs[index]) : undefined,
      })
  const floor = height - (labels?.height ?? 24)
  const pointBelow = !lying && point !== undefined && (data.series[0]?.values[point] ?? 0) < 0
  const area: PlotArea = { start, end, top: lying ? 4 : 20, bottom: pointBelow ? floor - 16 : floor }
  const along = (value: number) =>
    lying ? place(value, scale, area.start, area.end) : place(value, scale, area.bottom, area.top)
  const { bands, step } = bandLayout(data, {
    start: lying ? area.top : area.start,
    end: lying ? area.bottom : area.end,
    stacked,
    widest: lying ? 22 : widest,
  })
  const boxOf = ({ at, thickness, from, to }: Band): Box => {
    const b = along(to)
    const a = parted(along(from), b, stacked && from !== 0)
    const length = Math.max(Math.abs(b - a), least)
    if (!lying)
      return { x: rightToLeft ? flip(at) - thickness : at, y: Math.min(a, b), width: thickness, height: length }
    const near = Math.min(a, b)
    return { x: rightToLeft ? flip(near) - length : near, y: at, width: length, height: thickness }
  }
  const sideOf = ({ outer, from, to }: Band): BoxSide | undefined => {
    if (!outer || from === to) return undefined
    if (!lying) return to < from ? 'bottom' : 'top'
    return to < from !== rightToLeft ? 'left' : 'right'
  }

  const boxes = new Map<number, Box>()
  const key = ({ series, index }: ChartCursor) => index * data.series.length + series
  for (const band of bands) boxes.set(key(band), boxOf(band))
  const byPlace: Band[][] = data.xs.map(() => [])
  for (const band of bands) byPlace[band.index]?.push(band)
  const painted = bands.length > mostElements
  const toneOf = (series: number) => data.series[series] ?? { tone: 1, pattern: 0 }
  const weak = ({ index }: ChartCursor) => single && point !== undefined && index !== point
  const ticks: readonly ValueTick[] = scale.ticks.map((tick, index) => ({
    at: along(tick),
    text: texts[index] ?? '',
    zero: tick === 0 && scale.from < 0,
  }))
  const axes = { area, flip, width }
  const every = Math.max(1, Math.ceil(14 / step))

  const at = (cursor: ChartCursor): Position | undefined => {
    const box = boxes.get(key(cursor))
    return box && { x: box.x + box.width / 2, y: lying ? box.y + box.height / 2 : box.y }
  }

  return {
    series: data.series.length,
    count: () => data.xs.length,
    has: (cursor) => boxes.has(key(cursor)),
    along: lying ? 'block' : 'inline',
    at,
    say,
    tip(cursor) {
      const content = seriesTip(data, words, cursor)
      // In the order in which they stand upon each other.
      return stacked && !lying ? { ...content, rows: content.rows.toReversed() } : content
    },
    nearest(position) {
      const across = lying ? position.y : flip(position.x)
      const index = Math.floor((across - (lying ? area.top : area.start)) / step)
      const here = byPlace[Math.max(0, Math.min(data.xs.length - 1, index))] ?? []
      let best: { readonly band: Band; readonly distance: number } | undefined
      for (const band of here) {
        const box = boxes.get(key(band))
        const distance = box ? distanceTo(box, position, stacked ? !lying : lying) : Infinity
        if (!best || distance < best.distance) best = { band, distance }
      }
      return best && { series: best.band.series, index: best.band.index }
    },
    spot(cursor) {
      const box = boxes.get(key(cursor))
      return (
        box && (
          <rect
            className="inlay-Chart-ring"
            x={box.x - 1.5}
            y={box.y - 1.5}
            width={box.width + 3}
            height={box.height + 3}
            rx={4}
          />
        )
      )
    },
    picture: (
      <>
        <svg className="inlay-Chart-svg" width={width} height={height} aria-hidden>
          {lying ? <ValueColumns ticks={ticks} {...axes} /> : <ValueLines ticks={ticks} {...axes} />}
          {labels && <InlineLabels fitted={labels} {...axes} area={{ ...area, bottom: floor }} />}
          {names.map((text, index) =>
            index % every === 0 ? (
              <text
                // oxlint-disable-next-line react/no-array-index-key -- a name may be there twice
                key={index}
                className="inlay-Chart-label"
                x={flip(labelRoom(names) - 8)}
                y={area.top + (index + 0.5) * step + 4}
                textAnchor="end"
              >
                {text !== name(index) && <title>{name(index)}</title>}
                {text}
              </text>
            ) : null,
          )}
          {!painted &&
            bands.map((band) => {
              const box = boxes.get(key(band))
              const { tone, pattern } = toneOf(band.series)
              const path = box && barPath(box, sideOf(band))
              return (
                <g key={key(band)} data-tone={tone}>
                  <path className="inlay-Chart-fill" d={path} data-weak={weak(band) ? '' : undefined} />
                  {pattern > 0 && (
                    <path
                      className="inlay-Chart-hatch"
                      d={path}
                      fill={`url(#${chartId}-${pattern})`}
                      data-again={needsHatch({ tone, pattern })}
                    />
                  )}
                </g>
              )
            })}
          {single && !painted && <BandValues />}
        </svg>
        {painted && (
          <ChartCanvas
            size={size}
            tones={data.series}
            paint={(context, colours) => {
              for (const band of bands) {
                const box = boxes.get(key(band))
                if (!box) continue
                context.globalAlpha = weak(band) ? 0.55 : 1
                context.fillStyle = colours[band.series] ?? ''
                context.fillRect(box.x, box.y, box.width, box.height)
              }
            }}
          />
        )}
      </>
    ),
  }

  /** At the far end of its bar: of columns the point alone has one, of lying bars each, as far as there is room. */
  function BandValues() {
    return bands.map((band) => {
      const box = boxes.get(key(band))
      const strong = band.index === point
      if (!box || (lying ? band.index % every !== 0 : !strong)) return null
      const text = words.value(band.to)
      const down = band.to < 0
      const half = textWidth(text, labelSize) / 2
      return (
        <text
          key={band.index}
          className="inlay-Chart-value"
          data-strong={strong ? '' : undefined}
          x={
            lying
              ? flip(along(band.to) + (down ? -6 : 6))
              : Math.max(half, Math.min(width - half, box.x + box.width / 2))
          }
          y={lying ? box.y + box.height / 2 + 4 : down ? box.y + box.height + 13 : box.y - 6}
          textAnchor={lying ? (down ? 'end' : 'start') : 'middle'}
        >
          {text}
        </text>
      )
    })
  }
}

/** Where a part begins: a little behind the end of that below it, as far as there is something left. */
function parted(from: number, to: number, onAnother: boolean): number {
  const gap = onAnother ? Math.max(0, Math.min(surfaceLine, Math.abs(to - from) - least)) : 0
  return from + Math.sign(to - from) * gap
}

/** Across the categories it matters which of a group is meant, along the values which part of a stack. */
function distanceTo(box: Box, { x, y }: Position, block: boolean): number {
  const [from, length, position] = block ? [box.y, box.height, y] : [box.x, box.width, x]
  return Math.max(from - position, position - from - length, 0)
}
