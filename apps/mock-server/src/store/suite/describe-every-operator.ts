import { filterOperators, type FilterCondition, type FilterValue } from '@inlay/sdk-core'
import { matchesFilter } from '@inlay/sdk-core/filters'
import { describe, expect, it } from 'vitest'
import { collectionName, type Store } from '../store'

interface Holder {
  readonly held?: unknown
}

const holders = collectionName<Holder>('holders of everything', ['held'])

/** What a field can hold, of each type. */
const held: readonly unknown[] = [
  ...['', ' ', '\t\n', '\u00a0', '\u000b\ufeff', 'a', ' a', 'A', 'ab', 'é', '"', '\\', '[]', 'null', '1', '🌱🌱'],
  ...[
    '2024-05-01',
    '2024-05-01T10:00:00Z',
    '2024-05-01T12:00:00+02:00',
    '2024-04-30T23:30:00-02:00',
    '2024-05-02T20:00:00Z',
    '2024-02-30',
    '0000-01-01',
    '0001-01-02T00:00:00+99:59',
    '9999-12-31T23:59:59-99:59',
    '2024-05-05T12:00:00+99:59',
  ],
  ...[0, 1, 2, -1, 1.5, 11, 1e21, 0.1, true, false, null],
  ...[[], ['a'], ['a', 'b'], ['ab'], [1, 2], [11], ['1'], [''], [' '], [null], ['"a"'], ['2024-05-01T10:00:00Z']],
  ...[{}, { a: 'a' }, { length: 1 }],
]

/** What a condition can be given, of each type. */
const given: readonly FilterValue[] = [
  ...['', ' ', 'a', 'A', 'é', '"', '\\', '1', 'null', '2024-05-01', '2024-05-01T10:00:00Z', '(', '^a'],
  ...['0000-01-01', '0001-01-03', '9999-12-31', '2024-05-01T08:00:00-99:59'],
  ...['P1D', 'P1M', 'PT12H', 'today', 'last_week'],
  ...[0, 1, 2, -0, 1.5, 1e21, true, false, null],
  ...[
    [],
    ['a'],
    ['a', 'b'],
    ['é'],
    ['"'],
    [1],
    [1, 2],
    [0, 1.5],
    ['a', 1],
    [''],
    ['2024-05-01', '2024-05-02'],
    ['0000-01-01', '9999-12-31'],
  ],
]

export function describeEveryOperator(store: () => Store): void {
  describe('every operator, on every type of value', { timeout: 60_000 }, () => {
    it.each(filterOperators)('%s finds what the filters of the contract say', async (operator) => {
      const records = held.map((value, index): readonly [string, Holder] => [`h${index}`, { held: value }])
      const entries = [...records, ['nothing', {}] as const]
      const collection = store().workspace('operators').collection(holders)
      await collection.putAll(entries)
      let found = 0
      for (const value of given) {
        for (const ignore of [undefined, 'case', 'case_and_accents'] as const) {
          const condition: FilterCondition = { field: 'held', operator, value, ignore, at: '2024-05-02T03:00:00Z' }
          for (const where of [condition, { combine: 'and', not: true, members: [condition] } as const]) {
            const expected = entries.flatMap(([id, record]) => (matchesFilter(where, record) ? [id] : [])).sort()
            const { documents } = await collection.find({ where, limit: 1_000 })
            expect(
              documents.map(({ id }) => id),
              JSON.stringify(where),
            ).toEqual(expected)
            if (where === condition) found += expected.length
          }
        }
      }
      // Something passes and something does not, or this would prove nothing.
      expect(found).toBeGreaterThan(0)
      expect(found).toBeLessThan(entries.length * given.length * 3)
    })
  })
}
