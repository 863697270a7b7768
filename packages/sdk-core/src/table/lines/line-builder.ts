import type { FilterContext } from '../../filters/filter-context'
import { filterFields } from '../../filters/filter-fields'
import type { Filter } from '../../operation/filter-model'
import { createSlices, type Pause, type Slices } from '../../ports/slices'
import { systemClock } from '../../ports/system-clock'
import { codeColumn, type ColumnCodes } from '../model/column-codes'
import type { GroupedRows } from '../model/group-rows'
import type { Ranks } from '../model/sort-ranks'
import { plainLines, type TableLines } from '../model/table-lines'
import type { ReadValue, TableRows } from '../model/table-rows'
import { doWork, type Work } from '../model/work'
import { filteringNow, loadFiltering } from './filtering'
import { groupingNow, loadGrouping } from './grouping'
import { loadSorting, sortingNow, type Sorting } from './sorting'

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
  /** At once where the next frame does not have to wait for it, else in slices that never hold the thread for long. */
  build(request: LinesRequest<Row>, signal: AbortSignal): TableLines | Promise<TableLines>
  /** Finds out while nothing else is done what sorting and filtering by these columns needs. */
  prepare(columns: readonly ReadValue<Row>[], signal: AbortSignal): Promise<void>
}

interface Kept<Result> {
  readonly key: readonly unknown[]
  readonly result: Result
}

/** What has been found out about a column. */
interface KnownColumn {
  readonly version: number
  codes?: ColumnCodes
  ranks?: Ranks
}

/** Each takes a few hundred kilobytes. */
const mostKnown = 16
/** Milliseconds that are left of a frame for drawing what comes out. */
const beforeFrame = 12

/** So many are ready before anybody has seen that they are not. */
const worthPreparing = 10_000
/** Milliseconds in which others work. */
const betweenSlices = 20

interface LineBuilderOptions {
  readonly locale: string
  readonly newSlices?: (pause?: Pause) => Slices
}

