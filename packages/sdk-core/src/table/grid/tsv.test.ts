import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTsv } from './read-tsv'
import { tsvText } from './tsv'

describe('cells on the clipboard', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb\r\n', [['a'], ['b']]],
    ['"two\nlines"\t"a ""word"""', [['two\nlines', 'a "word"']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
    ['', [['']]],
    ['\t', [['', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j are read', (text, cells) => expect(readTsv(text)).toEqual(cells))

  it('are read as they were written', () => {
    const cell = fc.stringMatching(/^[ab"\t\n ]{0,6}$/)
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
      )
    fc.assert(
      fc.property(rows, (cells) => {
        expect(readTsv(tsvText(cells))).toEqual(cells)
      }),
      { numRuns: 500, seed: 5 },
    )
  })
})
