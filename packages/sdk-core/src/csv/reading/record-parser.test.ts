import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRecordParser } from './record-parser'

interface Parsed {
  readonly records: readonly unknown[]
  readonly blankLines: number
}

function parse(pieces: readonly string[], longestCell = 1_000): Parsed {
  const records: unknown[] = []
  const parser = createRecordParser({ delimiter: ',', quote: '"', longestCell }, ({ cells, count, line, fault }) => {
    records.push([cells.slice(0, count), line, fault])
    return true
  })
  for (const piece of pieces) parser.push(piece)
  parser.end()
  return { records, blankLines: parser.blankLines }
}

function cut(text: string, lengths: readonly number[]): readonly string[] {
  const pieces: string[] = []
  let at = 0
  for (let turn = 0; at < text.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

describe('text that comes in pieces', () => {
  it.each([
    'a,b\r\nc,d\r\n',
    'a\r\rb\n\r\n\rc',
    '"a\r\nb",c\r\n"d""e"\r\n',
    '"a"",b\r\n,"c',
    '"a""b"c,d\r\n"e"',
    '"a"  ,b\n  "c",d\n  "e"f,g\n',
    'n,"open\n1,2\n3,4',
    '"aaaaaaaa"a\n"a"a\n"a",b\n',
    '"""",""\n""',
    'x'.repeat(40),
  ])('is what it is whole: %j', (text) => {
    const whole = parse([text])
    for (let length = 1; length <= text.length; length += 1) {
      expect(parse(cut(text, [length])), `in pieces of ${length}`).toEqual(whole)
    }
  })

  it('is what it is whole, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '""', '\r', '\n', '\r\n', ' '), maxLength: 40 })
    const lengths = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(text, lengths, (each, pieces) => {
        expect(parse(cut(each, pieces))).toEqual(parse([each]))
      }),
      { numRuns: 2_000, seed: 31 },
    )
  })

  it('never loses a character that is no delimiter, quote or line end', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', ' '), maxLength: 30 })
    fc.assert(
      fc.property(text, (each) => {
        const letters = (value: unknown) => JSON.stringify(value).replace(/[^ab]/g, '')
        const cells = parse([each]).records.map((record) => (Array.isArray(record) ? record[0] : []))
        expect(letters(cells)).toBe(letters(each.replaceAll('\n', '')))
      }),
      { numRuns: 2_000, seed: 32 },
    )
  })
})
