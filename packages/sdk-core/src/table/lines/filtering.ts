import type * as Filtering from '../model/filter-rows'

let loaded: typeof Filtering | undefined

/** What filters rows, as far as it is there: a table that nobody filters goes without. */
export function filteringNow(): typeof Filtering | undefined {
  return loaded
}

export async function loadFiltering(): Promise<void> {
  loaded ??= await import('../model/filter-rows')
}
