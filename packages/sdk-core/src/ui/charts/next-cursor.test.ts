import { describe, expect, it } from 'vitest'
import { nextCursor, type CursorSpace } from './next-cursor'

const values = [
  [1, undefined, 3, 4],
  [undefined, 2, 3, undefined],
]
const space: CursorSpace = {
  series: 2,
  count: () => 4,
  has: ({ series, index }) => values[series]?.[index] !== undefined,
  along: 'inline',
  rightToLeft: false,
}

describe('keys in a chart', () => {
  it('begin at the first point, whichever arrow comes first', () => {
    expect(nextCursor('ArrowRight', undefined, space)).toEqual({ series: 0, index: 0 })
    expect(nextCursor('End', undefined, space)).toEqual({ series: 0, index: 3 })
  })

  it('pass over gaps, and stay at the ends', () => {
    expect(nextCursor('ArrowRight', { series: 0, index: 0 }, space)).toEqual({ series: 0, index: 2 })
    expect(nextCursor('ArrowRight', { series: 0, index: 3 }, space)).toEqual({ series: 0, index: 3 })
    expect(nextCursor('Home', { series: 1, index: 2 }, space)).toEqual({ series: 1, index: 1 })
  })

  it('lead to the next series, where it has a value', () => {
    expect(nextCursor('ArrowDown', { series: 0, index: 2 }, space)).toEqual({ series: 1, index: 2 })
    expect(nextCursor('ArrowDown', { series: 0, index: 3 }, space)).toEqual({ series: 1, index: 2 })
    expect(nextCursor('ArrowUp', { series: 0, index: 3 }, space)).toEqual({ series: 0, index: 3 })
  })

  it('follow the direction of text and the way that bars lie', () => {
    expect(nextCursor('ArrowLeft', { series: 0, index: 0 }, { ...space, rightToLeft: true })).toMatchObject({
      index: 2,
    })
    expect(nextCursor('ArrowDown', { series: 0, index: 0 }, { ...space, along: 'block' })).toMatchObject({ index: 2 })
  })

  it('mean nothing else', () => {
    expect(nextCursor('a', undefined, space)).toBeUndefined()
    expect(nextCursor('Tab', { series: 0, index: 0 }, space)).toBeUndefined()
    expect(nextCursor('Home', undefined, { ...space, series: 0 })).toBeUndefined()
  })
})
