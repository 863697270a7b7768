import { expect, it } from 'vitest'
import { findCells } from './find-cells'

const atOnce = { isOver: () => false, next: () => Promise.resolve() }
const columns = [
  ['Åsa', 'Bo', 'ÅSA'],
  ['12', 'asa', ''],
].map((texts) => ({ shown: (row: number) => texts[row] ?? '' }))
const find = (text: string, rows: readonly number[]) =>
  findCells(text, Uint32Array.from(rows), columns, { slices: atOnce })
const listed = async (text: string, rows: readonly number[]) => {
  const found = await find(text, rows)
  return Array.from({ length: found.count }, (_, index) => found.at(index))
}

it('finds in the order in which the rows are shown, whatever the case and the accents', async () => {
  expect(await listed('åsa', [2, 0, 1])).toEqual([
    { place: 0, column: 0 },
    { place: 1, column: 0 },
    { place: 2, column: 1 },
  ])
  expect(await listed('1', [0, 1, 2])).toEqual([{ place: 0, column: 1 }])
  expect(await listed('', [0, 1, 2])).toEqual([])
})

it('lets others in between, and ends when nobody waits any more', async () => {
  const stop = new AbortController()
  stop.abort()
  const slices = {
    isOver: () => true,
    next: (signal: AbortSignal | undefined) => Promise.resolve(signal?.throwIfAborted()),
  }
  const rows = Uint32Array.of(0)
  await expect(findCells('a', rows, columns, { slices, signal: stop.signal })).rejects.toThrow()
})

it('knows what is behind a place, and the cells by their rows', async () => {
  const found = await find('a', [2, 0, 1])
  expect([found.firstFrom({ place: 0, column: 0 }), found.firstFrom({ place: 1, column: 1 })]).toEqual([0, 2])
  expect(found.firstFrom({ place: 2, column: 2 })).toBe(0)
  expect(found.at(3)).toBeUndefined()
  expect([found.holds(2, 0), found.holds(2, 1), found.holds(1, 1), found.holds(1, 0)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('finds a letter that is everywhere to the last cell', async () => {
  const rows = Uint32Array.from({ length: 30_000 }, (_, row) => row)
  const found = await findCells('a', rows, [{ shown: () => 'a' }, { shown: () => 'b' }], { slices: atOnce })
  expect(found.count).toBe(30_000)
  expect(found.at(29_999)).toEqual({ place: 29_999, column: 0 })
  expect(found.firstFrom({ place: 20_000, column: 0 })).toBe(20_000)
})
