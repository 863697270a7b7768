import { expect, it } from 'vitest'
import { findCells } from './find-cells'

const atOnce = { isOver: () => false, next: () => Promise.resolve() }
const columns = [
  ['Åsa', 'Bo', 'ÅSA'],
  ['12', 'asa', ''],
].map((texts) => ({ shown: (row: number) => texts[row] ?? '' }))
const find = (text: string, rows: readonly number[], most = 100) =>
  findCells(text, Uint32Array.from(rows), columns, { slices: atOnce, most })

it('finds in the order in which the rows are shown, whatever the case and the accents', async () => {
  expect(await find('åsa', [2, 0, 1])).toEqual([
    { place: 0, column: 0 },
    { place: 1, column: 0 },
    { place: 2, column: 1 },
  ])
  expect(await find('1', [0, 1, 2])).toEqual([{ place: 0, column: 1 }])
  expect(await find('', [0, 1, 2])).toEqual([])
  expect(await find('a', [0, 1, 2], 1)).toHaveLength(1)
})

it('lets others in between, and ends when nobody waits any more', async () => {
  const stop = new AbortController()
  stop.abort()
  const slices = {
    isOver: () => true,
    next: (signal: AbortSignal | undefined) => Promise.resolve(signal?.throwIfAborted()),
  }
  const rows = Uint32Array.of(0)
  await expect(findCells('a', rows, columns, { slices, signal: stop.signal, most: 9 })).rejects.toThrow()
})
