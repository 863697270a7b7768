import { expect, it } from 'vitest'
import { deletionParts } from './deletion-parts'

it('names all rows once, in their order, in parts that a request can hold', () => {
  const ids = Array.from({ length: 100_000 }, (_, place) => `contact_${String(place).padStart(9, '0')}`)
  const parts = deletionParts(ids)
  expect(parts.flat()).toEqual(ids)
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(1_000_000)
  expect(parts.length).toBeLessThan(5)
})

it('is one part where one is enough, and none for nothing', () => {
  expect(deletionParts(['a', 'b'])).toEqual([['a', 'b']])
  expect(deletionParts([])).toEqual([])
  expect(deletionParts(['a', 'b'], 4)).toEqual([['a'], ['b']])
})
