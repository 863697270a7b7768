import { expect, it } from 'vitest'
import { beginningOf, countWords, sayableLength, spokenText } from './spoken-text'

it('says words without their marks', () => {
  expect(spokenText('## Who\n\n- **Jana** at [Nordkai](https://nordkai.example)\n\n```json\n{}\n```')).toBe(
    'Who Jana at Nordkai',
  )
  expect(spokenText('| A | B |\n| --- | ---: |\n| 1 | 2 |')).toBe('A B 1 2')
})

it('says only whole sentences of what still grows', () => {
  const text = 'It is done. Now the se'
  expect(text.slice(0, sayableLength(text))).toBe('It is done.')
  expect(sayableLength('It costs 3.5 and mo')).toBe(0)
  expect(sayableLength('完了しました。次は')).toBe(7)
})

it('begins a long text with what fits of it: sentences, or else words', () => {
  expect(beginningOf('It is done. Now the second.', 40)).toBe('It is done. Now the second.')
  expect(beginningOf('It is done. Now the second.', 20)).toBe('It is done.')
  expect(beginningOf('One long sentence.', 12)).toBe('One long…')
  expect(beginningOf('Unbroken', 4)).toBe('')
})

it('counts words, with spaces between them or without', () => {
  expect(countWords('It costs 3.5, and more.', 'en')).toBe(5)
  expect(countWords('これは短い文です。', 'ja')).toBeGreaterThan(2)
})
