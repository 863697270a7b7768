import { expect, it } from 'vitest'
import { createFirstShown } from './first-shown'

it('is left by the second entry, and stays so on the way back', () => {
  const shown = createFirstShown()
  expect(shown.isLeftAt('a'), 'nothing was shown').toBe(false)
  shown.see('a')
  expect(shown.isLeftAt('a')).toBe(false)
  expect(shown.isLeftAt('b'), 'on its way').toBe(true)
  shown.see('b')
  expect(shown.isLeftAt('a'), 'back again').toBe(true)
})
