const svg = 'http://www.w3.org/2000/svg'

type Shape = readonly [tag: 'path' | 'circle', attributes: Readonly<Record<string, string>>]

/** A small drawing that is seen and not read, in a square of so many units. */
export function createDrawing(document: Document, className: string, size: number, shapes: readonly Shape[]): Element {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('class', className)
  drawing.setAttribute('viewBox', `0 0 ${size} ${size}`)
  drawing.setAttribute('aria-hidden', 'true')
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(svg, tag)
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
    drawing.append(shape)
  }
  return drawing
}
