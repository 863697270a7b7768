import type { TableLines } from '../model/table-lines'

/** The rows in the order in which they are shown, those of collapsed groups among them. */
export interface TableOrder {
  readonly count: number
  idAt(place: number): string | undefined
  /** From 0 on; nothing for a row that is not shown. */
  placeOf(rowId: string): number | undefined
}

export function tableOrder({ rows }: Pick<TableLines, 'rows'>, idAt: (row: number) => string | undefined): TableOrder {
  let places: Map<string, number> | undefined
  const readPlaces = () => {
    const read = new Map<string, number>()
    for (const [place, row] of rows.entries()) {
      const id = idAt(row)
      if (id !== undefined) read.set(id, place)
    }
    return read
  }
  return {
    count: rows.length,
    idAt(place) {
      const row = rows[place]
      return row === undefined ? undefined : idAt(row)
    },
    placeOf(rowId) {
      // Only who goes from row to row elsewhere asks.
      places ??= readPlaces()
      return places.get(rowId)
    },
  }
}