/** Sorts, filters and groups, and does again only what a change of the request or of the rows asks for. */
export function createLineBuilder<Row>(
  rows: TableRows<Row>,
  { locale, newSlices = (pause) => createSlices(systemClock, pause) }: LineBuilderOptions,
): LineBuilder<Row> {
  const known = new Map<ReadValue<Row>, KnownColumn>()
  let sorted: Kept<Uint32Array> | undefined
  let filtered: Kept<Uint32Array> | undefined
  let grouped: Kept<readonly GroupedRows[]> | undefined
  let plain: Kept<TableLines> | undefined

  function knownColumn(read: ReadValue<Row>): KnownColumn {
    const version = rows.version(read)
    const before = known.get(read)
    const column = before?.version === version ? before : { version }
    // The one asked for last stands last.
    known.delete(read)
    known.set(read, column)
    for (const [first] of known) if (known.size > mostKnown) known.delete(first)
    return column
  }

  function* codesOf(read: ReadValue<Row>): Work<ColumnCodes> {
    const column = knownColumn(read)
    return (column.codes ??= yield* codeColumn(rows.rows, orNothing(read)))
  }

  function* ranksOf(read: ReadValue<Row>, sorting: Sorting): Work<Ranks> {
    const column = knownColumn(read)
    return (column.ranks ??= yield* sorting.sortRanks((yield* codesOf(read)).values, locale))
  }

  function* sortedRows({ sort }: LinesRequest<Row>): Work<Uint32Array> {
    const sorting = sortingNow()
    const key = [rows.size, ...sort.flatMap(({ read, direction }) => [read, direction, rows.version(read)])]
    if (sorted && isSame(sorted.key, key)) return sorted.result
    const all = allRows(rows.size)
    const result = sorting && sort.length > 0 ? yield* inOrder(all, sort, sorting) : all
    sorted = { key, result }
    return result
  }

  function* inOrder(all: Uint32Array, sort: LinesRequest<Row>['sort'], sorting: Sorting): Work<Uint32Array> {
    const orders = []
    for (const { read, direction } of sort) {
      const ranks = yield* ranksOf(read, sorting)
      const { codeOf } = yield* codesOf(read)
      orders.push({ ranks, codeOf, direction })
    }
    return yield* sorting.sortRows(all, orders)
  }

  function* filteredRows(from: Uint32Array, { filter, readerOf, context }: LinesRequest<Row>): Work<Uint32Array> {
    const filtering = filteringNow()
    if (!filter || !filtering) return from
    const readers = new Map(filterFields(filter).map((field) => [field, readerOf(field)]))
    const versions = [...readers.values()].map((read) => read && rows.version(read))
    const key = [from, filter, context, ...readers.values(), ...versions]
    if (filtered && isSame(filtered.key, key)) return filtered.result
    // It is asked for in every step.
    const valuesOf = new Map<ReadValue<Row>, readonly unknown[]>()
    const columns = {
      *codes(field: string): Work<ColumnCodes | undefined> {
        const read = readers.get(field)
        return read && (yield* codesOf(read))
      },
      values(field: string) {
        const read = readers.get(field)
        let values = read && valuesOf.get(read)
        if (read && !values) valuesOf.set(read, (values = rows.rows.map(orNothing(read))))
        return values
      },
    }
    const result = yield* filtering.filterRows(from, filter, columns, context)
    filtered = { key, result }
    return result
  }

  function linesOf(from: Uint32Array, { groupBy, collapsed }: LinesRequest<Row>): TableLines {
    const grouping = groupingNow()
    if (!groupBy || !grouping) {
      if (plain?.key[0] !== from) plain = { key: [from], result: plainLines(from) }
      return plain.result
    }
    const key = [from, groupBy, rows.version(groupBy)]
    if (!grouped || !isSame(grouped.key, key))
      grouped = { key, result: grouping.groupRows(from, rows.rows.map(orNothing(groupBy))) }
    return grouping.groupedLines(grouped.result, (group) => collapsed.has(group))
  }

  function* lines(request: LinesRequest<Row>): Work<TableLines> {
    return linesOf(yield* filteredRows(yield* sortedRows(request), request), request)
  }

  /** Columns of few values alone: the others would take the most memory, and may never be asked for. */
  function* prepared(columns: readonly ReadValue<Row>[]): Work<void> {
    for (const read of columns.slice(0, mostKnown - 4)) {
      const { codeOf } = yield* codesOf(read)
      const sorting = sortingNow()
      if (codeOf && sorting) yield* ranksOf(read, sorting)
      else known.delete(read)
    }
  }

  return {
    async prepare(columns, signal) {
      await Promise.all([loadFiltering(), loadSorting(), loadGrouping()])
      if (rows.size < worthPreparing || signal.aborted) return
      const pause = () => new Promise<void>((resolve) => void systemClock.after(betweenSlices, resolve))
      await pause()
      if (!signal.aborted) await doWork(prepared(columns), { isLate: () => true, slices: newSlices(pause), signal })
    },
    build(request, signal) {
      const isThere =
        (!request.filter || filteringNow()) &&
        (request.sort.length === 0 || sortingNow()) &&
        (!request.groupBy || groupingNow())
      if (isThere) return linesFor(request, signal)
      const loading = [
        ...(request.filter ? [loadFiltering()] : []),
        ...(request.sort.length > 0 ? [loadSorting()] : []),
        ...(request.groupBy ? [loadGrouping()] : []),
      ]
      return Promise.all(loading).then(() => linesFor(request, signal))
    },
  }

  function linesFor(request: LinesRequest<Row>, signal: AbortSignal): TableLines | Promise<TableLines> {
    const started = systemClock.now()
    const isLate = () => systemClock.now() - started >= beforeFrame
    try {
      return doWork(lines(request), { isLate, slices: newSlices(), signal })
    } catch (error) {
      return Promise.reject(error)
    }
  }
}

/** Also of a row that has not been loaded. */
function orNothing<Row>(read: ReadValue<Row>): ReadValue<Row | undefined> {
  return (row) => (row === undefined ? undefined : read(row))
}

function allRows(count: number): Uint32Array {
  const all = new Uint32Array(count)
  for (let row = 0; row < count; row += 1) all[row] = row
  return all
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => Object.is(part, other[index]))
}
