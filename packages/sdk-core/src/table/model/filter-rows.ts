import type { ColumnFilter, ColumnReader } from '../../filters/column-filter'
import type { Slices } from '../../ports/slices'

/** So many rows pass a filter of several conditions within a millisecond or two. */
const atOnce = 4_096

/** The rows that pass, in their order. */
export async function filterRows(
  rows: Uint32Array,
  passes: ColumnFilter,
  columns: ColumnReader,
  { slices, signal }: { readonly slices: Slices; readonly signal?: AbortSignal | undefined },
): Promise<Uint32Array> {
  const found = new Uint32Array(rows.length)
  let count = 0
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = passes(columns, rows.subarray(start, start + atOnce))
    found.set(part, count)
    count += part.length
    if (slices.isOver()) await slices.next(signal)
  }
  return found.subarray(0, count)
}
