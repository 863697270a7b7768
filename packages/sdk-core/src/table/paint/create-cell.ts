export function createCell(document: Document): HTMLElement {
  const cell = document.createElement('div')
  cell.className = 'inlay-Table-cell'
  cell.role = 'gridcell'
  cell.tabIndex = -1
  return cell
}
