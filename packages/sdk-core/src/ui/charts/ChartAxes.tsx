import type { FittedLabels } from './fit-labels'
import { labelSize } from './fit-labels'
import type { PlotArea } from './plot-area'
import { shorten, textWidth } from './text-width'

export interface ValueTick {
  readonly at: number
  readonly text: string
  readonly zero: boolean
}

interface AxesProps {
  readonly area: PlotArea
  readonly width: number
  readonly flip: (x: number) => number
}

/** Hairlines for values, from side to side, each with its value at the start. */
export function ValueLines({ ticks, area, flip }: AxesProps & { readonly ticks: readonly ValueTick[] }) {
  return (
    <g>
      {ticks.map(({ at, text, zero }) => (
        <g key={text}>
          <line
            className="inlay-Chart-grid"
            data-zero={zero ? '' : undefined}
            x1={flip(area.start)}
            x2={flip(area.end)}
            y1={crisp(at)}
            y2={crisp(at)}
          />
          <text className="inlay-Chart-label" x={flip(area.start - 8)} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The same for values along the line: from top to bottom. */
export function ValueColumns({ ticks, area, width, flip }: AxesProps & { readonly ticks: readonly ValueTick[] }) {
  return (
    <g>
      {ticks.map(({ at, text, zero }) => (
        <g key={text}>
          <line
            className="inlay-Chart-grid"
            data-zero={zero ? '' : undefined}
            x1={crisp(flip(at))}
            x2={crisp(flip(at))}
            y1={area.top}
            y2={area.bottom}
          />
          <text
            className="inlay-Chart-label"
            x={flip(inside(at, text, width))}
            y={area.bottom + 16}
            textAnchor="middle"
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

export interface AxisNamesShown {
  readonly x: string
  readonly y: string
  /** What the area of a mark is. */
  readonly area: string | undefined
}

/** The height of a line of them: there is one above the plot and one below what stands along it. */
export const axisNameHeight = 18

/** What the axes are: of values above the start, of the line below its end. What an area is stands above the end. */
export function AxisNames({
  names,
  area,
  width,
  height,
  flip,
}: AxesProps & { readonly names: AxisNamesShown; readonly height: number }) {
  const shown = [
    { text: names.y, x: 0, y: 11, anchor: 'start', room: names.area === undefined ? width : width * 0.6 },
    { text: names.x, x: area.end, y: height - 3, anchor: 'end', room: area.end },
    { text: names.area ?? '', x: area.end, y: 11, anchor: 'end', room: area.end - width * 0.6 - 12 },
  ] as const
  return (
    <g className="inlay-Chart-names">
      {shown.map(({ text, x, y, anchor, room }) => {
        const fitted = shorten(text, labelSize, room)
        return text === '' ? null : (
          <text key={`${anchor} ${y}`} className="inlay-Chart-label" x={flip(x)} y={y} textAnchor={anchor}>
            {fitted !== text && <title>{text}</title>}
            {fitted}
          </text>
        )
      })}
    </g>
  )
}

/** What stands along the line, below the plot. */
export function InlineLabels({ fitted, area, width, flip }: AxesProps & { readonly fitted: FittedLabels }) {
  return (
    <g>
      {fitted.labels.map(({ at, text, whole }) => {
        const y = area.bottom + (fitted.turned ? 12 : 18)
        const x = flip(fitted.turned ? at + 4 : inside(at, text, width))
        const angle = flip(0) === 0 ? -40 : 40
        return (
          <text
            key={at}
            className="inlay-Chart-label"
            x={x}
            y={y}
            textAnchor={fitted.turned ? 'end' : 'middle'}
            transform={fitted.turned ? `rotate(${angle} ${x} ${y})` : undefined}
          >
            {whole !== undefined && <title>{whole}</title>}
            {text}
          </text>
        )
      })}
    </g>
  )
}

/** Moved so far in that nothing of a centred text is cut off. */
function inside(at: number, text: string, width: number): number {
  const half = textWidth(text, labelSize) / 2
  return Math.max(half, Math.min(width - half, at))
}

/** On whole pixels a hairline is one pixel and not two pale ones. */
function crisp(at: number): number {
  return Math.floor(at) + 0.5
}
