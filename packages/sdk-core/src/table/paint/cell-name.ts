/** Keeps a cell called by what it shows, and not by the button that stands in it as well. */
export interface CellName {
  of(cell: HTMLElement, button: HTMLElement): void
}

let lastId = 0

export function createCellName(): CellName {
  let named: HTMLElement | undefined
  let namedBy: Element | null = null
  let namedCount = 0
  return {
    of(cell, button) {
      const { firstElementChild, childElementCount } = cell
      if (named === cell && namedBy === firstElementChild && namedCount === childElementCount) return
      named?.removeAttribute('aria-labelledby')
      named = cell
      namedBy = firstElementChild
      namedCount = childElementCount
      const ids = Array.from(cell.children)
        .filter((part) => part !== button)
        .map((part) => (part.id ||= `inlay-cell-${(lastId += 1)}`))
      cell.setAttribute('aria-labelledby', ids.join(' '))
    },
  }
}
