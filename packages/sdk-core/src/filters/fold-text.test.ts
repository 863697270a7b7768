import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text'
import { searchMatcher } from './search-matcher'

describe('foldText', () => {
  it.each([
    ['STRASSE', 'straße'],
    ['É', 'e\u0301'],
    ['ΟΔΟΣ', 'οδος'],
    ['\u212a', 'k'],
    ['ﬁ', 'FI'],
  ])('makes %s and %s the same', (a, b) => {
    expect(foldText(a)).toBe(foldText(b))
  })

  it('keeps letters with and without accents apart', () => {
    expect(foldText('é')).not.toBe(foldText('e'))
    expect(foldText('İ')).not.toBe(foldText('i'))
  })
})

describe('searchMatcher', () => {
  const finds = (text: string, value: unknown) =>
    searchMatcher({ text, fields: ['a', 'b'] })((field) => (field === 'b' ? value : undefined))

  it('finds text anywhere in one of the fields, and takes it as it is written', () => {
    expect(finds('STRASSE 50%', 'Alte Straße 50%_')).toBe(true)
    expect(finds('50%_x', 'Alte Straße 50%_')).toBe(false)
    expect(finds('a.c', 'abc')).toBe(false)
    expect(finds('23', 1234)).toBe(true)
    expect(finds('x', ['x'])).toBe(false)
  })

  it.each([
    ['zurich', 'Zürich'],
    ['ZÜRICH', 'Zurich'],
    ['creme', 'Cre\u0300me fraîche'],
    ['lodz', 'Łódź'],
    ['tromso', 'TROMSØ'],
    ['αθηνα', 'Αθήνα'],
  ])('finds by %s what is written %s', (text, value) => {
    expect(finds(text, value)).toBe(true)
  })

  it('keeps letters apart that marks make in other scripts', () => {
    expect(finds('का', 'की')).toBe(false)
    expect(finds('か', 'が')).toBe(false)
  })

  it('asks for nothing when there is no text', () => {
    expect(finds('', undefined)).toBe(true)
  })
})
