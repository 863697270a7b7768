import { expect, it } from 'vitest'
import { directionOf } from './direction-of'

it('knows how a locale is written', () => {
  expect(['en', 'de-CH', 'ar', 'ar-EG', 'he_IL', 'FA'].map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'rtl',
    'rtl',
    'rtl',
    'rtl',
  ])
})
