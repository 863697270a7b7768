export interface Point {
  readonly x: number
  readonly y: number
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** So much room a hand may miss the way by. */
const tolerance = 4

/**
 * Whether a pointer that left something at `from` and is at `now` may be on its way into a box: inside the triangle of
 * `from` and the edge of the box that faces it.
 */
export function isOnTheWay(from: Point, now: Point, box: Box): boolean {
  const edge = facingEdge(from, box)
  return edge !== undefined && isInTriangle(now, from, ...edge)
}

function facingEdge(from: Point, { left, right, top, bottom }: Box): readonly [Point, Point] | undefined {
  const upright = (x: number) =>
    [
      { x, y: top - tolerance },
      { x, y: bottom + tolerance },
    ] as const
  const level = (y: number) =>
    [
      { x: left - tolerance, y },
      { x: right + tolerance, y },
    ] as const
  if (from.x <= left) return upright(left)
  if (from.x >= right) return upright(right)
  if (from.y <= top) return level(top)
  if (from.y >= bottom) return level(bottom)
  return undefined
}

/** On the same side of all three edges, or on one of them. */
function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)]
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0)
}

function side(point: Point, from: Point, to: Point): number {
  return (point.x - to.x) * (from.y - to.y) - (from.x - to.x) * (point.y - to.y)
}
