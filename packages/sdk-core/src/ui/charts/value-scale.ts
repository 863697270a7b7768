import { nice, ticks } from 'd3-array'

/** A range of values with round ends, and the round values inside it that get a line. */
export interface ValueScale {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

export interface ValueScaleOptions {
  /** About how many lines. */
  readonly count: number
  /** Begins at zero, as lengths must. */
  readonly zero: boolean
}

export function valueScale(values: Iterable<number | undefined>, { count, zero }: ValueScaleOptions): ValueScale {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value === undefined) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  if (low > high) return { from: 0, to: 1, ticks: [0, 1] }
  if (zero) {
    low = Math.min(0, low)
    high = Math.max(0, high)
  }
  if (low === high) {
    // A single value stands in the middle; nothing but zeros stands on the ground.
    const room = Math.abs(low) / 2 || 1
    if (low !== 0) low -= room
    high += room
  }
  const [from, to] = nice(low, high, count)
  return { from, to, ticks: ticks(from, to, count) }
}

/** Where a value stands between two positions. */
export function place(value: number, { from, to }: Pick<ValueScale, 'from' | 'to'>, start: number, end: number) {
  // Halved first: the difference of two huge numbers of different signs would be infinite.
  const share = to === from ? 0.5 : (value / 2 - from / 2) / (to / 2 - from / 2)
  return start + share * (end - start)
}

/** Between years and other whole numbers there is nothing to name. */
export function wholeTicks(ticks: readonly number[], values: readonly unknown[]): readonly number[] {
  return values.every(Number.isInteger) ? ticks.filter(Number.isInteger) : ticks
}
