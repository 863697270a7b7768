import { expect, it } from 'vitest'
import { steadyOrder } from './steady-order'

const inOrder = (before: string, now: string) =>
  steadyOrder([...before], [...now], (letter) => letter.toLowerCase()).join('')

it.each([
  ['abc', 'cab', 'abc'],
  ['abc', 'Bac', 'aBc'],
  ['abc', 'ca', 'ac'],
  ['abc', 'xcaby', 'xyabc'],
  ['', 'ba', 'ba'],
])('%s that is read again as %s is shown as %s', (before, now, shown) => {
  expect(inOrder(before, now)).toBe(shown)
})
