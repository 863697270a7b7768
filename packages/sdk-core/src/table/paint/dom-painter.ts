import { createRowSlot, groupColumn, type RowSlot } from './row-slot'
import { setStyle } from './set-on-element'
import type { TablePainter } from './table-painter'
import { keyOfLine, type CellPlace, type PlacedCell, type TableScene } from './table-scene'
import { visibleColumns, type ColumnSpan } from './visible-columns'
import { createLineScale, visibleLines, type LineSpan } from './visible-lines'

interface DomPainterOptions {
  /** What scrolls. Its first child is the head, which stays in view. */
  readonly scroller: HTMLElement
  /** Where the rows go. */
  readonly body: HTMLElement
  readonly headHeight: number
  /** After something has been painted, before the browser shows it. */
  readonly onPainted: (lines: LineSpan) => void
}

/**
 * Paints rows as elements: those that can be seen and a few more, each used again for another row when it leaves. They
 * stand in the order of the rows, so that text can be marked and read from one to the next. Written to while scrolling,
 * in the very frame, so it goes past React.
 */
export function createDomPainter<Row>({ scroller, body, headHeight, onPainted }: DomPainterOptions): TablePainter<Row> {
  const document = body.ownerDocument
  const slots = new Map<string, RowSlot<Row>>()
  const slotOf = new WeakMap<Element, RowSlot<Row>>()
  const spare: RowSlot<Row>[] = []
  let scene: TableScene<Row> | undefined
  let span: ColumnSpan | undefined
  let viewHeight = 0
  let viewWidth = 0
  let lastTop = 0
  let isRightToLeft = false

  const onScroll = () => paintLines()
  const size = new ResizeObserver(() => {
    if (measure()) paintLines()
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

  function scaleOf({ lines, rowHeight }: TableScene<Row>) {
    return createLineScale(lines.count, rowHeight, viewHeight)
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
    const isDown = top >= lastTop
    lastTop = top
    span = visibleColumns(columns, Math.abs(scroller.scrollLeft) + scene.startWidth, viewWidth, span)

    const wanted = wantedLines(scene, visible.first, visible.end)
    const hadFocus = release(wanted)
    const shown: RowSlot<Row>[] = []
    for (const [key, line] of wanted) {
      const content = lines.at(line)
      if (!content) continue
      const slot = slots.get(key) ?? take(key)
      slot.show(line, content, scene, span)
      slot.moveTo(line * rowHeight + shift)
      slot.setStop(scene.active?.key === key ? stopOf(scene.active) : undefined)
      shown.push(slot)
    }
    putInOrder(shown, isDown)
    if (hadFocus && scene.active) cellElement(scene.active)?.focus({ preventScroll: true })
    onPainted(visible)
  }

  /** The lines to show, in their order: all that can be seen, and those with the active and the edited cell. */
  function wantedLines(now: TableScene<Row>, first: number, end: number): ReadonlyMap<string, number> {
    const wanted = new Map<string, number>()
    for (let line = first; line < end; line += 1) {
      const content = now.lines.at(line)
      if (content) wanted.set(keyOfLine(content, now, line), line)
    }
    const kept = [now.active, now.editing].filter(
      (place) => place !== undefined && place.line >= 0 && !wanted.has(place.key),
    ) as readonly PlacedCell[]
    if (kept.length === 0) return wanted
    const more = kept.map(({ key, line }) => [key, line] as const)
    return new Map([...wanted, ...more].sort(([, one], [, other]) => one - other))
  }

  /** Takes elements from lines that are not shown any more. Tells whether one of them had the focus. */
  function release(wanted: ReadonlyMap<string, number>): boolean {
    const focused = (body.getRootNode() as Document | ShadowRoot).activeElement
    let hadFocus = false
    for (const [key, slot] of slots) {
      if (wanted.has(key)) continue
      hadFocus ||= slot.element.contains(focused)
      slots.delete(key)
      spare.push(slot)
    }
    return hadFocus
  }

  function take(key: string): RowSlot<Row> {
    let slot = spare.pop()
    if (!slot) {
      slot = createRowSlot<Row>(document)
      slotOf.set(slot.element, slot)
    }
    slots.set(key, slot)
    return slot
  }

  /** Few move where lines are scrolled: those that left at one end come back at the other. */
  function putInOrder(shown: readonly RowSlot<Row>[], isDown: boolean): void {
    for (const slot of spare) slot.element.remove()
    if (isDown) {
      let next: Element | null = null
      for (let index = shown.length - 1; index >= 0; index -= 1) {
        const element: HTMLElement | undefined = shown[index]?.element
        if (!element) continue
        if (element.parentNode !== body || element.nextElementSibling !== next) insert(element, next)
        next = element
      }
      return
    }
    let next = body.firstElementChild
    for (const { element } of shown) {
      if (element === next) next = element.nextElementSibling
      else insert(element, next)
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

  return {
    paint(next) {
      scene = next
      if (viewHeight === 0) measure()
      paintLines()
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
    reveal(line, columnId) {
      if (!scene) return
      const { rowHeight, startWidth, endWidth } = scene
      const scale = scaleOf(scene)
      const top = scale.scrolledTo(scroller.scrollTop)
      const from = line * rowHeight
      if (line >= 0 && from < top) scroller.scrollTop = scale.scrollFor(from)
      if (line >= 0 && from + rowHeight > top + viewHeight) {
        scroller.scrollTop = Math.ceil(scale.scrollFor(from + rowHeight - viewHeight))
      }
      const reach = columnId === undefined ? undefined : columnReach(columnId)
      if (!reach) return
      const scrolled = Math.abs(scroller.scrollLeft)
      const [left, right] = [scrolled + startWidth, scrolled + viewWidth - endWidth]
      const wanted =
        reach[0] < left ? reach[0] - startWidth : reach[1] > right ? reach[1] - viewWidth + endWidth : scrolled
      if (wanted !== scrolled) scroller.scrollLeft = isRightToLeft ? -wanted : wanted
    },
    destroy() {
      scroller.removeEventListener('scroll', onScroll)
      size.disconnect()
      body.replaceChildren()
      slots.clear()
    },
  }
}
