import type { SelectionState } from '../model/selection'
import { createCell } from './create-cell'
import { createDrawing } from './create-drawing'
import { drawBox, type DrawnBox } from './draw-box'
import { setAttribute, setText } from './set-on-element'

interface ShownHeading {
  readonly label: string
  readonly size: string
  readonly isOpen: boolean
  readonly columnCount: number
  /** Of the box that selects all of the group, where rows can be selected. */
  readonly box: { readonly label: string; readonly state: SelectionState } | undefined
}

/** The line above the rows of a group, which opens and closes it. */
export interface GroupHeading {
  readonly cell: HTMLElement
  show(heading: ShownHeading): void
}

export function createGroupHeading(document: Document): GroupHeading {
  const cell = createCell(document)
  cell.classList.add('inlay-Table-groupCell')
  cell.ariaColIndex = '1'
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.className = 'inlay-Table-groupToggle'
  const chevron = createDrawing(document, 'inlay-Table-chevron', 16, [['path', { d: 'm6 4 4 4-4 4' }]])
  const label = document.createElement('span')
  label.className = 'inlay-Table-groupLabel'
  const count = document.createElement('span')
  count.className = 'inlay-Table-groupCount'
  button.append(chevron, label, count)
  cell.append(button)
  let drawn: DrawnBox | undefined
  function showBox(box: ShownHeading['box']): void {
    if (!box) {
      drawn?.element.remove()
      drawn = undefined
      return
    }
    if (!drawn) {
      drawn = drawBox(document)
      drawn.element.classList.add('inlay-Table-groupBox')
      cell.prepend(drawn.element)
    }
    setAttribute(drawn.input, 'aria-label', box.label)
    drawn.show(box.state)
  }
  return {
    cell,
    show({ label: text, size, isOpen, columnCount, box }) {
      setAttribute(button, 'aria-expanded', String(isOpen))
      // The cell has the focus, so it says so as well.
      setAttribute(cell, 'aria-expanded', String(isOpen))
      setAttribute(cell, 'aria-colspan', String(columnCount))
      setText(label, text)
      setText(count, size)
      showBox(box)
    },
  }
}
