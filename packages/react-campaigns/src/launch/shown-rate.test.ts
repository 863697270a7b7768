import { expect, it } from 'vitest'
import { shownRate } from './shown-rate'

it.each([
  [0.256, '25.6%'],
  [1, '100.0%'],
  [0, '0.0%'],
  [25.6, '25.6%'],
  [1.5, '1.5%'],
  [100, '100.0%'],
])('shows %s as %s [CAM-STATS-04]', (rate, text) => {
  expect(shownRate(rate, 'en')).toBe(text)
})
