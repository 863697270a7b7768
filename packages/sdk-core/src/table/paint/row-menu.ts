import { svg } from './svg'

/** The button that opens the menu of a row; shown while the pointer or the focus is in the row. */
export function createRowMenu(document: Document): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.className = 'inlay-Table-rowMenu'
  button.setAttribute('aria-haspopup', 'menu')
  const dots = document.createElementNS(svg, 'svg')
  dots.setAttribute('class', 'inlay-Icon')
  dots.setAttribute('viewBox', '0 0 16 16')
  dots.setAttribute('aria-hidden', 'true')
  for (const x of ['3.5', '8', '12.5']) {
    const dot = document.createElementNS(svg, 'circle')
    dot.setAttribute('cx', x)
    dot.setAttribute('cy', '8')
    dot.setAttribute('r', '1.2')
    dots.append(dot)
  }
  button.append(dots)
  return button
}
