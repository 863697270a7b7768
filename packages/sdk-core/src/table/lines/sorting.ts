import type { sortRanks } from '../model/sort-ranks'
import type { sortRows } from '../model/sort-rows'

export interface Sorting {
  readonly sortRanks: typeof sortRanks
  readonly sortRows: typeof sortRows
}

let loaded: Sorting | undefined

/** What sorts rows, as far as it is there: a table that nobody sorts goes without. */
export function sortingNow(): Sorting | undefined {
  return loaded
}

export async function loadSorting(): Promise<void> {
  if (loaded) return
  const [ranks, rows] = await Promise.all([import('../model/sort-ranks'), import('../model/sort-rows')])
  loaded = { sortRanks: ranks.sortRanks, sortRows: rows.sortRows }
}
