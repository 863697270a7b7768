import type { CSSProperties } from 'react'
import { ChartKey } from './ChartKey'
import type { ChartTipContent } from './chart-scene'
import type { ChartSize, Position } from './chart-types'

/** Room between a point and what is said about it. */
const away = 12
const most = 8

export interface ChartTipProps {
  readonly content: ChartTipContent
  readonly at: Position
  readonly size: ChartSize
  readonly patternId: string
  readonly keys: 'line' | 'fill'
}

/** What is said about a point, beside it on the side with more room. The same is announced, so it is not read here. */
export function ChartTip({ content, at, size, patternId, keys }: ChartTipProps) {
  const current = content.rows.findIndex((row) => row.current)
  // Of many series those around the one that is looked at.
  const first = Math.max(0, Math.min(current - most / 2, content.rows.length - most))
  return (
    <div className="inlay-Chart-tip" aria-hidden style={placeTip(at, size)}>
      <div className="inlay-Chart-tipHead">{content.head}</div>
      {content.rows.slice(first, first + most).map((row) => (
        <div key={row.key} className="inlay-Chart-tipRow" data-current={row.current ? '' : undefined}>
          {row.tone && <ChartKey tone={row.tone} kind={keys} patternId={patternId} />}
          {row.label !== undefined && <span className="inlay-Chart-tipLabel">{row.label}</span>}
          <b>
            <bdi>{row.value}</bdi>
          </b>
        </div>
      ))}
    </div>
  )
}

function placeTip({ x, y }: Position, { width, height, rightToLeft }: ChartSize): CSSProperties {
  const behind = x > width / 2
  const edge = behind ? x - away : x + away
  // It lies at the start of the line: moved from the edge that this is.
  const inline = rightToLeft
    ? `calc(${edge - width}px + ${behind ? '0%' : '100%'})`
    : `calc(${edge}px - ${behind ? '100%' : '0%'})`
  const block = `clamp(0px, ${y}px - 50%, ${height}px - 100%)`
  return { translate: `${inline} ${block}`, maxInlineSize: Math.max(x, width - x) - away }
}
