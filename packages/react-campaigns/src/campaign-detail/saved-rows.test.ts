import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { createSavedRows, withSaved } from './saved-rows'

const row = (id: string, version: number) => ({ id, version_id: version }) as Artifact

it('stand in the places of rows that were read before, and of no newer ones', () => {
  const saved = createSavedRows()
  const read = [row('a', 1), row('b', 3), row('c', 1)]
  expect(withSaved(read, saved.rows())).toBe(read)
  saved.add(row('a', 2))
  saved.add(row('b', 2))
  expect(withSaved(read, saved.rows()).map(({ version_id: version }) => version)).toEqual([2, 3, 1])
})

it('are told of once, where several are saved together', async () => {
  const saved = createSavedRows()
  let told = 0
  saved.subscribe(() => (told += 1))
  const result = await saved.together(async () => {
    for (const id of ['a', 'b', 'c']) saved.add(row(id, 2))
    expect([told, saved.rows().size, saved.versionOf('a')]).toEqual([0, 0, 2])
    return saved.together(() => Promise.resolve('done'))
  })
  expect([result, told, [...saved.rows().keys()]]).toEqual(['done', 1, ['a', 'b', 'c']])
  await saved.together(() => Promise.resolve())
  expect(told).toBe(1)
})

it('are forgotten once they have been read, and tell of that', () => {
  const saved = createSavedRows()
  saved.add(row('a', 2))
  saved.add(row('b', 2))
  let told = 0
  const stop = saved.subscribe(() => (told += 1))
  saved.forget([row('a', 1), row('c', 1)])
  expect([told, [...saved.rows().keys()]]).toEqual([0, ['a', 'b']])
  saved.forget([row('a', 2), row('b', 1)])
  expect([told, [...saved.rows().keys()]]).toEqual([1, ['b']])
  stop()
  saved.forget([row('b', 3)])
  expect([told, saved.rows().size]).toEqual([1, 0])
  expect(['a', 'b', 'c'].map(saved.versionOf)).toEqual([2, 2, 0])
})
