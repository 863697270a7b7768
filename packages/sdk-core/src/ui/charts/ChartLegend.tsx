import { ChartKey, type ChartKeyKind } from './ChartKey'
import type { ChartTone } from './chart-types'

export interface ChartLegendProps {
  readonly items: readonly (ChartTone & { readonly label: string })[]
  readonly kind: ChartKeyKind
  readonly patternId: string
}

/** Which line or colour is what. */
export function ChartLegend({ items, kind, patternId }: ChartLegendProps) {
  return (
    <ul className="inlay-Chart-legend">
      {items.map((item) => (
        <li key={item.label}>
          <ChartKey tone={item} kind={kind} patternId={patternId} />
          <span>{item.label}</span>
        </li>
      ))}
    </ul>
  )
}
