import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonReader, readPartialJson } from './json-reader'

describe('JSON that is still being written', () => {
  it.each([
    ['', undefined],
    ['{', {}],
    ['{"na', {}],
    ['{"name"', {}],
    ['{"name":', {}],
    ['{"name":"Ma', { name: 'Ma' }],
    ['{"name":"a\\', { name: 'a' }],
    ['{"name":"a\\u00', { name: 'a' }],
    ['{"name":"a\\u00e4', { name: 'aä' }],
    ['{"name":"a\\"b', { name: 'a"b' }],
    ['{"a":1,', { a: 1 }],
    ['{"a":1,"b":-', { a: 1 }],
    ['{"a":12.', { a: 12 }],
    ['{"a":tr', { a: true }],
    ['{"a":nul', { a: null }],
    ['{"a":[1,{"b":"c', { a: [1, { b: 'c' }] }],
    ['{"a":[1,2]}', { a: [1, 2] }],
    ['[[],[', [[], []]],
  ])('%s', (text, value) => {
    expect(readPartialJson(text)).toEqual(value)
  })

  it('keeps the last value that could be read', () => {
    const reader = createJsonReader()
    expect(reader.read('{"a":1')).toEqual({ a: 1 })
    expect(reader.read('{"a":1}}}nonsense')).toEqual({ a: 1 })
    expect(reader.read('{"b":2}')).toEqual({ b: 2 })
  })

  it('reads any JSON at any moment without throwing, and whole at its end', () => {
    fc.assert(
      fc.property(fc.json(), fc.array(fc.nat(80), { maxLength: 8 }), (json, cuts) => {
        const reader = createJsonReader()
        for (const cut of [...cuts].sort((a, b) => a - b)) reader.read(json.slice(0, cut))
        expect(reader.read(json)).toEqual(JSON.parse(json))
      }),
      { numRuns: 300 },
    )
  })
})
