import { describe, expect, it } from 'vitest'
import { fractionDigits, numberReading } from './number-reading'

describe('numberReading', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1234', 1234],
    ['en', ' 12 ', 12],
    ['en', '.5', 0.5],
    ['en', '5.', 5],
    ['en', '-3', -3],
    ['en', '−3', -3],
    ['en', '1,234', 1234],
    ['en', '1,234,567', 1_234_567],
    ['de', '1.234,5', 1234.5],
    ['de', '1.234', 1234],
    ['de', '1234,56', 1234.56],
    ['de', '1.5', 1.5],
    ['en', '2,75', 2.75],
    ['fr', '1\u202f234,5', 1234.5],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1.5', 1.5],
    ['de-CH', '1’234.5', 1234.5],
    ['de-CH', "1'234.5", 1234.5],
    ['hi', '12,34,567', 1_234_567],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['fa', '۱۲۳', 123],
    ['en', '٣', 3],
    ['ja', '１２．５', 12.5],
    ['en', '1e5', 100_000],
    ['en', '1.5E-3', 0.0015],
    ['de', '1,5e3', 1500],
    ['en', '0.1', 0.1],
  ])('reads in %s what people write: %s', (locale, text, value) => {
    expect(numberReading(locale).read(text)).toBe(value)
  })

  it.each(['en', 'de', 'fr', 'ar-EG', 'hi', 'de-CH', 'fa', 'pl', 'sv'])(
    'reads what it has written, in %s',
    (locale) => {
      const { read, write } = numberReading(locale, { maximumFractionDigits: 2 })
      for (const value of [0, -1, 7.25, 1234, -98_765.4, 1_234_567.89]) expect(read(write(value))).toBe(value)
    },
  )

  it('tells nothing from not yet', () => {
    const { read } = numberReading('en')
    expect(read('')).toBeNull()
    expect(read('  ')).toBeNull()
    for (const text of ['-', '.', '1.2.3', '1-2', '--1', '1e', 'twelve']) expect(read(text)).toBeUndefined()
  })

  it.each([
    ['en', '12a'],
    ['en', 'abc123'],
    ['en', '1,2,3'],
    ['en', '10 20'],
    ['en', '1,23,4'],
    ['de', '1.23.4'],
    ['en', '1e400'],
    ['en', '12345678901234567890'],
    ['en', '1.5,5.5'],
    ['en', '0x10'],
    ['en', '€ 12'],
  ])('leaves nothing out to make a number of a text: %s, %s', (locale, text) => {
    expect(numberReading(locale).read(text)).toBeUndefined()
  })

  it.each([
    ['1,2345', 12_345],
    ['1,23', 123],
    ['1,234,56', 123_456],
    ['12345,678', 12_345_678],
    ['1,2345.5', 12_345.5],
  ])('takes the thousands of a number that was typed into for nothing else: %s', (text, value) => {
    expect(numberReading('en').read(text, true)).toBe(value)
  })

  it('takes its own sign and unit along, and no others', () => {
    const { read } = numberReading('en', {}, ['€', 'per month'])
    expect(read('€ 1,200.50 Per month')).toBe(1200.5)
    expect(read('-€5')).toBe(-5)
    expect(read('$ 5')).toBeUndefined()
    expect(read('5 per year')).toBeUndefined()
  })

  it('knows one nought, without a minus', () => {
    const { read, write } = numberReading('en')
    for (const text of ['-0', '-0.00', '0']) expect(read(text)).toBe(0)
    expect(write(-0)).toBe('0')
    expect(read('-0.5')).toBe(-0.5)
  })

  it('never shows another value than there is', () => {
    expect(numberReading('en', { maximumFractionDigits: 0 }).write(2.5)).toBe('2.5')
    expect(numberReading('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).write(2.5)).toBe('2.50')
  })
})

describe('fractionDigits', () => {
  it.each([
    [1, 0],
    [0.25, 2],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
  ])('of %d are %d', (value, digits) => {
    expect(fractionDigits(value)).toBe(digits)
  })
})
