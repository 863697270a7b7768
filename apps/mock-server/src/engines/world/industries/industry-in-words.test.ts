import { expect, it } from 'vitest'
import { industryInWords } from './industry-in-words'

it.each([
  ['SaaS', 'SaaS'],
  ['FinTech', 'FinTech'],
  ['E-commerce', 'e-commerce'],
  ['Real Estate', 'real estate'],
  ['Food and beverage', 'food and beverage'],
  ['Non-profit', 'non-profit'],
  ['IT services', 'IT services'],
])('writes %s as “%s”', (name, words) => {
  expect(industryInWords(name)).toBe(words)
})
