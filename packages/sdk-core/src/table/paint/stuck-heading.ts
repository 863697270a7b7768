import type { TableLines } from '../model/table-lines'
import { createDrawing } from './create-drawing'
import { drawBox, type DrawnBox } from './draw-box'
import { setStyle, setText } from './set-on-element'
import type { TableScene } from './table-scene'
import { createLineScale } from './visible-lines'

interface StuckHeadingOptions {
  readonly scroller: HTMLElement
  /** Stays below the head while all else scrolls. */
  readonly element: HTMLElement
  readonly headHeight: number
  /** By its place among the groups. */
  readonly onPress: (group: number) => void
  readonly onSelect: (group: number) => void
}

export interface StuckHeading<Row> {
  show(scene: TableScene<Row>): void
  destroy(): void
}

/**
 * The heading of the group through which one scrolls, until the next one pushes it away. It repeats what stands further
 * up for those who see; whoever listens reads that one.
 */
export function createStuckHeading<Row>(options: StuckHeadingOptions): StuckHeading<Row> {
  const { scroller, element, headHeight, onPress, onSelect } = options
  const document = element.ownerDocument
  const box = document.createElement('div')
  box.className = 'inlay-Table-stuckHeading'
  const label = document.createElement('span')
  label.className = 'inlay-Table-groupLabel'
  const count = document.createElement('span')
  count.className = 'inlay-Table-groupCount'
  box.append(createDrawing(document, 'inlay-Table-chevron', 16, [['path', { d: 'm6 4 4 4-4 4' }]]), label, count)
  let drawn: DrawnBox | undefined
  let scene: TableScene<Row> | undefined
  let shown = -1

  function update(): void {
    if (!scene) return
    const { lines, rowHeight, endRoom } = scene
    const height = Math.max(0, scroller.clientHeight - headHeight)
    const top = createLineScale(lines.count, rowHeight, height, endRoom).scrolledTo(scroller.scrollTop)
    shown = groupAt(lines, top / rowHeight)
    const group = lines.groups[shown]
    if (!group) return box.remove()
    setText(label, scene.groupLabel(group))
    setText(count, scene.groupSize(group))
    if (scene.boxes) {
      drawn ??= drawBox(document)
      if (!drawn.element.parentNode) box.prepend(drawn.element)
      const content = lines.at(lines.headingOf(shown))
      if (content?.kind === 'group') drawn.show(scene.boxes.stateOf(content.rows))
    } else drawn?.element.remove()
    const next = lines.headingOf(shown + 1)
    const left = next === -1 ? rowHeight : next * rowHeight - top
    setStyle(box, 'transform', left < rowHeight ? `translateY(${left - rowHeight}px)` : '')
    setStyle(box, 'inline-size', `${scroller.clientWidth}px`)
    setStyle(box, 'block-size', `${rowHeight}px`)
    if (box.parentNode !== element) element.append(box)
  }

  const press = ({ target }: MouseEvent) =>
    target instanceof Node && drawn?.element.contains(target) ? onSelect(shown) : onPress(shown)
  box.addEventListener('click', press)
  scroller.addEventListener('scroll', update, { passive: true })
  return {
    show(next) {
      scene = next
      update()
    },
    destroy() {
      scroller.removeEventListener('scroll', update)
      box.remove()
    },
  }
}

/** The group whose heading has been scrolled out of view while its rows are in it; -1 for none. */
function groupAt(lines: TableLines, line: number): number {
  let low = 0
  let high = lines.groups.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (lines.headingOf(middle) <= line) low = middle
    else high = middle - 1
  }
  const heading = lines.headingOf(low)
  const end = low + 1 < lines.groups.length ? lines.headingOf(low + 1) : lines.count
  // A group that is closed has no rows to which its heading would have to be told.
  return heading !== -1 && heading < line && end > heading + 1 ? low : -1
}
