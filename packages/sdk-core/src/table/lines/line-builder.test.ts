import { expect, it } from 'vitest'
import { createTableRows } from '../model/table-rows'
import { createLineBuilder, type LinesRequest } from './line-builder'

interface Person {
  readonly id: string
  readonly city: string
}

const people = Array.from({ length: 12_000 }, (_, index) => ({ id: `p${index}`, city: `City ${index % 40}` }))
const { signal } = new AbortController()

function counted(field: keyof Person) {
  const column = { reads: 0, read: (person: Person) => ((column.reads += 1), person[field]) }
  return column
}

function setUp(rows: readonly Person[]) {
  const known = createTableRows(rows, ({ id }) => id)
  return { known, builder: createLineBuilder(known, { locale: 'en' }) }
}

const nothing = { sort: [], filter: undefined, groupBy: undefined, collapsed: new Set<string>(), context: undefined }
const requestOf = (read: (person: Person) => unknown, change: Partial<LinesRequest<Person>>): LinesRequest<Person> => ({
  ...nothing,
  readerOf: (field) => (field === 'city' ? read : undefined),
  ...change,
})

it('sorts and filters by a column that is prepared without reading it again', async () => {
  const { builder } = setUp(people)
  const city = counted('city')
  const { read } = city
  await builder.prepare([read], signal)
  const prepared = city.reads
  expect(prepared).toBe(people.length)
  const sorted = await builder.build(requestOf(read, { sort: [{ read, direction: 'desc' }] }), signal)
  expect(people[sorted.rows[0] ?? 0]?.city).toBe('City 39')
  const filter = { field: 'city', operator: 'equals', value: 'City 7' } as const
  expect((await builder.build(requestOf(read, { filter }), signal)).rowCount).toBe(300)
  expect(city.reads).toBe(prepared)
})

it('reads a column once for conditions of which one has to hold', async () => {
  const { builder } = setUp(people)
  const city = counted('city')
  const members = [
    { field: 'city', operator: 'equals', value: 'City 7' },
    { field: 'unknown', operator: 'equals', value: 'x' },
  ] as const
  const shown = await builder.build(requestOf(city.read, { filter: { combine: 'or', members } }), signal)
  expect(shown.rowCount).toBe(300)
  expect(city.reads).toBe(people.length)
})

it('reads a column anew when a value in it has changed, and only then', async () => {
  const { builder, known } = setUp(people)
  const city = counted('city')
  const request = requestOf(city.read, { sort: [{ read: city.read, direction: 'asc' }] })
  await builder.build(request, signal)
  const before = city.reads
  known.replace(people.map((person) => ({ ...person })))
  await builder.build(request, signal)
  expect(city.reads).toBe(before)
  known.replace(people.map((person, index) => (index === 9_000 ? { ...person, city: 'Aachen' } : person)))
  expect((await builder.build(request, signal)).rows[0]).toBe(9_000)
})

it('prepares neither what nobody would wait for nor what would take much memory', async () => {
  const few = setUp(people.slice(0, 100))
  const city = counted('city')
  await few.builder.prepare([city.read], signal)
  expect(city.reads).toBe(0)

  const { builder } = setUp(people)
  const id = counted('id')
  await builder.prepare([id.read], signal)
  const prepared = id.reads
  await builder.build(requestOf(id.read, { sort: [{ read: id.read, direction: 'asc' }] }), signal)
  expect(id.reads - prepared).toBeGreaterThanOrEqual(people.length)
})
