import { createDrawing } from './create-drawing'

/** The button that opens the menu of a row; shown while the pointer or the focus is in the row. */
export function createRowMenu(document: Document): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.className = 'inlay-Table-rowMenu'
  button.setAttribute('aria-haspopup', 'menu')
  const dots = ['3.5', '8', '12.5'].map((cx) => ['circle', { cx, cy: '8', r: '1.2' }] as const)
  button.append(createDrawing(document, 'inlay-Icon', 16, dots))
  return button
}
