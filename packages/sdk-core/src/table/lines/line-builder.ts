import { columnFilter } from '../../filters/column-filter'
import type { FilterContext } from '../../filters/filter-context'
import { filterFields } from '../../filters/filter-fields'
import type { Filter } from '../../operation/filter-model'
import { createSlices, type Slices } from '../../ports/slices'
import { filterRows } from '../model/filter-rows'
import { groupRows, type GroupedRows } from '../model/group-rows'
import { sortRanks, type Ranks } from '../model/sort-ranks'
import { sortRows } from '../model/sort-rows'
import { groupedLines, plainLines, type TableLines } from '../model/table-lines'
import type { ReadValue, TableRows } from '../model/table-rows'

/** What is wanted of the rows. */
export interface LinesRequest<Row> {
  readonly sort: readonly { readonly read: ReadValue<Row>; readonly direction: 'asc' | 'desc' }[]
  readonly filter: Filter | undefined
  readonly groupBy: ReadValue<Row> | undefined
  readonly collapsed: ReadonlySet<string>
  readonly readerOf: (field: string) => ReadValue<Row> | undefined
  readonly context: FilterContext | undefined
}

export interface LineBuilder<Row> {
  /** At once where nothing has to be worked out, else in slices that never hold the thread for long. */
  build(request: LinesRequest<Row>, signal: AbortSignal): TableLines | Promise<TableLines>
}

interface Kept<Result> {
  readonly key: readonly unknown[]
  readonly result: Result
}

/** Sorts, filters and groups, and does again only what a change of the request or of the rows asks for. */
export function createLineBuilder<Row>(
  rows: TableRows<Row>,
  { locale, newSlices = createSlices }: { readonly locale: string; readonly newSlices?: () => Slices },
): LineBuilder<Row> {
  const ranks = new Map<ReadValue<Row>, { readonly version: number; readonly ranks: Ranks }>()
  let sorted: Kept<Uint32Array> | undefined
  let filtered: Kept<Uint32Array> | undefined
  let grouped: Kept<readonly GroupedRows[]> | undefined
  let plain: Kept<TableLines> | undefined

  async function ranksOf(read: ReadValue<Row>, slices: Slices, signal: AbortSignal): Promise<Ranks> {
    const version = rows.version(read)
    const known = ranks.get(read)
    if (known?.version === version && known.ranks.length === rows.size) return known.ranks
    const made = await sortRanks(rows.values(read), { locale, slices, signal })
    ranks.set(read, { version, ranks: made })
    return made
  }

  async function sortedRows({ sort }: LinesRequest<Row>, slices: Slices, signal: AbortSignal): Promise<Uint32Array> {
    const key = [rows.size, ...sort.flatMap(({ read, direction }) => [read, direction, rows.version(read)])]
    if (sorted && isSame(sorted.key, key)) return sorted.result
    const orders = []
    for (const { read, direction } of sort) orders.push({ ranks: await ranksOf(read, slices, signal), direction })
    const result = await sortRows(allRows(rows.size), orders, { slices, signal })
    sorted = { key, result }
    return result
  }

  async function filteredRows(
    from: Uint32Array,
    { filter, readerOf, context }: LinesRequest<Row>,
    slices: Slices,
    signal: AbortSignal,
  ): Promise<Uint32Array> {
    if (!filter) return from
    const readers = new Map(filterFields(filter).map((field) => [field, readerOf(field)]))
    const versions = [...readers.values()].map((read) => read && rows.version(read))
    const key = [from, filter, context, ...readers.values(), ...versions]
    if (filtered && isSame(filtered.key, key)) return filtered.result
    const columns = (field: string) => {
      const read = readers.get(field)
      return read && rows.values(read)
    }
    const result = await filterRows(from, columnFilter(filter, context), columns, { slices, signal })
    filtered = { key, result }
    return result
  }

  function linesOf(from: Uint32Array, { groupBy, collapsed }: LinesRequest<Row>): TableLines {
    if (!groupBy) {
      if (plain?.key[0] !== from) plain = { key: [from], result: plainLines(from) }
      return plain.result
    }
    const key = [from, groupBy, rows.version(groupBy)]
    if (!grouped || !isSame(grouped.key, key)) grouped = { key, result: groupRows(from, rows.values(groupBy)) }
    return groupedLines(grouped.result, (group) => collapsed.has(group))
  }

  async function buildInSlices(request: LinesRequest<Row>, signal: AbortSignal): Promise<TableLines> {
    const slices = newSlices()
    const inOrder = await sortedRows(request, slices, signal)
    const found = await filteredRows(inOrder, request, slices, signal)
    signal.throwIfAborted()
    return linesOf(found, request)
  }

  return {
    build(request, signal) {
      if (request.sort.length > 0 || request.filter) return buildInSlices(request, signal)
      const key = [rows.size]
      if (!sorted || !isSame(sorted.key, key)) sorted = { key, result: allRows(rows.size) }
      return linesOf(sorted.result, request)
    },
  }
}

function allRows(count: number): Uint32Array {
  const all = new Uint32Array(count)
  for (let row = 0; row < count; row += 1) all[row] = row
  return all
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => Object.is(part, other[index]))
}
