import { createCell } from './create-cell'
import { createDrawing } from './create-drawing'

/** The box that selects a row, as the kit draws it. */
export interface RowBox {
  readonly cell: HTMLElement
  readonly input: HTMLInputElement
}

export function createBox(document: Document): RowBox {
  const cell = createCell(document)
  cell.classList.add('inlay-Table-boxCell')
  cell.ariaColIndex = '1'
  const frame = document.createElement('span')
  frame.className = 'inlay-Choice-box inlay-Checkbox-box'
  const input = document.createElement('input')
  input.type = 'checkbox'
  input.tabIndex = -1
  // The mark of the kit's checkbox.
  const tick = { class: 'inlay-Checkbox-tick', d: 'm2.5 6.3 2.4 2.4 4.6-5.2' }
  frame.append(input, createDrawing(document, 'inlay-Checkbox-mark', 12, [['path', tick]]))
  cell.append(frame)
  return { cell, input }
}
