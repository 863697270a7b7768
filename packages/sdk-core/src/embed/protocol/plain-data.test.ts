import { describe, expect, it } from 'vitest'
import { faultOfData } from './plain-data'

const limits = { values: 10, characters: 20, depth: 3 }

describe('faultOfData', () => {
  it.each([
    [undefined],
    [null],
    [{ a: [1, 'two', { b: true }], constructor: 'Ferrari', prototype: 'P4' }],
    [{ constructor: { name: 'Ferrari' } }],
    [new Int32Array(1_000)],
    [new Blob(['x'])],
    [new Date(0)],
  ])('carries %j', (value) => {
    expect(faultOfData(value)).toBeUndefined()
  })

  it.each([
    ['a function', { a: () => 1 }],
    ['a symbol', [Symbol('s')]],
    ['a bigint', 1n],
    ['a map', new Map()],
    ['a prototype', JSON.parse('{"a":{"__proto__":{"admin":true}}}')],
    ['a prototype by its constructor', { a: [{ constructor: { prototype: { admin: true } } }] }],
  ])('does not carry %s', (_, value) => {
    expect(faultOfData(value)).toBe('malformed')
  })

  it.each([
    ['many values', Array(11).fill(0)],
    ['a list with nothing in it', Object.assign([], { length: 11 })],
    ['a long list in one piece', { places: new Int32Array(21) }],
    ['much text', ['x'.repeat(11), 'x'.repeat(10)]],
    ['long names', { ['x'.repeat(21)]: 1, b: 2 }],
    ['deep nesting', [[[[0]]]]],
  ])('does not carry %s', (_, value) => {
    expect(faultOfData(value, limits)).toBe('too-large')
  })

  it('comes to an end with what contains itself, and with what is deeper than any call stack', () => {
    const round: Record<string, unknown> = {}
    round['self'] = round
    expect(faultOfData(round)).toBe('too-large')
    let deep: unknown[] = []
    for (let level = 0; level < 100_000; level += 1) deep = [deep]
    expect(faultOfData(deep)).toBe('too-large')
  })
})
