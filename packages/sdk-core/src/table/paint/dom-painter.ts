import { warnOnce } from '../../react/development/warn-once'
import { systemClock } from '../../ports/system-clock'
import { createRowSlot, groupColumn, type RowSlot } from './row-slot'
import { setStyle } from './set-on-element'
import type { TablePainter } from './table-painter'
import { keyOfLine, type CellPlace, type PlacedCell, type TableScene } from './table-scene'
import { visibleColumns, type ColumnSpan } from './visible-columns'
import { createLineScale, visibleLines, type LineSpan } from './visible-lines'

function warnOfDuplicate(key: string): void {
  if (process.env.NODE_ENV === 'production') return
  warnOnce(
    `duplicate ${key}`,
    `Two rows of a table have the same id (${key}): what is done with one is done with both.`,
  )
}

interface DomPainterOptions {
  /** What scrolls. Its first child is the head, which stays in view. */
  readonly scroller: HTMLElement
  /** Where the rows go. */
  readonly body: HTMLElement
  readonly headHeight: number
  /** After something has been painted, before the browser shows it. */
  readonly onPainted: (lines: LineSpan) => void
}

/** After so many milliseconds without scrolling it is over. */
const settled = 150

/**
 * Paints rows as elements: those that can be seen and a few more, each used again for another row when it leaves. They
 * stand in the order of the rows, so that text can be marked and read from one to the next. Written to while scrolling,
 * in the very frame, so it goes past React.
 */
