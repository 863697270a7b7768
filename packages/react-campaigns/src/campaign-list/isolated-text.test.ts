import { expect, it } from 'vitest'
import { isolatedText } from './isolated-text'

it('isolates names that could turn the text around them', () => {
  expect(isolatedText('Nordic shippers')).toBe('Nordic shippers')
  expect(isolatedText('شركات الشحن')).toBe('\u2068شركات الشحن\u2069')
  expect(isolatedText('a\u202Eb')).toBe('\u2068a\u202Eb\u2069')
})
