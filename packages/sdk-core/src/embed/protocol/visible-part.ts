import { own } from './own'

/** The part of a frame that can be seen, in the frame's own pixels. */
export interface VisiblePart {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

export function readVisiblePart(body: unknown): VisiblePart | undefined {
  const [top, left, width, height] = ['top', 'left', 'width', 'height'].map((name) => sizeOf(own(body, name)))
  if (top === undefined || left === undefined || width === undefined || height === undefined) return undefined
  return { top, left, width, height }
}

function sizeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}
