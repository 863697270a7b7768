import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInSlices } from './parse-in-slices'

const atOnce = { isOver: () => false, next: () => Promise.resolve() }
const parse = (text: string) => parseInSlices(text, atOnce, undefined)

describe('JSON parsed in slices', () => {
  it('is what it is when parsed at once', async () => {
    const document = fc.record({
      first: fc.jsonValue(),
      // What looks like the end of a list or of a text, where there is none.
      decoy: fc.constantFrom<unknown>('],"columns":{', '}]', ['"', ']'], { '"]': ['\\'] }, '\\', '"', '\\"]'),
      ids: fc.array(fc.jsonValue()),
      columns: fc.dictionary(fc.string(), fc.array(fc.jsonValue())),
      // Longer than a piece.
      long: fc.array(fc.constantFrom('x'.repeat(6_000), [',"]'.repeat(3_000)], 1), { maxLength: 12 }),
      last: fc.jsonValue(),
    })
    await fc.assert(
      fc.asyncProperty(document, fc.constantFrom(0, 1, '\t'), async (value, space) => {
        const text = JSON.stringify(value, undefined, space)
        expect(await parse(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 500, seed: 20_260_105 },
    )
  }, 30_000)

  it.each([
    'null',
    '[]',
    ' [1, {"a": 2}] ',
    '{}',
    ' { } ',
    '{"rows":null}',
    '{"rows":{"a":[1]}}',
    '{"rows":{"a":{"b":[1]}}}',
    '{"rows":[ ]}',
    '{ "rows" : [ [] , {} ] }',
    '{"a":1,"a":[2]}',
    '{"__proto__":[1],"columns":{"__proto__":[2]}}',
  ])('of another shape is what it is: %s', async (text) => {
    expect(await parse(text)).toEqual(JSON.parse(text))
  })

  it.each([
    '',
    '{"rows":[1,]}',
    '{"rows":[,1]}',
    '{"rows":[1 2]}',
    '{"rows":[{]}]}',
    '{"rows":[1',
    '{"rows":["',
    '{"rows":[1]',
    '{"rows":[1]}}',
    '{"rows":[1],}',
    '{"rows":[1]',
    '{"rows":{"a":[1]}',
    '{"rows" [1]}',
    '{"rows":}',
    '{rows:[1]}',
    '{"a":1 "b":2}',
    '{,}',
    '{"rows":[,]}',
    '{"rows":[1]} 2',
  ])('is refused where it is broken: %s', async (text) => {
    await expect(parse(text)).rejects.toThrow(SyntaxError)
  })

  it('pauses between pieces and stops with the signal', async () => {
    const stop = new AbortController()
    let pauses = 0
    const slices = {
      isOver: () => true,
      next(signal: AbortSignal | undefined) {
        pauses += 1
        if (pauses === 3) stop.abort()
        signal?.throwIfAborted()
        return Promise.resolve()
      },
    }
    const text = JSON.stringify({ columns: { name: Array.from({ length: 10 }, () => 'x'.repeat(20_000)) } })
    await expect(parseInSlices(text, slices, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(pauses).toBe(3)
  })
})
