import type { Slices } from '../../ports/slices'

/** Where each row of a list is, by its key. */
export type RowIndex = ReadonlyMap<string, number>

const known = new WeakMap<readonly unknown[], RowIndex>()

/** The index of a list that will not change: made once per list, in slices. */
export async function indexRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  slices: Slices,
  signal: AbortSignal | undefined,
): Promise<RowIndex> {
  const made = known.get(rows)
  if (made) return made
  const index = new Map<string, number>()
  for (const [position, row] of rows.entries()) {
    index.set(keyOf(row), position)
    if (slices.isOver()) await slices.next(signal)
  }
  known.set(rows, index)
  return index
}

/** For a list that has the same keys at the same places. */
export function keepIndex(rows: readonly unknown[], index: RowIndex): void {
  known.set(rows, index)
}
