import { systemClock } from '../../ports/system-clock'

/** The press that begins a gesture. */
export interface GesturePress {
  readonly pointerId: number
  readonly pointerType: string
  readonly x: number
}

interface ResizeOptions {
  readonly width: number
  readonly onResize: (width: number) => void
  /** Escape: it is as wide as it was. */
  readonly onGiveUp: () => void
}

/** Makes a column as wide as the line at the end of its head is dragged. */
export function resizeByPointer(handle: HTMLElement, press: GesturePress, options: ResizeOptions): void {
  if (!handle.hasPointerCapture(press.pointerId)) return
  const cell = handle.parentElement
  const laidOut = cell?.offsetWidth ?? 0
  const shown = cell?.getBoundingClientRect().width ?? 0
  const scale = laidOut > 0 && shown > 0 ? shown / laidOut : 1
  const direction = handle.matches(':dir(rtl)') ? -1 : 1
  const hears = hearing(handle)
  hears.on('pointermove', ({ clientX }) => options.onResize(options.width + ((clientX - press.x) / scale) * direction))
  hears.on('pointerup', hears.end)
  hears.on('pointercancel', hears.end)
  hears.onEscape(() => {
    hears.end()
    options.onGiveUp()
  })
}

export interface ColumnDrop {
  readonly columnId: string
  readonly side: 'before' | 'after'
}

export interface ColumnDrag {
  readonly columnId: string
  /** Where the column would go. */
  readonly drop: ColumnDrop | undefined
}

interface DragOptions {
  readonly columnId: string
  readonly scroller: HTMLElement
  readonly onDrag: (drag: ColumnDrag | undefined) => void
  readonly onMove: (drop: ColumnDrop) => void
}

/** So far a press may wander before it is a drag. */
const slack = 5
/** A finger that moves sooner scrolls. */
const hold = 350
/** So near to where the columns end, they are scrolled. */
const edge = 48
/** In pixels for each frame, where the pointer is at the very edge. */
const fastest = 16

/** Drags a column by its head, until the pointer is let go over another one. A finger has to rest on it first. */
export function dragColumn(head: HTMLElement, press: GesturePress, options: DragOptions): void {
  const { columnId, scroller, onDrag, onMove } = options
  const view = head.ownerDocument.defaultView
  const isTouch = press.pointerType === 'touch'
  const hears = hearing(head)
  const ghost = ghostOf(head, columnId)
  let x = press.x
  let isMoving = false
  let frame = 0
  const stopHolding = isTouch ? systemClock.after(hold, begin) : undefined

  function begin(): void {
    isMoving = true
    head.append(ghost)
    head.setPointerCapture(press.pointerId)
    show()
    frame = view?.requestAnimationFrame(scrollAtEdge) ?? 0
  }
  function show(): void {
    onDrag({ columnId, drop: dropAt(head, x, columnId) })
    ghost.style.insetInlineStart = `${fromStart(head, x)}px`
  }
  function end(): void {
    hears.end()
    ghost.remove()
    stopHolding?.()
    view?.cancelAnimationFrame(frame)
    onDrag(undefined)
  }
  function scrollAtEdge(): void {
    const { left, right } = scroller.getBoundingClientRect()
    const before = scroller.scrollLeft
    if (x < left + edge) scroller.scrollLeft -= fastest * Math.min(1, (left + edge - x) / edge)
    else if (x > right - edge) scroller.scrollLeft += fastest * Math.min(1, (x - right + edge) / edge)
    if (scroller.scrollLeft !== before) show()
    frame = view?.requestAnimationFrame(scrollAtEdge) ?? 0
  }

  hears.on('pointermove', ({ clientX, buttons }) => {
    // It was let go where nobody heard of it.
    if (buttons === 0) return end()
    x = clientX
    if (isMoving) return show()
    if (Math.abs(x - press.x) < slack) return
    if (isTouch) end()
    else begin()
  })
  hears.on('pointerup', () => {
    const drop = isMoving ? dropAt(head, x, columnId) : undefined
    if (isMoving) swallowClick(head)
    end()
    if (drop) onMove(drop)
  })
  hears.on('pointercancel', end)
  // Where the name is part of marked text, the browser would drag that text, and nobody the column.
  hears.on('dragstart', stop)
  hears.onEscape(() => {
    if (isMoving) swallowClick(head)
    end()
  })
  // A long touch asks for a menu elsewhere.
  hears.on('contextmenu', (event) => {
    if (isTouch) stop(event)
  })
}

/** Listens until the gesture is over. */
function hearing(element: HTMLElement) {
  const over = new AbortController()
  const { signal } = over
  return {
    on(type: string, hear: (event: PointerEvent) => void) {
      element.addEventListener(type, hear as EventListener, { signal })
    },
    /** Nothing else hears of it: no dialog closes with it. */
    onEscape(giveUp: () => void) {
      const hear = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        stop(event)
        giveUp()
      }
      element.ownerDocument.addEventListener('keydown', hear, { signal, capture: true })
    },
    end: () => over.abort(),
  }
}

/** The click that ends a drag does not sort. */
function swallowClick(head: HTMLElement): void {
  head.addEventListener('click', stop, { capture: true, once: true })
  head.ownerDocument.defaultView?.requestAnimationFrame(() =>
    head.removeEventListener('click', stop, { capture: true }),
  )
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The name of a column, to go along with the pointer. */
function ghostOf(head: HTMLElement, columnId: string): HTMLElement {
  const ghost = head.ownerDocument.createElement('span')
  ghost.className = 'inlay-Table-dragged'
  ghost.ariaHidden = 'true'
  ghost.textContent = head.querySelector(`[data-column="${CSS.escape(columnId)}"]`)?.getAttribute('aria-label') ?? ''
  return ghost
}

function fromStart(head: HTMLElement, x: number): number {
  const { left, right, width } = head.getBoundingClientRect()
  const scale = width > 0 ? head.offsetWidth / width : 1
  return (head.matches(':dir(rtl)') ? right - x : x - left) * scale
}

/** Over which half of which other head the pointer is. Those that stay in view lie over the others. */
function dropAt(head: HTMLElement, x: number, columnId: string): ColumnDrop | undefined {
  const isRightToLeft = head.matches(':dir(rtl)')
  const cells = [...head.querySelectorAll<HTMLElement>('[data-column]')]
  const pinned = cells.filter((cell) => cell.dataset['pin'] !== undefined)
  const row = head.getBoundingClientRect()
  // Beyond the last one it is the last.
  const at = Math.min(Math.max(x, row.left + 1), row.right - 1)
  for (const cell of [...pinned, ...cells]) {
    const { left, right } = cell.getBoundingClientRect()
    const over = cell.dataset['column']
    if (at < left || at > right || over === undefined) continue
    if (over === columnId) return undefined
    return { columnId: over, side: at < (left + right) / 2 !== isRightToLeft ? 'before' : 'after' }
  }
  // Over the boxes, which stand before all columns.
  const first = cells[0]?.dataset['column']
  return first === undefined || first === columnId ? undefined : { columnId: first, side: 'before' }
}
