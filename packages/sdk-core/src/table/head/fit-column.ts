/** How wide a column has to be for its head and those of its cells that are in the page, by its place in the grid. */
export function fittingWidth(grid: HTMLElement, index: number): number {
  const cells = grid.querySelectorAll<HTMLElement>(`[role="row"] > [aria-colindex="${index}"]:not([aria-colspan])`)
  return Math.max(0, ...Array.from(cells, boxWidth))
}

/** Of an element and all that is in it, none of which is cut. */
function boxWidth(element: HTMLElement): number {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!style || style.display === 'none' || style.position === 'absolute') return 0
  if (style.display !== 'flex' && style.display !== 'inline-flex') return naturalWidth(element)
  const parts = Array.from(element.children, (child) => boxWidth(child as HTMLElement)).filter((width) => width > 0)
  const around = ['paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'] as const
  const edges = around.reduce((sum, name) => sum + (Number.parseFloat(style[name]) || 0), 0)
  const gaps = (Number.parseFloat(style.columnGap) || 0) * Math.max(0, parts.length - 1)
  return Math.ceil(edges + gaps + parts.reduce((sum, width) => sum + width, 0))
}

/** What is cut scrolls further than it is wide; widths are rounded, so that a pixel more is needed. */
function naturalWidth(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect()
  return element.scrollWidth > element.clientWidth && element.clientWidth > 0 ? element.scrollWidth + 1 : width
}
