import type { ChartCursor } from './chart-types'

export interface CursorSpace {
  readonly series: number
  readonly count: (series: number) => number
  /** Whether there is something at that place; over gaps the cursor goes on. */
  readonly has: (cursor: ChartCursor) => boolean
  /** Which arrows lead along a series; the other two lead to the next series. */
  readonly along: 'inline' | 'block'
  readonly rightToLeft: boolean
}

/** Where a key leads; `undefined` for keys that lead nowhere. At an end it stays. */
export function nextCursor(
  key: string,
  current: ChartCursor | undefined,
  { series, count, has, along, rightToLeft }: CursorSpace,
): ChartCursor | undefined {
  const move = moves[key]
  if (!move || series === 0) return undefined
  const walk = (in_: number, from: number, by: 1 | -1): ChartCursor | undefined => {
    for (let index = from; index >= 0 && index < count(in_); index += by) {
      if (has({ series: in_, index })) return { series: in_, index }
    }
    return undefined
  }
  const own = current?.series ?? firstWith(series, (candidate) => walk(candidate, 0, 1) !== undefined)
  if (move === 'first') return walk(own, 0, 1)
  if (move === 'last') return walk(own, count(own) - 1, -1)

  const [axis, sign] = move
  const by = axis === 'inline' && rightToLeft ? (-sign as 1 | -1) : sign
  if (!current) return walk(own, 0, 1)
  if (axis === along || series === 1) {
    return walk(own, current.index + by, by) ?? current
  }
  // Upwards in a plot is the series drawn before; one without a value there is passed over.
  for (let next = current.series + by; next >= 0 && next < series; next += by) {
    const index = Math.min(current.index, count(next) - 1)
    const found = has({ series: next, index })
      ? { series: next, index }
      : (walk(next, index, 1) ?? walk(next, index, -1))
    if (found) return found
  }
  return current
}

const moves: Readonly<Record<string, 'first' | 'last' | readonly ['inline' | 'block', 1 | -1]>> = {
  Home: 'first',
  End: 'last',
  ArrowRight: ['inline', 1],
  ArrowLeft: ['inline', -1],
  ArrowDown: ['block', 1],
  ArrowUp: ['block', -1],
}

function firstWith(count: number, holds: (index: number) => boolean): number {
  for (let index = 0; index < count; index += 1) if (holds(index)) return index
  return 0
}
