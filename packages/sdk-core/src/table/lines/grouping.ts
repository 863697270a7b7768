import type { groupRows } from '../model/group-rows'
import type { groupedLines } from '../model/grouped-lines'

export interface Grouping {
  readonly groupRows: typeof groupRows
  readonly groupedLines: typeof groupedLines
}

let loaded: Grouping | undefined

/** What groups rows, as far as it is there: a table that nobody groups goes without. */
export function groupingNow(): Grouping | undefined {
  return loaded
}

export async function loadGrouping(): Promise<void> {
  if (loaded) return
  const [rows, lines] = await Promise.all([import('../model/group-rows'), import('../model/grouped-lines')])
  loaded = { groupRows: rows.groupRows, groupedLines: lines.groupedLines }
}
