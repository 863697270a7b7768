import { AxisNames, axisNameHeight, InlineLabels, ValueLines, type AxisNamesShown } from './ChartAxes'
import { ChartCanvas, mostElements } from './ChartCanvas'
import type { Bubble, BubbleGroup } from './bubble-data'
import type { ChartScene, TipRow } from './chart-scene'
import type { ChartCursor, ChartSize, Position } from './chart-types'
import type { ChartWords } from './chart-words'
import { dashes } from './dashes'
import { fitLabels } from './fit-labels'
import { labelRoom } from './plot-area'
import { timeTicks } from './time-ticks'
import { place, valueScale, wholeTicks } from './value-scale'

export interface BubbleSceneOptions {
  readonly size: ChartSize
  readonly words: ChartWords
  readonly utc: boolean
  readonly names: AxisNamesShown
  readonly rows: (bubble: Bubble) => readonly Omit<TipRow, 'current'>[]
  readonly say: (cursor: ChartCursor) => string
}

const smallest = 3
/** A press this near to a bubble means it. */
const reach = 40

export function bubbleScene(groups: readonly BubbleGroup[], options: BubbleSceneOptions): ChartScene {
  const { size, words, utc, names, rows, say } = options
  const { width, height, rightToLeft } = size
  const flip = (x: number) => (rightToLeft ? width - x : x)
  const all = groups.flatMap(({ bubbles }) => bubbles)
  const painted = all.length > mostElements
  const largest = painted ? 8 : Math.max(8, Math.min(26, height / 9, width / 14))
  const most = all.reduce((high, { size }) => Math.max(high, size), 0)
  const least = all.reduce((low, { size }) => Math.min(low, size), Infinity)
  // Areas are compared, so the radius grows with the root; one size for all is a plain scatter.
  const radius = ({ size }: Bubble) =>
    most === least ? (painted ? 2.5 : 5) : Math.max(smallest, Math.sqrt(size / most) * largest)

  const scaleY = valueScale(
    all.map(({ y }) => y),
    { count: Math.max(2, Math.round((height - 36 - 2 * axisNameHeight) / 40)), zero: false },
  )
  const tickText = words.ticks(scaleY.ticks)
  const texts = scaleY.ticks.map(tickText)
  const area = {
    start: labelRoom(texts),
    end: width - 8,
    top: 8 + axisNameHeight,
    bottom: height - 24 - axisNameHeight,
  }
  // Nothing reaches over the edge of the plot.
  const inner = { start: area.start + largest, end: area.end - largest }
  const y = (value: number) => place(value, scaleY, area.bottom - largest / 3, area.top + largest / 3)

  const isTime = all.some(({ x }) => x instanceof Date)
  const count = Math.max(2, Math.floor((area.end - area.start) / 72))
  const raw = all.map(({ x }) => Number(x))
  const scaleX = isTime
    ? { from: raw.reduce((a, b) => Math.min(a, b), Infinity), to: raw.reduce((a, b) => Math.max(a, b), -Infinity) }
    : valueScale(raw, { count, zero: false })
  const x = (value: number) => place(value, scaleX, inner.start, inner.end)
  const marks =
    'ticks' in scaleX
      ? wholeTicks(scaleX.ticks, raw).map((tick) => ({ at: x(tick), text: words.x(tick) }))
      : momentMarks(scaleX)

  function momentMarks({ from, to }: { readonly from: number; readonly to: number }) {
    const { unit, at } = timeTicks(new Date(from), new Date(to), count, utc)
    return at.map((date) => ({ at: x(Number(date)), text: words.moment(date, unit) }))
  }

  const labels = fitLabels({
    count: marks.length,
    step: marks.length > 1 ? (marks[1]?.at ?? 0) - (marks[0]?.at ?? 0) : width,
    text: (index) => marks[index]?.text ?? '',
    at: (index) => marks[index]?.at ?? 0,
    ordered: true,
  })
  const axes = { area, flip, width }
  const find = ({ series, index }: ChartCursor) => groups[series]?.bubbles[index]
  const spotOf = (bubble: Bubble): Position => ({ x: flip(x(Number(bubble.x))), y: y(bubble.y) })
  // The large ones below, so that none hides another.
  const order = groups
    .flatMap(({ bubbles, tone, pattern }, series) =>
      bubbles.map((bubble, index) => ({
        ...{ tone, pattern, series, index },
        ...spotOf(bubble),
        key: bubble.row,
        r: radius(bubble),
      })),
    )
    .sort((a, b) => b.r - a.r)

  return {
    series: groups.length,
    count: (series) => groups[series]?.bubbles.length ?? 0,
    has: (cursor) => find(cursor) !== undefined,
    along: 'inline',
    say,
    at(cursor) {
      const bubble = find(cursor)
      return bubble && spotOf(bubble)
    },
    nearest(position) {
      let best: (ChartCursor & { readonly distance: number }) | undefined
      for (const { series, index, ...circle } of order) {
        const distance = Math.hypot(circle.x - position.x, circle.y - position.y) - circle.r
        if (distance <= reach && (!best || distance < best.distance)) best = { series, index, distance }
      }
      return best && { series: best.series, index: best.index }
    },
    tip(cursor) {
      const bubble = find(cursor)
      return bubble
        ? { head: bubble.label, rows: rows(bubble).map((row) => ({ ...row, current: false })) }
        : { head: '', rows: [] }
    },
    spot(cursor) {
      const bubble = find(cursor)
      if (!bubble) return null
      const spot = spotOf(bubble)
      return <circle className="inlay-Chart-ring" cx={spot.x} cy={spot.y} r={radius(bubble) + 1.5} />
    },
    picture: (
      <>
        <svg className="inlay-Chart-svg" width={width} height={height} aria-hidden>
          <ValueLines
            ticks={scaleY.ticks.map((tick, index) => ({
              at: y(tick),
              text: texts[index] ?? '',
              zero: tick === 0 && scaleY.from < 0,
            }))}
            {...axes}
          />
          <InlineLabels fitted={labels} {...axes} />
          <AxisNames names={names} height={height} {...axes} />
          {!painted &&
            order.map(({ key, tone, pattern, r, ...at }) => (
              <circle
                key={key}
                className="inlay-Chart-bubble"
                data-tone={tone}
                cx={at.x}
                cy={at.y}
                r={r}
                strokeDasharray={dashes[pattern]}
              />
            ))}
        </svg>
        {painted && (
          <ChartCanvas
            size={size}
            tones={groups}
            paint={(context, colours) => {
              for (const { series, r, ...at } of order) {
                context.globalAlpha = 0.4
                context.fillStyle = colours[series] ?? ''
                context.beginPath()
                context.arc(at.x, at.y, r, 0, 2 * Math.PI)
                context.fill()
              }
            }}
          />
        )}
      </>
    ),
  }
}
