import { columnFilter } from '../../filters/column-filter'
import type { FilterContext } from '../../filters/filter-context'
import { filterFields } from '../../filters/filter-fields'
import { isFilterGroup, type Filter } from '../../operation/filter-model'
import type { Codes, ColumnCodes } from './column-codes'
import { everyPlace } from './radix-order'
import type { Work } from './work'

/** The columns of a filter's fields; nothing for a field that is none. */
export interface FilteredColumns {
  codes(field: string): Work<ColumnCodes | undefined>
  values(field: string): readonly unknown[] | undefined
}

/** The rows that pass, in their order. */
export function* filterRows(
  rows: Uint32Array,
  filter: Filter,
  columns: FilteredColumns,
  context?: FilterContext,
): Work<Uint32Array> {
  let left = rows
  for (const part of conditionsOf(filter)) {
    const [field, another] = filterFields(part)
    const isOfOne = field !== undefined && another === undefined
    const codes = isOfOne ? yield* columns.codes(field) : undefined
    left = codes?.codeOf
      ? yield* withCodes(left, codes.codeOf, yield* passingValues(codes.values, part, context))
      : yield* byRows(left, part, (each) => (codes ? codes.values : columns.values(each)), context)
  }
  return left
}

/** Conditions that all have to hold, so that each can be looked at by itself. */
function conditionsOf(filter: Filter): readonly Filter[] {
  if (!isFilterGroup(filter) || filter.combine !== 'and' || filter.not) return [filter]
  return filter.members.flatMap(conditionsOf)
}

/** Of each value, whether rows that have it pass. */
function* passingValues(
  values: readonly unknown[],
  filter: Filter,
  context: FilterContext | undefined,
): Work<Uint8Array> {
  const passing = yield* byRows(everyPlace(values.length), filter, () => values, context)
  const passes = new Uint8Array(values.length)
  for (const place of passing) passes[place] = 1
  return passes
}

function* withCodes(rows: Uint32Array, codeOf: Codes, passes: Uint8Array): Work<Uint32Array> {
  const found = new Uint32Array(rows.length)
  let count = 0
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    if (passes[codeOf[row] ?? 0] === 0) continue
    found[count] = row
    count += 1
  }
  yield
  return found.slice(0, count)
}

function* byRows(
  rows: Uint32Array,
  filter: Filter,
  values: (field: string) => readonly unknown[] | undefined,
  context: FilterContext | undefined,
): Work<Uint32Array> {
  const passes = columnFilter(filter, context)
  const found = new Uint32Array(rows.length)
  let count = 0
  for (let start = 0; start < rows.length; start += inStep) {
    const part = passes(values, rows.subarray(start, start + inStep))
    found.set(part, count)
    count += part.length
    yield
  }
  return found.slice(0, count)
}

/** So many rows pass several conditions within a millisecond or two. */
const inStep = 4_096
