import { createCell } from './create-cell'
import { svg } from './svg'

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
  frame.append(input, createTick(document))
  cell.append(frame)
  return { cell, input }
}

/** The mark of the kit's checkbox. */
function createTick(document: Document): Element {
  const mark = document.createElementNS(svg, 'svg')
  mark.setAttribute('class', 'inlay-Checkbox-mark')
  mark.setAttribute('viewBox', '0 0 12 12')
  mark.setAttribute('aria-hidden', 'true')
  const tick = document.createElementNS(svg, 'path')
  tick.setAttribute('class', 'inlay-Checkbox-tick')
  tick.setAttribute('d', 'm2.5 6.3 2.4 2.4 4.6-5.2')
  mark.append(tick)
  return mark
}
