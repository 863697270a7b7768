/** Browsers lay out nothing that is much higher. */
const mostHeight = 15_000_000

/** From line to pixel and back, also where all lines together are higher than a browser can make an element. */
export interface LineScale {
  /** The height of the body. */
  readonly height: number
  /** How far the lines have been scrolled, when the body has been scrolled so far. */
  scrolledTo(scrollTop: number): number
  /** How far the body has to be scrolled, so that the lines are. */
  scrollFor(top: number): number
}

export function createLineScale(
  lineCount: number,
  lineHeight: number,
  viewHeight: number,
  /** Behind the last line. */
  endRoom: number,
): LineScale {
  const full = lineCount * lineHeight + endRoom
  const height = Math.min(full, mostHeight)
  const ratio = height === full ? 1 : (full - viewHeight) / Math.max(1, height - viewHeight)
  return {
    height,
    scrolledTo: (scrollTop) => Math.min(scrollTop * ratio, Math.max(0, full - viewHeight)),
    scrollFor: (top) => top / ratio,
  }
}

export interface LineSpan {
  readonly first: number
  /** One behind the last. */
  readonly end: number
}

const most = 24

/** The lines that can be seen, and some more on the side to which they move. */
export function visibleLines(
  {
    top,
    viewHeight,
    lineHeight,
    lineCount,
  }: Readonly<Record<'top' | 'viewHeight' | 'lineHeight' | 'lineCount', number>>,
  moved: number,
): LineSpan {
  const behind = 2
  // Scrolled fast, the next frame is as far away again.
  const ahead = Math.min(most, Math.max(6, Math.ceil(Math.abs(moved) / lineHeight) + behind))
  const first = Math.floor(top / lineHeight) - (moved < 0 ? ahead : behind)
  const end = Math.ceil((top + viewHeight) / lineHeight) + (moved < 0 ? behind : ahead)
  return { first: Math.max(0, Math.min(first, lineCount)), end: Math.min(lineCount, Math.max(0, end)) }
}
