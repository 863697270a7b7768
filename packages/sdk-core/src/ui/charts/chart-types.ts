/** Where a value stands along the axis: dates and numbers to scale, words one after the other. */
export type ChartX = string | number | Date

/** A value that may be missing: a gap, never a zero. */
export type ChartValue = number | null | undefined

type KeyWith<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row]

/** How something is read from a row: the name of a field of the right type, or a function. */
export type ChartAccessor<Row, Value> = KeyWith<Row, Value> | ((row: Row) => Value)

export interface ChartSeries<Row> {
  /** Unique in its chart. */
  readonly key: string
  /** In the legend, the table and the summary. */
  readonly label: string
  readonly value: ChartAccessor<Row, ChartValue>
}

/** What was chosen in a chart. */
export interface ChartPoint<Row> {
  readonly row: Row
  /** Of the row in `data`. */
  readonly index: number
  /** The key of the series, where a chart has several. */
  readonly series: string | undefined
  readonly value: number
}

export type ChartSelectReason = 'pressed' | 'key'

/** Where the data is: `loading` and `failed` stand in the room of the chart, the latter with a way to try again. */
export type ChartState = 'ready' | 'loading' | 'failed'

export type ChartView = 'chart' | 'table'

/** Colour and line of a series, by its place: colour alone never says which one it is. */
export interface ChartTone {
  readonly tone: number | 'other'
  /** 0 is plain; each other one has a dash and a hatch of its own. */
  readonly pattern: number
}

/** Which point is looked at. */
export interface ChartCursor {
  readonly series: number
  readonly index: number
}

export interface ChartSize {
  readonly width: number
  readonly height: number
  readonly rightToLeft: boolean
}

export interface Position {
  readonly x: number
  readonly y: number
}
