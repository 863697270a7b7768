import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInSlices } from './parse-in-slices'

const atOnce = { isOver: () => false, next: () => Promise.resolve() }
const parse = (text: string) => parseInSlices(text, 'rows', atOnce, undefined)

describe('JSON parsed in slices', () => {
  it('is what it is when parsed at once', async () => {
    const document = fc.record({
      first: fc.jsonValue(),
      // What looks like the array, in places where it is not.
      decoy: fc.constantFrom<unknown>('"rows":[1', { rows: [1, 2] }, [{ rows: [3] }], '\\', '"', '\\"rows\\":['),
      rows: fc.array(fc.jsonValue()),
      last: fc.jsonValue(),
    })
    await fc.assert(
      fc.asyncProperty(document, fc.constantFrom(0, 1, '\t'), async (value, space) => {
        const text = JSON.stringify(value, undefined, space)
        expect(await parse(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 1_000, seed: 20_260_105 },
    )
  })

  it.each(['null', '[]', '{}', '{"rows":null}', '{"rows":{"a":[1]}}', '{"rows":[ ]}', '{ "rows" : [ [] , {} ] }'])(
    'of another shape is what it is: %s',
    async (text) => {
      expect(await parse(text)).toEqual(JSON.parse(text))
    },
  )

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
  ])('is refused where it is broken: %s', async (text) => {
    await expect(parse(text)).rejects.toThrow(SyntaxError)
  })

  it('pauses between members and stops with the signal', async () => {
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
    const text = JSON.stringify({ rows: [1, 2, 3, 4, 5, 6] })
    await expect(parseInSlices(text, 'rows', slices, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(pauses).toBe(3)
  })
})
