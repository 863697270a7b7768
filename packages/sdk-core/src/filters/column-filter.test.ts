import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterOperators, type Filter } from '../operation/filter-model'
import { columnFilter } from './column-filter'
import { matchesFilter } from './matches-filter'

const value = fc.constantFrom<unknown>('a', 'A', 'ab', '', 0, 1, 2.5, true, null, undefined, '2024-05-01', ['a', 1], [])
const rows = fc.array(fc.record({ a: value, b: value }), { maxLength: 12 })
const wanted = fc.constantFrom('a', 'ab', '', 0, 1, 2.5, true, null, ['a', 1], [0, 2], ['2024-01-01', '2024-06-01'])
const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      field: fc.constantFrom('a', 'b', 'missing'),
      operator: fc.constantFrom(...filterOperators),
      value: wanted,
    }),
    fc.record({
      combine: fc.constantFrom('and' as const, 'or' as const),
      members: fc.array(tie('filter'), { maxLength: 4 }),
      not: fc.constantFrom(undefined, false, true),
    }),
  ),
})).filter

describe('columnFilter', () => {
  it('finds what the matcher of records finds', () => {
    fc.assert(
      fc.property(rows, filter, (records, where) => {
        const columns = new Map<string, unknown[]>([
          ['a', records.map(({ a }) => a)],
          ['b', records.map(({ b }) => b)],
        ])
        const found = columnFilter(where)((field) => columns.get(field), records.length)
        const expected = records.flatMap((record, index) => (matchesFilter(where, record) ? [index] : []))
        expect([...found]).toEqual(expected)
      }),
      { numRuns: 3_000, seed: 5 },
    )
  })

  it('looks only at the rows that it is given, in their order', () => {
    const isA: Filter = { field: 'a', operator: 'equals', value: 'a' }
    const columns = (field: string) => (field === 'a' ? ['a', 'b', 'a', 'a'] : undefined)
    expect([...columnFilter(isA)(columns, Uint32Array.of(3, 1, 0))]).toEqual([3, 0])
    expect([...columnFilter({ combine: 'or', members: [isA], not: true })(columns, Uint32Array.of(3, 1, 0))]).toEqual([
      1,
    ])
  })
})
