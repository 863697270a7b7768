/** A rectangle on the page, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type BoxSide = 'top' | 'bottom' | 'left' | 'right'

const radius = 3

/** A bar whose far end is rounded, and whose other end stands flat on its ground. */
export function barPath({ x, y, width, height }: Box, rounded: BoxSide | undefined): string {
  const right = x + width
  const bottom = y + height
  const r = Math.min(
    radius,
    rounded === 'top' || rounded === 'bottom' ? Math.min(height, width / 2) : Math.min(width, height / 2),
  )
  const [tl, tr, br, bl] = corners(rounded, r)
  return [
    `M${n(x)} ${n(y + tl)}q0 ${n(-tl)} ${n(tl)} ${n(-tl)}`,
    `H${n(right - tr)}q${n(tr)} 0 ${n(tr)} ${n(tr)}`,
    `V${n(bottom - br)}q0 ${n(br)} ${n(-br)} ${n(br)}`,
    `H${n(x + bl)}q${n(-bl)} 0 ${n(-bl)} ${n(-bl)}z`,
  ].join('')
}

function corners(rounded: BoxSide | undefined, r: number): readonly [number, number, number, number] {
  const at = (...sides: readonly BoxSide[]) => (rounded !== undefined && sides.includes(rounded) ? r : 0)
  return [at('top', 'left'), at('top', 'right'), at('bottom', 'right'), at('bottom', 'left')]
}

function n(value: number): number {
  // No “-0”.
  return Math.round(value * 10) / 10 || 0
}
