import type { CellPlace, TableScene } from './table-scene'

/** Shows a scene: in elements, or in whatever else it paints with. */
export interface TablePainter<Row> {
  /** Brings all that can be seen up to date. */
  paint(scene: TableScene<Row>): void
  /** Which cell an event is about. */
  placeOf(
    target: EventTarget | null,
  ): { readonly place: CellPlace; readonly line: number; readonly element: HTMLElement } | undefined
  /** The element of a cell, made if need be: it is there as long as the cell is the active one. */
  cellElement(place: CellPlace): HTMLElement | undefined
  /** Scrolls until the cell can be seen whole; nothing where it can. */
  reveal(line: number, columnId: string | undefined): void
  /** The lines that are in the page, by their keys. */
  shown(): readonly (readonly [key: string, line: number])[]
  /** Scrolls by so many lines. */
  scrollBy(lines: number): void
  destroy(): void
}
