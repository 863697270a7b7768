import { describe, expect, it } from 'vitest'
import { columnFields } from './column-fields'
import { exactNumber, numberSign, numberTexts } from './number-texts'
import { readTexts, textsOfValue } from './value-texts'

const percent = { style: 'percent' } as const
const dollars = { style: 'currency', currency: 'USD' } as const
const kilometres = { style: 'unit', unit: 'kilometer' } as const

describe('numbers of a field', () => {
  it.each([
    [percent, '15', 0.15],
    [percent, '15%', 0.15],
    [percent, '7', 0.07],
    [dollars, '$1,235.50', 1235.5],
    [dollars, '1235.5', 1235.5],
    [kilometres, '12 km', 12],
    [undefined, '15', 15],
    [undefined, '15%', undefined],
    [percent, 'many', undefined],
  ])('are read as %o shows them: %s', (format, text, value) => {
    expect(readTexts('number', [text], numberTexts('en', format)).value).toBe(value)
  })

  it('are read so in ranges and lists, and written as they are typed', () => {
    const texts = numberTexts('sv', percent)
    expect(readTexts('number-range', ['5', '12,5'], texts)).toEqual({ value: [0.05, 0.125] })
    expect(readTexts('number-range', ['15', '2'], texts)).toEqual({ problem: 'reversed' })
    expect(readTexts('numbers', ['5', '7 %'], texts)).toEqual({ value: [0.05, 0.07] })
    expect(readTexts('number', [' '], texts)).toEqual({ problem: 'missing' })
    expect(textsOfValue([0.05, 0.125], 'number-range', texts)).toEqual(['5', '12,5'])
  })

  it('are said with their sign, and never rounded', () => {
    expect(exactNumber(0.07, 'en', percent)).toBe('7%')
    expect(exactNumber(0.12345, 'en', percent)).toBe('12.345%')
    expect(exactNumber(1235.5, 'en', dollars)).toBe('$1,235.50')
    expect(exactNumber(15, 'en', { ...dollars, maximumFractionDigits: 0 })).toBe('$15')
    expect(exactNumber(1234567, 'en', { notation: 'compact' })).toBe('1,234,567')
    expect(exactNumber(2.5, 'en', { ...kilometres, maximumSignificantDigits: 1 })).toBe('2.5 km')
    expect([percent, dollars, kilometres, undefined].map((format) => numberSign('en', format))).toEqual([
      '%',
      '$',
      'km',
      undefined,
    ])
  })

  it('come with the columns of a table', () => {
    const [field] = columnFields([{ id: 'share', header: 'Share', kind: 'number', format: percent }])
    expect(field?.format).toEqual(percent)
  })
})
