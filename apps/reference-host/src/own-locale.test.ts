import { expect, it } from 'vitest'
import { ownLocale } from './own-locale'

it('takes the English that a browser asks for first, and plain English where it asks for none', () => {
  expect(ownLocale(['en-GB', 'en-US'])).toBe('en-GB')
  expect(ownLocale(['de-DE', 'en-IE'])).toBe('en-IE')
  expect(ownLocale(['de-DE', 'ens'])).toBe('en')
  expect(ownLocale([])).toBe('en')
})
