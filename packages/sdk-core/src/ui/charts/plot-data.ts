import type { ChartAccessor, ChartSeries, ChartTone, ChartX } from './chart-types'
import { readAccessor, readNumber } from './read-accessor'
import { otherTone, seriesTone } from './series-tone'

export interface PlotSeries extends ChartTone {
  readonly key: string | undefined
  readonly label: string
  readonly values: readonly (number | undefined)[]
}

/** Rows as columns: where they stand, and what each series has there. */
export interface PlotData {
  readonly kind: 'category' | 'number' | 'time'
  readonly xs: readonly ChartX[]
  /** Of each place, the index of its row in `data`. */
  readonly rows: readonly number[]
  readonly series: readonly PlotSeries[]
}

export interface PlotSource<Row> {
  readonly data: readonly Row[]
  readonly x: ChartAccessor<Row, ChartX>
  readonly series: readonly (Omit<ChartSeries<Row>, 'key'> & { readonly key?: string | undefined })[]
  /** Dates and numbers stand to scale, so their order is that of the axis. @default false */
  readonly sorted?: boolean | undefined
}

export function readPlotData<Row>({ data, x, series, sorted = false }: PlotSource<Row>): PlotData {
  const all = data.map((row) => readAccessor(row, x))
  const kind =
    all.length > 0 && all.every((value) => value instanceof Date)
      ? 'time'
      : all.length > 0 && all.every((value) => typeof value === 'number')
        ? 'number'
        : 'category'
  const rows = data.map((_, index) => index)
  if (sorted && kind !== 'category') rows.sort((a, b) => Number(all[a]) - Number(all[b]))
  return {
    kind,
    rows,
    xs: rows.flatMap((index) => all[index] ?? []),
    series: series.map(({ key, label, value }, index) => ({
      key,
      label,
      ...seriesTone(index),
      values: rows.map((row) => {
        const entry = data[row]
        return entry === undefined ? undefined : readNumber(entry, value)
      }),
    })),
  }
}

/** Numbers along the line that cannot all be years are amounts, and are written as such. */
export function areAmounts({ kind, xs }: Pick<PlotData, 'kind' | 'xs'>): boolean {
  return kind === 'number' && !xs.every((x) => Number.isInteger(x) && Number(x) >= 1500 && Number(x) < 2200)
}

/** Adds up what is behind the `most`th series, so that a stack stays readable. */
export function gatherSeries(
  series: readonly PlotSeries[],
  most: number,
  otherLabel: (count: number) => string,
): readonly PlotSeries[] {
  if (series.length <= most) return series
  const rest = series.slice(most - 1)
  const values = (rest[0]?.values ?? []).map((_, index) => {
    const known = rest.flatMap(({ values }) => values[index] ?? [])
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
  })
  return [...series.slice(0, most - 1), { key: undefined, label: otherLabel(rest.length), ...otherTone, values }]
}
