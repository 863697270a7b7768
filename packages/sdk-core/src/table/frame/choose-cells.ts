import type { GridPlace } from '../grid/move-in-grid'
import { headHeight } from './use-painter'

interface ChooseOptions {
  /** Aborted when the button is let go. */
  readonly signal: AbortSignal
  readonly placeOf: (target: Element) => GridPlace | undefined
  /** From one cell to another it is cells that are chosen, within one its text. */
  readonly onBegin: () => void
  readonly onReach: (to: GridPlace) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Chooses cells from the one that was pressed to the one under the pointer, for as long as the button is held. Past an
 * edge the rows and columns scroll, and the choice follows.
 */
export function chooseCells(grid: HTMLElement, from: GridPlace, options: ChooseOptions): void {
  const { signal, placeOf, onBegin, onReach } = options
  const { ownerDocument: document } = grid
  const view = document.defaultView
  let pointer: Point | undefined
  let reached: GridPlace | undefined
  let isChoosing = false
  let frame = 0
  let before = 0

  function reach(): void {
    const to = pointer && grid.isConnected && placeAt(grid, pointer, placeOf)
    if (!to || isSame(to, reached ?? from)) return
    if (!isChoosing) begin()
    reached = to
    onReach(to)
  }

  function begin(): void {
    isChoosing = true
    grid.dataset['choosing'] = ''
    document.getSelection()?.removeAllRanges()
    onBegin()
  }

  function scroll(now: number): void {
    // Taken away under the pointer, it has no cells to be chosen.
    if (!grid.isConnected) return
    frame = view?.requestAnimationFrame(scroll) ?? 0
    const seconds = Math.min(now - before, longestFrame) / 1000
    before = now
    if (!pointer) return
    const [across, down] = pastEdge(grid, pointer)
    if (across === 0 && down === 0) return
    grid.scrollLeft += speedPast(across) * seconds
    grid.scrollTop += speedPast(down) * seconds
    reach()
  }

  document.addEventListener(
    'mousemove',
    ({ clientX: x, clientY: y }) => {
      pointer = { x, y }
      reach()
      if (frame === 0 && isChoosing) frame = view?.requestAnimationFrame(scroll) ?? 0
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    view?.cancelAnimationFrame(frame)
    delete grid.dataset['choosing']
    // The rows of the last scroll are painted in the next frame only; the choice goes to the edge that is seen then.
    if (isChoosing) view?.requestAnimationFrame(reach)
  })
}

/** In milliseconds; after a rest of the page nobody is to be thrown to its end. */
const longestFrame = 50
const slowest = 120
const fastest = 4000

/** In pixels a second: the further the pointer is past the edge, the faster. */
export function speedPast(distance: number): number {
  return distance === 0 ? 0 : Math.sign(distance) * Math.min(fastest, slowest + Math.abs(distance) * 12)
}

/** What can be seen of the rows, in the coordinates of the window. */
function visibleBox(grid: HTMLElement) {
  const { left, top } = grid.getBoundingClientRect()
  const [x, y] = [left + grid.clientLeft, top + grid.clientTop]
  return { left: x, right: x + grid.clientWidth, top: y + headHeight, bottom: y + grid.clientHeight }
}

function pastEdge(grid: HTMLElement, { x, y }: Point): readonly [across: number, down: number] {
  const { left, right, top, bottom } = visibleBox(grid)
  return [past(x, left, right), past(y, top, bottom)]
}

function past(at: number, first: number, last: number): number {
  return at < first ? at - first : at > last ? at - last : 0
}

/** The cell under the pointer, or the nearest one that can be seen; also under what floats over the rows. */
function placeAt(grid: HTMLElement, { x, y }: Point, placeOf: ChooseOptions['placeOf']): GridPlace | undefined {
  const { left, right, top, bottom } = visibleBox(grid)
  const root = grid.getRootNode() as Document | ShadowRoot
  for (const element of root.elementsFromPoint(within(x, left, right), within(y, top, bottom))) {
    const place = grid.contains(element) ? placeOf(element) : undefined
    if (place) return place
  }
  return undefined
}

function within(at: number, first: number, last: number): number {
  return Math.min(Math.max(at, first + 1), last - 1)
}

function isSame(one: GridPlace, other: GridPlace): boolean {
  return one.line === other.line && one.column === other.column
}
