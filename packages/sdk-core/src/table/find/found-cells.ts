/** A cell that holds the text: the place of its row among the rows that are shown, and its column. */
export interface FoundCell {
  readonly place: number
  readonly column: number
}

/** The cells that hold the text, in the order in which they are shown. */
export interface FoundCells {
  readonly count: number
  at(index: number): FoundCell | undefined
  /** Which is the first at or behind this one; the first of all where none is behind. */
  firstFrom(cell: FoundCell): number
  /** By the row itself, wherever it stands. */
  holds(row: number, column: number): boolean
}

/** Takes in cells from the first to the last. A letter may be in a million of them, so each is a number and a bit. */
export function collectFoundCells(rows: Uint32Array, width: number) {
  const cells: number[] = []
  const lastRow = rows.reduce((last, row) => Math.max(last, row), -1)
  const bits = new Uint8Array(Math.ceil(((lastRow + 1) * width) / 8))
  const found: FoundCells = {
    get count() {
      return cells.length
    },
    at(index) {
      const cell = cells[index]
      return cell === undefined ? undefined : { place: Math.floor(cell / width), column: cell % width }
    },
    firstFrom({ place, column }) {
      const least = place * width + column
      let low = 0
      let high = cells.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((cells[middle] ?? 0) < least) low = middle + 1
        else high = middle
      }
      return low < cells.length ? low : 0
    },
    holds(row, column) {
      const bit = row * width + column
      return column < width && ((bits[Math.floor(bit / 8)] ?? 0) & (1 << (bit % 8))) !== 0
    },
  }
  return {
    found,
    add({ place, column }: FoundCell) {
      cells.push(place * width + column)
      const bit = (rows[place] ?? 0) * width + column
      const byte = Math.floor(bit / 8)
      bits[byte] = (bits[byte] ?? 0) | (1 << (bit % 8))
    },
  }
}
