import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormula, unguardFormula } from './formula-guard'
import { readCsv } from './reading/read-csv'
import { readCsvRows } from './reading/read-csv-rows'
import { csvStream, csvText, writeCsv } from './writing/write-csv'

/** What files are made of, and what breaks readers. U+0000 is left out when read. */
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from(`",;\t|\r\n'= +-@a1Åe\u0301🌱#\\^`), '""', '\r\n'), maxLength: 8 }),
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
  fc.string({ unit: fc.constantFrom(...Array.from(`'+-=@19.,e/ `)), maxLength: 8 }),
  fc.constantFrom('', ' ', '""', "'=1", "''+a", '=cmd|x', '-5', '+46 70 123', '\ufeff', 'sep=;', 'ID', '#N/A'),
)
const sum = fc.string({ unit: fc.constantFrom(...Array.from(`'+-=0123456789.,e%/() `)), maxLength: 10 })
const width = fc.integer({ min: 1, max: 5 })
const tables = width.chain((columns) =>
  fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
)
const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|', '^', ':', ' ', '§', '-', '='),
  quote: fc.constantFrom('"' as const, "'" as const),
  lineEnd: fc.constantFrom('\r\n' as const, '\n' as const),
  guardFormulas: fc.boolean(),
})
const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    header: `h${index}`,
    cell: (row: readonly string[]) => row[index],
  }))

describe('a table that is written and read again', () => {
  it('is what it was, in every dialect, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        tables,
        dialect,
        fc.integer({ min: 1, max: 50 }),
        async (rows, { guardFormulas, ...how }, cut) => {
          const text = csvText(columnsOf(rows[0]?.length ?? 0), rows, { ...how, guardFormulas })
          const pieces: string[] = []
          for (let at = 0; at < text.length; at += cut) pieces.push(text.slice(at, at + cut))
          const { delimiter, quote } = how
          const table = await readCsv(pieces, { delimiter, quote, unguardFormulas: guardFormulas })
          expect(table.problems).toEqual([])
          expect(rows.map((_, row) => table.columns.map(({ values }) => values[row]))).toEqual(rows)
          expect(table.rowCount).toBe(rows.length)
        },
      ),
      { numRuns: 2_000, seed: 11 },
    )
  }, 60_000)

  it('is what it was as bytes, its encoding and delimiter found out', async () => {
    const plain = fc.string({ unit: fc.constantFrom(...Array.from(`",;|\t\r\n'=+@abc1Åö北🌱 `)), maxLength: 8 })
    const wide = fc
      .integer({ min: 2, max: 5 })
      .chain((columns) =>
        fc.array(fc.array(plain, { minLength: columns, maxLength: columns }), { minLength: 3, maxLength: 8 }),
      )
    const delimiters = fc.constantFrom(',', ';', '\t', '|')
    await fc.assert(
      fc.asyncProperty(wide, delimiters, fc.boolean(), async (rows, delimiter, byteOrderMark) => {
        const stream = csvStream(columnsOf(rows[0]?.length ?? 0), rows, { delimiter, byteOrderMark })
        const reading = await readCsvRows(stream)
        expect(reading.dialect).toMatchObject({ encoding: 'utf-8', delimiter, byteOrderMark })
        const seen: (readonly string[])[] = []
        for await (const { cells, problems } of reading.rows) {
          expect(problems).toEqual([])
          seen.push(cells)
        }
        expect(seen).toEqual(rows)
      }),
      { numRuns: 500, seed: 12 },
    )
  }, 60_000)

  it('has the columns that it had, whatever they are called and however few rows there are', async () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from(`",;|\t\n'=+a1 `)), maxLength: 5 })
    const wide = fc
      .integer({ min: 2, max: 4 })
      .chain((columns) =>
        fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
      )
    await fc.assert(
      fc.asyncProperty(wide, fc.constantFrom(',', ';', '\t', '|'), async ([header = [], ...rows], delimiter) => {
        const columns = header.map((name, index) => ({ header: name, cell: (row: readonly string[]) => row[index] }))
        const table = await readCsv(csvStream(columns, rows, { delimiter }))
        expect(table.dialect).toMatchObject({ delimiter, skipRecords: 0 })
        expect(table.columns.map(({ original }) => original)).toEqual(header)
        expect(rows.map((_, row) => table.columns.map(({ values }) => values[row]))).toEqual(rows)
        expect(table.problems).toEqual([])
      }),
      { numRuns: 2_000, seed: 14 },
    )
  }, 60_000)
})

