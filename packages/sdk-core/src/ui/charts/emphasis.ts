import type { PlotData } from './plot-data'
import { seriesFacts } from './series-facts'

/** Which place is the point of a chart: it stands at full strength, the others step back. */
export type ChartEmphasis<Row> = 'highest' | 'lowest' | 'last' | 'none' | ((row: Row) => boolean)

export function emphasised<Row>(
  { series, rows }: Pick<PlotData, 'series' | 'rows'>,
  emphasis: ChartEmphasis<Row>,
  data: readonly Row[],
): number | undefined {
  const values = series[0]?.values
  if (!values || emphasis === 'none') return undefined
  if (typeof emphasis === 'function') {
    const found = rows.findIndex((index) => {
      const row = data[index]
      return row !== undefined && emphasis(row)
    })
    return found < 0 ? undefined : found
  }
  return seriesFacts(values)?.[emphasis]
}
