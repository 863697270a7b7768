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
    for (const text of ['-', '.', '1.2.3', '1-2', '--1', 'twelve']) expect(read(text)).toBeUndefined()
  })

  it('takes units and signs out of what is pasted', () => {
    const { read, clean } = numberReading('en')
    expect(read(clean('€ 1,200.50 per month'))).toBe(1200.5)
    expect(clean('12a')).toBe('12')
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
