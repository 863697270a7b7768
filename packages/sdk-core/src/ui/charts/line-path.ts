import type { Position } from './chart-types'

/** The path through points; a missing one leaves a gap. */
export function linePath(points: readonly (Position | undefined)[]): string {
  let path = ''
  let drawing = false
  for (const point of points) {
    if (point) path += `${drawing ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`
    drawing = point !== undefined
  }
  return path
}

/** Points with a gap on either side: no line reaches them, so each is a dot. */
export function lonePoints(points: readonly (Position | undefined)[]): readonly Position[] {
  return points.flatMap((point, index) => (point && !points[index - 1] && !points[index + 1] ? [point] : []))
}

/**
 * The points that can be seen: of those in one column of pixels the first, lowest, highest and last. Ten thousand draw
 * as fast as a thousand, and no peak is lost.
 */
export function thinLine(points: readonly (Position | undefined)[]): readonly (Position | undefined)[] {
  const thinned: (Position | undefined)[] = []
  let column: Position[] = []
  const flush = () => {
    if (column.length <= 4) thinned.push(...column)
    else {
      const [first] = column
      const last = column.at(-1)
      const low = column.reduce((a, b) => (b.y < a.y ? b : a))
      const high = column.reduce((a, b) => (b.y > a.y ? b : a))
      const inside = [low, high].sort((a, b) => column.indexOf(a) - column.indexOf(b))
      thinned.push(...new Set([first, ...inside, last]))
    }
    column = []
  }
  for (const point of points) {
    const [first] = column
    if (!point || (first && Math.floor(first.x) !== Math.floor(point.x))) flush()
    if (point) column.push(point)
    else if (thinned.at(-1)) thinned.push(undefined)
  }
  flush()
  return thinned
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
