import type { RowGroup } from '../model/group-rows'
import { createCell } from './create-cell'
import { createDrawing } from './create-drawing'
import { setAttribute, setText } from './set-on-element'

interface ShownHeading {
  readonly group: RowGroup
  readonly label: string
  readonly size: string
  readonly isOpen: boolean
  readonly columnCount: number
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
  return {
    cell,
    show({ group, label: text, size, isOpen, columnCount }) {
      setAttribute(button, 'data-group-key', group.key)
      setAttribute(button, 'aria-expanded', String(isOpen))
      // The cell has the focus, so it says so as well.
      setAttribute(cell, 'aria-expanded', String(isOpen))
      setAttribute(cell, 'aria-colspan', String(columnCount))
      setText(label, text)
      setText(count, size)
    },
  }
}
