import type { Filter, FilterValue } from '@inlay/sdk-core'
import { filterOperators } from '@inlay/sdk-core'
import { fieldValue, matchesFilter } from '@inlay/sdk-core/filters'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectionName, type FindQuery, type Store } from '../store'

type Thing = Readonly<Record<string, unknown>>

const things = collectionName<Thing>('random things', ['a', 'b'])

/** Values that databases are known to see differently. */
const scalars = [
  ...[
    '',
    'a',
    'A',
    'ab',
    'ß',
    'SS',
    'é',
    'e\u0301',
    'İ',
    'i',
    '🌱',
    '\ufb03',
    '%',
    '_',
    `'`,
    '"',
    '\\',
    'null',
    'true',
    '1',
  ],
  ...['2024-05-01', '2024-05-01T00:00:00Z', '2024-05-01T12:00:00+02:00', '2024-05-01T10:00:00.000Z', '2024-02-30'],
  ...[0, -0, 1, -1, 1.5, 0.1, 0.30000000000000004, 1e21, 5e-324, -1.7976931348623157e308, 2 ** 53 + 2, 123456.789],
] as const

const fields = ['a', 'b', 'c', 'c.d', 'c.d.e', 'c.0', 'a.length', 'ö y', 'q"t', `q't`, 'missing'] as const

const scalar = fc.constantFrom(...scalars)
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.constantFrom(true, false, null, undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom([], ['a', 1], {}, { d: 'a' }, { d: { e: 1 } }, { d: { e: 'ß' } }, { 0: 'a' }),
  },
)
const thing: fc.Arbitrary<Thing> = fc.record({
  a: value,
  b: value,
  c: value,
  'ö y': value,
  'q"t': value,
  [`q't`]: value,
})

const filterValue: fc.Arbitrary<FilterValue> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.constantFrom(true, false, null) },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom('^a', 'a|1', '[a-z]', '.', '^$', '(', '\\d+') },
  { weight: 2, arbitrary: fc.constantFrom([0, 1.5], [-1, 1e21], ['2024-05-01', '2024-05-01'], ['a', 1], [2, 1]) },
  { weight: 1, arbitrary: fc.constantFrom('P1D', 'P2M', 'PT12H', 'P100Y', 'today', 'last_week', 'this_year', 0, 2) },
)
const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      field: fc.constantFrom(...fields),
      operator: fc.constantFrom(...filterOperators),
      value: filterValue,
      ignore: fc.constantFrom(undefined, undefined, 'nothing' as const, 'case' as const, 'case_and_accents' as const),
      timeZone: fc.constantFrom(undefined, 'America/New_York', 'Asia/Tokyo'),
      // Without it the answers would depend on the day of the test.
      at: fc.constant('2024-05-02T03:00:00Z'),
    }),
    fc.record({
      combine: fc.constantFrom('and' as const, 'or' as const),
      members: fc.array(tie('filter'), { maxLength: 4 }),
      not: fc.constantFrom(undefined, undefined, true, false),
    }),
  ),
})).filter

const orderBy: fc.Arbitrary<FindQuery['orderBy']> = fc.array(
  fc.record({ field: fc.constantFrom(...fields), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  { maxLength: 2 },
)

const seed = 20_240_501

export function describeRandomQueries(store: () => Store): void {
  const collection = () => store().workspace('random').collection(things)
  const entries = fc
    .sample(thing, { seed, numRuns: 80 })
    // As it is read back: without what is undefined, and with one zero.
    .map((each, index): readonly [string, Thing] => [`t${index}`, JSON.parse(JSON.stringify(each))])

  describe('a thousand random queries', { timeout: 60_000 }, () => {
    it('find what the filters of the contract say', async () => {
      await collection().putAll(entries)
      const filters = fc.sample(filter, { seed, numRuns: 1_000 })
      let found = 0
      for (const where of filters) {
        const expected = entries.flatMap(([id, record]) => (matchesFilter(where, record) ? [id] : [])).sort()
        const { documents, total } = await collection().find({ where, limit: 1_000 })
        expect(
          documents.map(({ id }) => id),
          JSON.stringify(where),
        ).toEqual(expected)
        expect(total).toBe(expected.length)
        found += total
      }
      // Neither nothing nor everything, or this would prove little.
      expect(found).toBeGreaterThan(10_000)
      expect(found).toBeLessThan(70_000)
    })

    it('come in order, page by page, and see what their transaction has written', async () => {
      await collection().putAll(entries.slice(0, 60))
      const queries = fc.sample(fc.record({ orderBy, where: fc.option(filter, { nil: undefined }) }), {
        seed,
        numRuns: 150,
      })
      await store()
        .workspace('random')
        .transaction(async (inside) => {
          const pending = inside.collection(things)
          await pending.putAll(entries.slice(50))
          await pending.delete('t0')
          const present = entries.slice(1)
          for (const query of queries) await expectPages(pending.find, present, query)
        })
      for (const query of queries) await expectPages(collection().find, entries.slice(1), query)
    })
  })
}

async function expectPages(
  find: ReturnType<ReturnType<Store['workspace']>['collection']>['find'],
  entries: readonly (readonly [string, Thing])[],
  query: Pick<FindQuery, 'orderBy' | 'where'>,
): Promise<void> {
  const expected = entries
    .filter(([, record]) => !query.where || matchesFilter(query.where, record))
    .toSorted(([idA, a], [idB, b]) => inOrder(query.orderBy ?? [], { id: idA, record: a }, { id: idB, record: b }))
    .map(([id]) => id)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await find({ ...query, after, limit: 9 })
    expect(page.total).toBe(expected.length)
    seen.push(...page.documents.map(({ id }) => id))
    after = page.cursor
  } while (after !== undefined)
  expect(seen, JSON.stringify(query)).toEqual(expected)
}

interface Placed {
  readonly id: string
  readonly record: Thing
}

/** The rule of `sortKey`, said once more in another way. */
function inOrder(orders: NonNullable<FindQuery['orderBy']>, a: Placed, b: Placed): number {
  for (const { field, direction } of orders) {
    const [left, right] = [fieldValue(a.record, field) ?? null, fieldValue(b.record, field) ?? null]
    const order = byKind(left, right) || byValue(left, right)
    if (order === 0) continue
    return left === null || right === null || direction === 'asc' ? order : -order
  }
  const order = Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))
  return orders.at(-1)?.direction === 'desc' ? -order : order
}

function byKind(a: unknown, b: unknown): number {
  const kind = (each: unknown) => (each === null ? 4 : ['number', 'string', 'boolean', 'object'].indexOf(typeof each))
  return kind(a) - kind(b)
}

function byValue(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(folded(a), folded(b))
  if (typeof a === 'object') return 0
  return Number(a) - Number(b)
}

function folded(text: string): Buffer {
  return Buffer.from(text.normalize('NFC').toUpperCase().normalize('NFC'))
}