export function createDomPainter<Row>({ scroller, body, headHeight, onPainted }: DomPainterOptions): TablePainter<Row> {
  const document = body.ownerDocument
  const slots = new Map<string, RowSlot<Row>>()
  const slotOf = new WeakMap<Element, RowSlot<Row>>()
  /** Those in the page, in its order. */
  let placed: RowSlot<Row>[] = []
  const spare: RowSlot<Row>[] = []
  let scene: TableScene<Row> | undefined
  let span: ColumnSpan | undefined
  let viewHeight = 0
  let viewWidth = 0
  let lastTop = 0
  let stopWaiting: (() => void) | undefined
  let isRightToLeft = false

  const onScroll = () => {
    paintLines()
    stopWaiting?.()
    stopWaiting = systemClock.after(settled, putInOrder)
  }
  const size = new ResizeObserver(() => {
    const before = viewHeight
    if (!measure()) return
    if (viewHeight < before) keepActiveInView(before)
    paintInOrder()
  })
  scroller.addEventListener('scroll', onScroll, { passive: true })
  size.observe(scroller)

  function measure(): boolean {
    const [height, width] = [viewHeight, viewWidth]
    viewHeight = Math.max(0, scroller.clientHeight - headHeight)
    viewWidth = scroller.clientWidth
    isRightToLeft = scroller.matches(':dir(rtl)')
    return height !== viewHeight || width !== viewWidth
  }

  /** What comes below the rows covers nobody's place. */
  function keepActiveInView(heightBefore: number): void {
    const line = scene?.active?.line ?? -1
    if (!scene || line < 0 || !scroller.matches(':focus-within')) return
    const below = line * scene.rowHeight - scaleOf(scene).scrolledTo(scroller.scrollTop)
    if (below > -scene.rowHeight && below < heightBefore) reveal(line, undefined)
  }

  function scaleOf({ lines, rowHeight, endRoom }: TableScene<Row>) {
    return createLineScale(lines.count, rowHeight, viewHeight, endRoom)
  }

  function paintLines(): void {
    if (!scene) return
    const { lines, rowHeight, columns } = scene
    const scale = scaleOf(scene)
    setStyle(body, 'block-size', `${scale.height}px`)
    setStyle(body, 'inline-size', `${scene.width}px`)
    const { scrollTop } = scroller
    const top = scale.scrolledTo(scrollTop)
    const shift = scrollTop - top
    const visible = visibleLines({ top, viewHeight, lineHeight: rowHeight, lineCount: lines.count }, top - lastTop)
    lastTop = top
    span = visibleColumns(columns, Math.abs(scroller.scrollLeft) + scene.startWidth, viewWidth, span)

    const wanted = wantedLines(scene, visible.first, visible.end)
    const { free, hadFocus } = release(wanted)
    for (const [key, line] of wanted) {
      const content = lines.at(line)
      if (!content) continue
      const slot = slots.get(key) ?? take(key, free)
      slot.show(line, content, scene, span)
      slot.moveTo(line * rowHeight + shift)
      slot.setStop(scene.active?.key === key ? stopOf(scene.active) : undefined)
    }
    putAway(free)
    if (hadFocus && scene.active) cellElement(scene.active)?.focus({ preventScroll: true })
    onPainted(visible)
  }

  function paintInOrder(): void {
    paintLines()
    putInOrder()
  }

  /** The lines to show, in their order: all that can be seen, and those with the active and the edited cell. */
  function wantedLines(now: TableScene<Row>, first: number, end: number): ReadonlyMap<string, number> {
    const wanted = new Map<string, number>()
    for (let line = first; line < end; line += 1) {
      const content = now.lines.at(line)
      if (!content) continue
      const key = keyOfLine(content, now, line)
      // A row that is there twice is shown twice: without it there would be a hole.
      if (wanted.has(key)) warnOfDuplicate(key)
      wanted.set(wanted.has(key) ? `${key} on line ${line}` : key, line)
    }
    const kept = [now.active, now.editing].filter(
      (place) => place !== undefined && place.line >= 0 && !wanted.has(place.key),
    ) as readonly PlacedCell[]
    if (kept.length === 0) return wanted
    const more = kept.map(({ key, line }) => [key, line] as const)
    return new Map([...wanted, ...more].sort(([, one], [, other]) => one - other))
  }

  /** Takes elements from lines that are not shown any more. Tells whether one of them had the focus. */
  function release(wanted: ReadonlyMap<string, number>) {
    const focused = (body.getRootNode() as Document | ShadowRoot).activeElement
    let hadFocus = false
    const freed = new Set<RowSlot<Row>>()
    for (const [key, slot] of slots) {
      if (wanted.has(key)) continue
      hadFocus ||= slot.element.contains(focused)
      slots.delete(key)
      freed.add(slot)
    }
    // From the last to the first, to be taken from the end: rows that are all new then stand in order.
    return { free: placed.filter((slot) => freed.has(slot)).toReversed(), hadFocus }
  }

  function take(key: string, free: RowSlot<Row>[]): RowSlot<Row> {
    let slot = free.pop()
    if (!slot) {
      slot = spare.pop() ?? createRowSlot<Row>(document)
      slotOf.set(slot.element, slot)
      placed.push(slot)
      body.append(slot.element)
    }
    slots.set(key, slot)
    return slot
  }

  function putAway(free: readonly RowSlot<Row>[]): void {
    if (free.length === 0) return
    for (const slot of free) slot.element.remove()
    spare.push(...free)
    placed = placed.filter((slot) => !free.includes(slot))
  }

  /**
   * While lines are scrolled, those that come at one end have the elements of those that left at the other, and stand
   * there: to move them in every frame would cost more than to draw them. When it is over, few have to move.
   */
  function putInOrder(): void {
    const sorted = placed.toSorted((one, other) => one.line - other.line)
    const turn = placed.indexOf(sorted[0] as RowSlot<Row>)
    placed = sorted
    if (turn > sorted.length / 2) {
      let next = body.firstElementChild
      for (const { element } of sorted) {
        if (element === next) next = element.nextElementSibling
        else insert(element, next)
      }
      return
    }
    let next: Element | null = null
    for (const { element } of sorted.toReversed()) {
      if (element.nextElementSibling !== next) insert(element, next)
      next = element
    }
  }

  function insert(element: HTMLElement, next: Element | null): void {
    const focused = (body.getRootNode() as Document | ShadowRoot).activeElement
    const holdsFocus = focused instanceof Element && element.contains(focused)
    body.insertBefore(element, next)
    // An element that moves loses the focus.
    if (holdsFocus && 'focus' in focused) (focused as HTMLElement).focus({ preventScroll: true })
  }

  function stopOf({ key, columnId }: CellPlace): string {
    return slots.get(key)?.cell(columnId) ? columnId : groupColumn
  }

  function cellElement({ key, columnId }: CellPlace): HTMLElement | undefined {
    return slots.get(key)?.cell(columnId)
  }

  function columnReach(columnId: string): readonly [number, number] | undefined {
    const column = scene?.columns.find(({ id }) => id === columnId)
    return column && column.pin === undefined ? [column.offset, column.offset + column.width] : undefined
  }

  function reveal(line: number, columnId: string | undefined): void {
    if (!scene) return
    const { rowHeight, startWidth, endWidth, endRoom } = scene
    const scale = scaleOf(scene)
    const top = scale.scrolledTo(scroller.scrollTop)
    const from = line * rowHeight
    // The heading of its group stays in view, and would cover it.
    const covered = scene.lines.groups.length > 0 && scene.lines.at(line)?.kind === 'row' ? rowHeight : 0
    if (line >= 0 && from - covered < top) scroller.scrollTop = scale.scrollFor(from - covered)
    const bottom = from + rowHeight + endRoom
    if (line >= 0 && bottom > top + viewHeight) {
      scroller.scrollTop = Math.ceil(scale.scrollFor(bottom - viewHeight))
    }
    const reach = columnId === undefined ? undefined : columnReach(columnId)
    if (!reach) return
    const scrolled = Math.abs(scroller.scrollLeft)
    const [left, right] = [scrolled + startWidth, scrolled + viewWidth - endWidth]
    const wanted =
      reach[0] < left ? reach[0] - startWidth : reach[1] > right ? reach[1] - viewWidth + endWidth : scrolled
    if (wanted === scrolled) return
    scroller.scrollLeft = isRightToLeft ? -wanted : wanted
    // The cell may not have been there, and is wanted at once.
    paintLines()
  }

  return {
    paint(next) {
      scene = next
      if (viewHeight === 0) measure()
      paintInOrder()
    },
    placeOf(target) {
      if (!(target instanceof Node)) return undefined
      const element = (target instanceof Element ? target : target.parentElement)?.closest('.inlay-Table-row')
      const slot = element && slotOf.get(element)
      if (!slot) return undefined
      const entry = [...slots].find(([, each]) => each === slot)
      const columnId = slot.columnOf(target as Element)
      if (!entry) return undefined
      const cell = columnId === undefined ? undefined : slot.cell(columnId)
      return { place: { key: entry[0], columnId: columnId ?? '' }, line: slot.line, element: cell ?? slot.element }
    },
    cellElement,
    reveal,
    shown: () => [...slots].map(([key, { line }]) => [key, line] as const),
    scrollBy(lines) {
      if (!scene) return
      const scale = scaleOf(scene)
      scroller.scrollTop = scale.scrollFor(scale.scrolledTo(scroller.scrollTop) + lines * scene.rowHeight)
      paintLines()
    },
    destroy() {
      stopWaiting?.()
      scroller.removeEventListener('scroll', onScroll)
      size.disconnect()
      body.replaceChildren()
      slots.clear()
    },
  }
}
