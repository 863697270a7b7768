import { createCell } from './create-cell'
import { drawBox, type DrawnBox } from './draw-box'

/** The box that selects a row, in its cell. */
export interface RowBox extends Pick<DrawnBox, 'input' | 'show'> {
  readonly cell: HTMLElement
}

export function createBox(document: Document): RowBox {
  const cell = createCell(document)
  cell.classList.add('inlay-Table-boxCell')
  cell.ariaColIndex = '1'
  const { element, input, show } = drawBox(document)
  cell.append(element)
  return { cell, input, show }
}
