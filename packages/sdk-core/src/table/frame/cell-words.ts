import { tooltipAttributes } from '../../ui/tooltip/tooltip-attributes'

/* A tooltip for a cell that the keys have come to. It has been read already, so it is for those who see. */

export function showWordsOf(cell: HTMLElement): void {
  // Of what could not be saved it has one.
  if (cell.dataset['edit'] === 'failed') return
  const text = cell.querySelector<HTMLElement>('.inlay-Table-text, .inlay-Table-link, .inlay-Table-headText')
  const warning = cell.querySelector('.inlay-Table-warning')?.getAttribute('aria-label')
  const cut = text && text.scrollWidth > text.clientWidth ? text.textContent : undefined
  const words = [cut, warning].filter((part) => part).join(' – ')
  if (words === '') return
  cell.dataset['shownWords'] = ''
  for (const [name, value] of Object.entries(tooltipAttributes({ text: words, names: true }))) {
    if (value !== undefined) cell.setAttribute(name, value)
  }
}

/** The cell may show another row next. */
export function hideWordsOf(cell: HTMLElement): void {
  delete cell.dataset['shownWords']
  if (cell.dataset['edit'] === 'failed') return
  for (const name of Object.keys(tooltipAttributes({ text: '' }))) cell.removeAttribute(name)
}
