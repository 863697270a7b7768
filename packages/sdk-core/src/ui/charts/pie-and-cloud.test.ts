import { describe, expect, it } from 'vitest'
import { readBubbles } from './bubble-data'
import { cloudLayout } from './cloud-layout'
import { repliedWords } from './fixtures/chart-rows'
import { pieSlices, slicePath } from './pie-slices'

const other = (count: number) => `Other (${count})`

describe('parts of a whole', () => {
  it('make one turn together, and are those above zero', () => {
    const slices = pieSlices(
      [
        { label: 'a', value: 3 },
        { label: 'none', value: 0 },
        { label: 'less', value: -2 },
        { label: 'unknown', value: undefined },
        { label: 'b', value: 1 },
      ],
      6,
      other,
    )
    expect(slices.map(({ label, share, row }) => [label, share, row])).toEqual([
      ['a', 0.75, 0],
      ['b', 0.25, 4],
    ])
    expect(slices.at(-1)?.to).toBe(1)
  })

  it('are gathered, the smallest of them, where they are too many', () => {
    const slices = pieSlices(
      [1, 8, 2, 6, 3].map((value) => ({ label: `${value}`, value })),
      3,
      other,
    )
    expect(slices.map(({ label, value }) => [label, value])).toEqual([
      ['8', 8],
      ['6', 6],
      ['Other (3)', 6],
    ])
  })

  it('are two closed circles when one is all, with no edge between them', () => {
    const path = slicePath({ from: 0, to: 1 }, { x: 50, y: 50, outer: 50, inner: 30 }, false)
    expect(path).toBe('M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0zM50 20A30 30 0 1 0 50 80A30 30 0 1 0 50 20z')
  })
})

describe('a cloud of words', () => {
  const room = { width: 312, height: 180 }
  const words = repliedWords.map(({ word, count }, row) => ({ text: word, value: count, row }))

  it('is the same each time, in whatever order the words come', () => {
    expect(cloudLayout(words.toReversed(), room)).toEqual(cloudLayout(words, room))
  })

  it('has each word inside the room and upon no other', () => {
    const placed = cloudLayout(words, room)
    expect(placed.length).toBeGreaterThan(18)
    for (const [index, word] of placed.entries()) {
      expect(word.x - word.width / 2).toBeGreaterThanOrEqual(0)
      expect(word.x + word.width / 2).toBeLessThanOrEqual(room.width)
      for (const before of placed.slice(0, index)) {
        const apart =
          Math.abs(before.x - word.x) * 2 >= before.width + word.width ||
          Math.abs(before.y - word.y) * 2 >= before.height + word.height
        expect(apart, `${word.text} and ${before.text}`).toBe(true)
      }
    }
  })

  it('has larger words for larger values', () => {
    const sizes = cloudLayout(words, room).map(({ size }) => size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes[0]).toBeGreaterThanOrEqual(3 * (sizes.at(-1) ?? 0))
    expect(sizes.at(-1)).toBe(11)
    expect(sizes.filter((size) => size > (sizes[0] ?? 0) / 2).length).toBeLessThan(sizes.length / 3)
  })
})

describe('bubbles', () => {
  it('are in groups, each in the order of the axis, without those that have no place or size', () => {
    const data = [
      { name: 'late', at: 9, value: 1, size: 1, kind: 'a' },
      { name: 'early', at: 2, value: 1, size: 4, kind: 'a' },
      { name: 'other', at: 5, value: 1, size: 2, kind: 'b' },
      { name: 'nowhere', at: Number.NaN, value: 1, size: 2, kind: 'b' },
      { name: 'nothing', at: 5, value: 1, size: 0, kind: 'b' },
      { name: 'gap', at: 5, value: null, size: 2, kind: 'b' },
    ]
    const groups = readBubbles({ data, x: 'at', y: 'value', size: 'size', label: 'name', group: 'kind' })
    expect(groups.map(({ label, bubbles }) => [label, bubbles.map((bubble) => bubble.label)])).toEqual([
      ['a', ['early', 'late']],
      ['b', ['other']],
    ])
  })
})
