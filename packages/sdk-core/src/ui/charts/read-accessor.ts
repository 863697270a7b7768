import type { ChartAccessor } from './chart-types'

/** Reads what an accessor names. */
export function readAccessor<Row, Value>(row: Row, accessor: ChartAccessor<Row, Value>): Value {
  return typeof accessor === 'function' ? accessor(row) : (row[accessor as keyof Row] as Value)
}

/** A number that can be drawn; anything else is a gap. */
export function readNumber<Row>(row: Row, accessor: ChartAccessor<Row, number | null | undefined>): number | undefined {
  const value = readAccessor(row, accessor)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
