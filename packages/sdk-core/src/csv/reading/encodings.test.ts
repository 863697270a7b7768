import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv'

const utf16 = (text: string, isLittle: boolean, mark = false) => {
  const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2))
  const marked = mark ? `\ufeff${text}` : text
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

const text = 'name,city\nÅsa,Malmö\nΓιώργος,北京\n🌱,x\n'

describe('the encoding', () => {
  it.each<[string, Uint8Array, string, boolean]>([
    ['UTF-8', utf8(text), 'utf-8', false],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`), 'utf-8', true],
    ['UTF-16 LE with its mark', utf16(text, true, true), 'utf-16le', true],
    ['UTF-16 BE with its mark', utf16(text, false, true), 'utf-16be', true],
    ['UTF-16 LE', utf16(text, true), 'utf-16le', false],
    ['UTF-16 BE', utf16(text, false), 'utf-16be', false],
  ])('is found out: %s, wherever the bytes are cut', async (_name, bytes, encoding, byteOrderMark) => {
    for (const length of [1, 2, 3, 5, 7, bytes.length]) {
      const pieces: Uint8Array[] = []
      for (let at = 0; at < bytes.length; at += length) pieces.push(bytes.subarray(at, at + length))
      const table = await readCsv(pieces)
      expect(table.dialect).toMatchObject({ encoding, byteOrderMark })
      expect(table.columns.map(({ name, values }) => [name, values])).toEqual([
        ['name', ['Åsa', 'Γιώργος', '🌱']],
        ['city', ['Malmö', '北京', 'x']],
      ])
      expect(table.problems).toEqual([])
    }
  })

  it('is Windows-1252 where it is no UTF-8, also far behind the beginning', async () => {
    const short = await readCsv(latin('name,price\n\xc5sa,5 \x80\n'))
    expect(short.dialect.encoding).toBe('windows-1252')
    expect(short.columns.map(({ values }) => values)).toEqual([['Åsa'], ['5 €']])
    const late = await readCsv(latin(`name,city\n${'Anna,Lund\n'.repeat(30_000)}\xc5sa,Malm\xf6\n`))
    expect(late.dialect.encoding).toBe('windows-1252')
    expect(late.columns.map(({ values }) => values.at(-1))).toEqual(['Åsa', 'Malmö'])
  })

  it('stays UTF-8 where few bytes are broken, and names their rows', async () => {
    const broken = new Uint8Array([...utf8('name\nÅsa\nÖrjan\nbro'), 0xc3, ...utf8('ken\nÄnglamark\n')])
    const table = await readCsv(broken)
    expect(table.dialect.encoding).toBe('utf-8')
    expect(table.columns[0]?.values).toEqual(['Åsa', 'Örjan', 'bro\ufffdken', 'Änglamark'])
    expect(table.problems).toEqual([{ code: 'unreadable-characters', row: 2, line: 4 }])
  })

  it('can be given by a person who knows better', async () => {
    const bytes = latin('name\n\xd0\xee\xec\xe0\n')
    expect((await readCsv(bytes, { encoding: 'windows-1251' })).columns[0]?.values).toEqual(['Рома'])
    expect((await readCsv(utf8('\ufeffname\nx'), { encoding: 'utf-8' })).columns[0]?.name).toBe('name')
    await expect(readCsv(bytes, { encoding: 'nonsense' })).rejects.toThrow(RangeError)
  })

  it('leaves out characters U+0000, and counts them', async () => {
    const table = await readCsv(utf8('na\0me,b\nA\0\0,x\n'))
    expect(table.columns.map(({ name, values }) => [name, values])).toEqual([
      ['name', ['A']],
      ['b', ['x']],
    ])
    expect(table.nulls).toBe(3)
    expect(table.dialect.encoding).toBe('utf-8')
  })

  it('of text is none of ours, and its mark is taken away', async () => {
    expect((await readCsv('\ufeff"a",b\n1,2')).columns[0]).toMatchObject({ name: 'a', values: ['1'] })
    expect((await readCsv(new Uint8Array(0))).rowCount).toBe(0)
    expect((await readCsv(utf8('\ufeff').buffer)).rowCount).toBe(0)
  })
})
