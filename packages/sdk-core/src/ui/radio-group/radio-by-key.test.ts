import { expect, it } from 'vitest'
import { radioByKey } from './radio-by-key'

it('goes on and back, round and round', () => {
  expect(radioByKey('ArrowDown', 0, 3, false)).toBe(1)
  expect(radioByKey('ArrowRight', 2, 3, false)).toBe(0)
  expect(radioByKey('ArrowUp', 0, 3, false)).toBe(2)
  expect(radioByKey('ArrowLeft', 2, 3, false)).toBe(1)
})

it('mirrors the arrows along the line, and only those', () => {
  expect(radioByKey('ArrowLeft', 0, 3, true)).toBe(1)
  expect(radioByKey('ArrowRight', 0, 3, true)).toBe(2)
  expect(radioByKey('ArrowDown', 0, 3, true)).toBe(1)
})

it('leaves other keys alone', () => {
  expect(radioByKey('Home', 0, 3, false)).toBe(-1)
  expect(radioByKey('ArrowDown', -1, 3, false)).toBe(-1)
})
