import { ChartCanvas, mostElements } from './ChartCanvas'
import { InlineLabels, ValueLines } from './ChartAxes'
import { dashes } from './dashes'
import type { ChartScene } from './chart-scene'
import type { ChartCursor, Position } from './chart-types'
import { lineLayout, type LineLayoutOptions } from './line-layout'
import { linePath, lonePoints, thinLine } from './line-path'
import type { PlotData } from './plot-data'
import { seriesTip } from './series-tip'

export interface LineSceneOptions extends LineLayoutOptions {
  readonly say: (cursor: ChartCursor) => string
}

export function lineScene(data: PlotData, options: LineSceneOptions): ChartScene {
  const { size, words, say } = options
  const layout = lineLayout(data, options)
  const { area, flip, points, nearest } = layout
  const lines = data.series.map(({ tone, pattern, label }, index) => {
    const own = points[index] ?? []
    return {
      tone,
      pattern,
      label,
      path: linePath(thinLine(own)),
      dots: lonePoints(own),
      end: own.findLast((point) => point !== undefined),
    }
  })
  const painted = data.series.length * data.xs.length > mostElements
  const axes = { area, flip, width: size.width }
  const at = ({ series, index }: ChartCursor): Position | undefined => points[series]?.[index]

  return {
    series: data.series.length,
    count: () => data.xs.length,
    has: (cursor) => at(cursor) !== undefined,
    along: 'inline',
    at,
    nearest,
    say,
    tip: (cursor) => seriesTip(data, words, cursor),
    spot(cursor) {
      const spot = at(cursor)
      return (
        spot && (
          <>
            <line className="inlay-Chart-cross" x1={spot.x} x2={spot.x} y1={area.top} y2={area.bottom} />
            <circle
              className="inlay-Chart-spot"
              data-tone={data.series[cursor.series]?.tone}
              cx={spot.x}
              cy={spot.y}
              r={4.5}
            />
          </>
        )
      )
    },
    picture: (
      <>
        <svg className="inlay-Chart-svg" width={size.width} height={size.height} aria-hidden>
          <ValueLines ticks={layout.ticks} {...axes} />
          <InlineLabels fitted={layout.labels} {...axes} />
          {lines.map(({ tone, pattern, label, path, dots, end }) => (
            <g key={label} data-tone={tone}>
              {!painted && (
                <path
                  className="inlay-Chart-line"
                  d={path}
                  strokeDasharray={dashes[pattern]}
                  strokeLinecap={dashes[pattern] === undefined ? 'round' : 'butt'}
                />
              )}
              {!painted && dots.map(({ x, y }) => <circle key={x} className="inlay-Chart-dot" cx={x} cy={y} r={3.5} />)}
              {end && <circle className="inlay-Chart-dot" cx={end.x} cy={end.y} r={3.5} />}
            </g>
          ))}
        </svg>
        {painted && (
          <ChartCanvas
            size={size}
            tones={data.series}
            paint={(context, colours) => {
              context.lineWidth = 2
              context.lineJoin = 'round'
              for (const [index, { path, pattern, dots }] of lines.entries()) {
                const colour = colours[index] ?? ''
                context.strokeStyle = colour
                context.fillStyle = colour
                context.setLineDash((dashes[pattern] ?? '').split(' ').filter(Boolean).map(Number))
                context.stroke(new Path2D(path))
                for (const { x, y } of dots) context.fillRect(x - 1.5, y - 1.5, 3, 3)
              }
            }}
          />
        )}
      </>
    ),
  }
}