describe('guardFormula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['\tx', "'\tx"],
    ['\r=1', "'\r=1"],
    ["'=1", "''=1"],
    ['＝1', "'＝1"],
    ['-5', '-5'],
    ['-1,234.50', '-1,234.50'],
    ['-1.5e-7', '-1.5e-7'],
    ['+12%', '+12%'],
    ['-1.234.567,5', '-1.234.567,5'],
    ['+46701234567', '+46701234567'],
    ['-.5', '-.5'],
    ['+46 (0)70-123 45 67', "'+46 (0)70-123 45 67"],
    ['+1-555-123-4567', "'+1-555-123-4567"],
    ['-1-1-2020', "'-1-1-2020"],
    ['-1/2', "'-1/2"],
    ['-1,234,5', "'-1,234,5"],
    ['-1,234,567.8.9', "'-1,234,567.8.9"],
    ['-1(2)', "'-1(2)"],
    ['--1', "'--1"],
    ['-5 ', "'-5 "],
    ['-5\n', "'-5\n"],
    ['-', "'-"],
    ['a=1', 'a=1'],
    ["it's", "it's"],
    ["'tis", "'tis"],
    ['', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(guardFormula(text)).toBe(expected)
    expect(unguardFormula(expected)).toBe(text)
  })

  it('can always be taken back, and leaves nothing that a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.oneof(cell, sum), (text) => {
        const guarded = guardFormula(text)
        expect(unguardFormula(guarded)).toBe(text)
        if (/^[=@\t\r\n]/.test(guarded)) throw new Error(`${guarded} would run`)
        if (/^[+-]/.test(guarded)) expect(guarded).toMatch(/^[+-][\d.,]*\d[\d.,]*(?:[eE][+-]?\d+)?%?$/)
      }),
      { numRuns: 5_000, seed: 13 },
    )
  })
})

describe('writeCsv', () => {
  interface Person {
    readonly name: string
    readonly age: number | null
    readonly isIn: boolean
  }
  const columns = [
    { header: 'In', cell: (person: Person) => person.isIn },
    { header: 'Full name', cell: (person: Person) => person.name },
    { header: 'Age', cell: (person: Person) => person.age },
  ]
  const people: readonly Person[] = [
    { name: 'Berg, "Bo"', age: -5, isIn: true },
    { name: '=1+1', age: null, isIn: false },
  ]
  const written = 'In,Full name,Age\r\ntrue,"Berg, ""Bo""",-5\r\nfalse,\'=1+1,\r\n'

  it('writes exactly the columns in exactly their order', async () => {
    expect(csvText(columns, people)).toBe(written)
    const bytes = new Uint8Array(await new Response(csvStream(columns, people)).arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(written)
    expect(csvText(columns.slice(1, 2), [], { hasHeader: true, lineEnd: '\n' })).toBe('Full name\n')
    expect(csvText(columns, [], { hasHeader: false })).toBe('')
  })

  it('quotes a first header that would be taken for something else', () => {
    const named = (header: string) => [{ header, cell: () => 1 }]
    expect(csvText(named('ID'), [1])).toBe('"ID"\r\n1\r\n')
    expect(csvText(named('sep=x'), [1])).toBe('"sep=x"\r\n1\r\n')
    expect(csvText(named('\ufeffx'), [1])).toBe('"\ufeffx"\r\n1\r\n')
  })

  it('says that a last column without a name is one', async () => {
    const text = csvText([...columns.slice(1), { header: '', cell: () => '' }], people)
    expect(text.split('\r\n')[0]).toBe('Full name,Age,""')
    expect((await readCsv(text)).columns.map(({ original }) => original)).toEqual(['Full name', 'Age', ''])
  })

  it('asks for rows only as they are wanted, and stops with the signal', async () => {
    let asked = 0
    async function* rows() {
      for (;;) {
        asked += 1
        yield await Promise.resolve(people[0] ?? { name: '', age: 0, isIn: true })
      }
    }
    const reader = csvStream(columns, rows()).getReader()
    await reader.read()
    const first = asked
    expect(first).toBeLessThan(10_000)
    await reader.cancel()
    expect(asked).toBeLessThan(first * 3)

    const stop = new AbortController()
    const writing = writeCsv(columns, rows(), { signal: stop.signal })
    await writing.next()
    stop.abort()
    await expect(writing.next()).rejects.toMatchObject({ name: 'AbortError' })
  })
})
