import { ChartKey, needsHatch } from './ChartKey'
import type { ChartScene } from './chart-scene'
import type { ChartCursor, ChartSize } from './chart-types'
import type { ChartWords } from './chart-words'
import { slicePath, type PieSlice, type Ring } from './pie-slices'

export interface PieSceneOptions {
  readonly size: ChartSize
  readonly words: ChartWords
  readonly total: string
  readonly totalLabel: string | undefined
  /** What is not shown, and why. */
  readonly note: string | undefined
  readonly say: (cursor: ChartCursor) => string
  readonly chartId: string
}

/** Narrower, the legend stands below the ring. */
const beside = 280
const largest = 172
const legendRow = 26

export function pieScene(slices: readonly PieSlice[], options: PieSceneOptions): ChartScene {
  const { size, words, total, totalLabel, note, say, chartId } = options
  const { width, height, rightToLeft } = size
  const below = width < beside
  const legendHeight = below ? Math.min((slices.length + (note === undefined ? 0 : 2)) * legendRow, height / 2) : 0
  const across = Math.max(64, Math.min(largest, height - 8 - legendHeight, below ? width : width * 0.45))
  const left = below ? (width - across) / 2 : 0
  const outer = across / 2 - 2
  const ring: Ring = {
    x: rightToLeft && !below ? width - across / 2 : left + across / 2,
    y: below ? across / 2 : height / 2,
    outer,
    inner: outer * 0.635,
  }
  const key = (slice: PieSlice) => slice.row ?? 'other'

  return {
    series: 1,
    count: () => slices.length,
    has: ({ series, index }) => series === 0 && slices[index] !== undefined,
    along: 'inline',
    say,
    at({ index }) {
      const slice = slices[index]
      if (!slice) return undefined
      const angle = (slice.from + slice.to) * Math.PI * (rightToLeft ? -1 : 1)
      return { x: ring.x + Math.sin(angle) * outer * 0.82, y: ring.y - Math.cos(angle) * outer * 0.82 }
    },
    nearest({ x, y }) {
      const [dx, dy] = [x - ring.x, y - ring.y]
      const distance = Math.hypot(dx, dy)
      if (distance > outer + 8 || distance < ring.inner / 2) return undefined
      const turn = (Math.atan2(rightToLeft ? -dx : dx, -dy) / (2 * Math.PI) + 1) % 1
      const index = slices.findIndex(({ from, to }) => turn >= from && turn <= to)
      return index < 0 ? undefined : { series: 0, index }
    },
    tip({ index }) {
      const slice = slices[index]
      if (!slice) return { head: '', rows: [] }
      const value = `${words.value(slice.value)} · ${words.share(slice.share)}`
      return { head: slice.label, rows: [{ key: 'value', value, current: true }] }
    },
    spot({ index }) {
      const slice = slices[index]
      const grown = { ...ring, outer: outer + 2, inner: ring.inner - 1 }
      return slice && <path className="inlay-Chart-ring" d={slicePath(slice, grown, rightToLeft)} />
    },
    picture: (
      <div className="inlay-PieChart-box" data-below={below ? '' : undefined}>
        <svg className="inlay-Chart-svg" width={width} height={height} aria-hidden>
          {slices.map((slice) => {
            const path = slicePath(slice, ring, rightToLeft)
            return (
              <g key={key(slice)} data-tone={slice.tone}>
                <path className="inlay-Chart-fill inlay-PieChart-slice" d={path} />
                {slice.pattern > 0 && (
                  <path
                    className="inlay-Chart-hatch"
                    d={path}
                    fill={`url(#${chartId}-${slice.pattern})`}
                    data-again={needsHatch(slice)}
                  />
                )}
              </g>
            )
          })}
          <text className="inlay-PieChart-total" x={ring.x} y={ring.y + (totalLabel ? 2 : 6)} textAnchor="middle">
            {total}
          </text>
          {totalLabel !== undefined && (
            <text className="inlay-Chart-label" x={ring.x} y={ring.y + 17} textAnchor="middle">
              {totalLabel}
            </text>
          )}
        </svg>
        <ul
          className="inlay-PieChart-legend"
          style={below ? { maxBlockSize: height - across - 8 } : { marginInlineStart: across + 20 }}
          aria-hidden
        >
          {slices.map((slice) => (
            <li key={key(slice)}>
              <ChartKey tone={slice} kind="fill" patternId={chartId} />
              <span title={slice.label}>{slice.label}</span>
              <b>{words.roundShare(slice.share)}</b>
            </li>
          ))}
          {note !== undefined && <li className="inlay-PieChart-note">{note}</li>}
        </ul>
      </div>
    ),
  }
}
