import { expect, it } from 'vitest'
import { sayableLength, spokenText } from './spoken-text'

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
})
