import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type {
  ChartAccessor,
  ChartPoint,
  ChartSelectReason,
  ChartSeries,
  ChartState,
  ChartValue,
  ChartView,
  ChartX,
} from './chart-types'

/** What all charts take. */
export interface ChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'title'> {
  /** What it shows, in its head and as its accessible name. */
  readonly title: string
  /** The title is read, not seen, where a heading above says it already. @default false */
  readonly titleHidden?: boolean | undefined
  /** Of the plot, in pixels; the width is that of the container. @default 200 */
  readonly height?: number | undefined
  /** Whether its data is there. @default 'ready' */
  readonly state?: ChartState | undefined
  /** Tries again after `failed`. */
  readonly onRetry?: (() => void) | undefined
  /** Stands where there is no data. @default 'No data yet' */
  readonly emptyTitle?: string | undefined
  /** Why there is none, or how to get some. */
  readonly empty?: ReactNode
  /** The chart or its table; left out, it is kept here. */
  readonly view?: ChartView | undefined
  /** What is shown at first, where the chart keeps it itself. @default 'chart' */
  readonly defaultView?: ChartView | undefined
  /** Somebody has turned to the table, or back. */
  readonly onViewChange?: ((view: ChartView, details: { readonly reason: 'pressed' }) => void) | undefined
  /** How values are written. @default plain numbers of the locale */
  readonly format?: Intl.NumberFormatOptions | undefined
  /** Of the downloaded table. @default the title with `.csv` */
  readonly filename?: string | undefined
  /** `always` shows hatches also where colours are seen; columns and bars of several series always have them. @default 'auto' */
  readonly patterns?: 'auto' | 'always' | undefined
}

export interface SelectProps<Row> {
  /** A point was pressed, or chosen by Enter or Space. */
  readonly onPointSelect?:
    | ((point: ChartPoint<Row>, details: { readonly reason: ChartSelectReason }) => void)
    | undefined
}

/** Rows with one or several series of values. */
export interface SeriesProps<Row> extends SelectProps<Row> {
  /** The rows, each a place along the axis. */
  readonly data: readonly Row[]
  /** Where a row stands: a field or a function. */
  readonly x: ChartAccessor<Row, ChartX>
  /** What `x` is, for the table. @default 'Date' or 'Item' */
  readonly xLabel?: string | undefined
  /** How `x` is written. @default dates and numbers as in the locale */
  readonly xText?: ((x: ChartX) => string) | undefined
  /** The only value of a row. */
  readonly y?: ChartAccessor<Row, ChartValue> | undefined
  /** What `y` is. @default the title */
  readonly yLabel?: string | undefined
  /** Several values of a row, in place of `y`. */
  readonly series?: readonly ChartSeries<Row>[] | undefined
  /** Dates are days in UTC, not in the zone of the reader. @default false */
  readonly utc?: boolean | undefined
}
