import { isFilterGroup, type Filter } from '../operation/filter-model'
import { conditionTest } from './condition-test'
import type { FilterContext } from './filter-context'

/** The values of a field, of all rows in their order. */
export type ColumnReader = (field: string) => ArrayLike<unknown> | undefined

/** Gives the places of the rows that pass, in their order, out of so many or of those given. */
export type ColumnFilter = (columns: ColumnReader, rows: number | Uint32Array) => Uint32Array

/**
 * The same as `filterMatcher`, for tables that keep each field in an array: every condition goes along its own array, and
 * only over the rows of which it still depends. A field without an array is absent in every row.
 */
export function columnFilter(filter: Filter, context?: FilterContext): ColumnFilter {
  const select = selectorOf(filter, context) ?? ((_columns, rows) => rows)
  return (columns, rows) => select(columns, typeof rows === 'number' ? Uint32Array.from({ length: rows }, place) : rows)
}

const place = (_nothing: unknown, index: number) => index

type Selector = (columns: ColumnReader, rows: Uint32Array) => Uint32Array

function selectorOf(filter: Filter, context: FilterContext | undefined): Selector | undefined {
  if (!isFilterGroup(filter)) {
    const test = conditionTest(filter, context)
    return (columns, rows) => {
      const values = columns(filter.field)
      if (!values) return test(undefined) ? rows : new Uint32Array(0)
      const remembered = remembering(test)
      return passing(rows, (row) => remembered(values[row]))
    }
  }
  const members = filter.members.map((member) => selectorOf(member, context)).filter((member) => member !== undefined)
  if (members.length === 0) return undefined
  const combined = filter.combine === 'and' ? all(members) : any(members)
  return filter.not ? (columns, rows) => without(rows, combined(columns, rows)) : combined
}

/** Texts come again and again in most columns, and to look into one takes longer than to find it among those seen. */
function remembering(test: (value: unknown) => boolean): (value: unknown) => boolean {
  const seen = new Map<string, boolean>()
  let asked = 0
  return (value) => {
    if (typeof value !== 'string' || (seen.size > worthIt && seen.size * 2 > asked)) return test(value)
    asked += 1
    let passes = seen.get(value)
    if (passes === undefined) {
      passes = test(value)
      seen.set(value, passes)
    }
    return passes
  }
}

const worthIt = 1_000

function all(members: readonly Selector[]): Selector {
  return (columns, rows) => members.reduce((left, select) => select(columns, left), rows)
}

function any(members: readonly Selector[]): Selector {
  return (columns, rows) => {
    let left = rows
    for (const select of members) left = without(left, select(columns, left))
    return without(rows, left)
  }
}

/** Both are in the same order, and `taken` is a part of `rows`. */
function without(rows: Uint32Array, taken: Uint32Array): Uint32Array {
  if (taken.length === 0) return rows
  let at = 0
  return passing(rows, (row) => {
    if (taken[at] !== row) return true
    at += 1
    return false
  })
}

function passing(rows: Uint32Array, test: (row: number) => boolean): Uint32Array {
  const found = new Uint32Array(rows.length)
  let count = 0
  for (const row of rows) {
    if (!test(row)) continue
    found[count] = row
    count += 1
  }
  return found.subarray(0, count)
}
