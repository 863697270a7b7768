export interface SeriesFacts {
  /** Indexes of values. */
  readonly first: number
  readonly last: number
  readonly highest: number
  readonly lowest: number
  readonly count: number
  readonly total: number
  readonly trend: 'rising' | 'falling' | 'steady'
}

/** A slope over the whole that is less than this part of the range is not worth a word. */
const noticeable = 1 / 3

/** What a summary says of a series; `undefined` where it has no value at all. */
export function seriesFacts(values: readonly (number | undefined)[]): SeriesFacts | undefined {
  const known = values.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]))
  const first = known[0]
  const last = known.at(-1)
  if (!first || !last) return undefined
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a))
  const lowest = known.reduce((a, b) => (b.value < a.value ? b : a))
  const total = known.reduce((sum, { value }) => sum + value, 0)

  const middle = known.reduce((sum, { index }) => sum + index, 0) / known.length
  const mean = total / known.length
  let above = 0
  let below = 0
  for (const { value, index } of known) {
    above += (index - middle) * (value - mean)
    below += (index - middle) ** 2
  }
  const change = below === 0 ? 0 : (above / below) * (last.index - first.index)
  const range = highest.value - lowest.value
  const trend = Math.abs(change) <= range * noticeable ? 'steady' : change > 0 ? 'rising' : 'falling'
  return {
    first: first.index,
    last: last.index,
    highest: highest.index,
    lowest: lowest.index,
    count: known.length,
    total,
    trend,
  }
}
