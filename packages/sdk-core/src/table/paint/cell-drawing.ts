/** Draws the values of one column into one cell, without React: it is asked for every cell that scrolls into view. */
export interface CellDrawing<Row> {
  draw(value: unknown, row: Row): void
  /** Before the cell shows another column. */
  clear?(): void
}

/** Prepares a cell, once, and draws into it as often as it gets another row. */
export type PrepareCell<Row> = (cell: HTMLElement) => CellDrawing<Row>
