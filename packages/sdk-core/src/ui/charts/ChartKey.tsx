import { dashes } from './dashes'
import type { ChartTone } from './chart-types'

export type ChartKeyKind = 'line' | 'fill' | 'bubble'

/** The sign of a series in legends: a piece of its line or of its ground. */
export function ChartKey({
  tone,
  kind,
  patternId,
}: {
  readonly tone: ChartTone
  readonly kind: ChartKeyKind
  readonly patternId: string
}) {
  if (kind === 'line') {
    return (
      <svg className="inlay-Chart-key" width={16} height={8} aria-hidden data-tone={tone.tone}>
        <line className="inlay-Chart-line" x1={0} x2={16} y1={4} y2={4} strokeDasharray={dashes[tone.pattern]} />
      </svg>
    )
  }
  if (kind === 'bubble') {
    return (
      <svg className="inlay-Chart-key" width={12} height={12} aria-hidden data-tone={tone.tone}>
        <circle className="inlay-Chart-bubble" cx={6} cy={6} r={5} strokeDasharray={dashes[tone.pattern]} />
      </svg>
    )
  }
  return (
    <svg className="inlay-Chart-key" width={8} height={8} aria-hidden data-tone={tone.tone}>
      <rect className="inlay-Chart-fill" width={8} height={8} rx={2} />
      {tone.pattern > 0 && (
        <rect
          className="inlay-Chart-hatch"
          width={8}
          height={8}
          rx={2}
          fill={`url(#${patternId}-${tone.pattern})`}
          data-again={needsHatch(tone)}
        />
      )}
    </svg>
  )
}

/** Beyond six colours a hatch tells the second of a colour, also where colours are seen. */
export function needsHatch({ tone, pattern }: ChartTone): '' | undefined {
  return tone === 'other' || pattern !== tone - 1 ? '' : undefined
}
