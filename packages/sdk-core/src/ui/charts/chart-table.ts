import type { ChartWords } from './chart-words'
import type { PlotData } from './plot-data'

/** What a chart shows, as a table: as it is read, and as it is stored in a file. */
export interface ChartTableContent {
  readonly columns: readonly string[]
  readonly count: number
  readonly texts: (row: number) => readonly string[]
  readonly values: (row: number) => readonly (string | number | undefined)[]
}

/** What stands in a table where there is no value. */
export const noValue = '–'

export function plotTable(data: PlotData, words: ChartWords, xLabel: string): ChartTableContent {
  return {
    columns: [xLabel, ...data.series.map(({ label }) => label)],
    count: data.xs.length,
    texts: (row) => [
      words.x(data.xs[row] ?? ''),
      ...data.series.map(({ values }) => {
        const value = values[row]
        return value === undefined ? noValue : words.value(value)
      }),
    ],
    values(row) {
      const x = data.xs[row]
      return [x instanceof Date ? isoText(x) : x, ...data.series.map(({ values }) => values[row])]
    },
  }
}

function isoText(date: Date): string {
  return Number.isNaN(Number(date)) ? '' : date.toISOString()
}
