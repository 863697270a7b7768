import { expect, it } from 'vitest'
import { isOnTheWay } from './on-the-way'

const box = { left: 200, right: 400, top: 100, bottom: 300 }

it.each([
  ['straight towards it', { x: 190, y: 120 }, true],
  ['slanting down to its last item', { x: 180, y: 200 }, true],
  ['down along its own list', { x: 100, y: 200 }, false],
  ['away from it', { x: 60, y: 120 }, false],
  ['up past its edge', { x: 150, y: 40 }, false],
])('%s', (_, now, expected) => {
  expect(isOnTheWay({ x: 100, y: 120 }, now, box)).toBe(expected)
})

it('goes to the other side, downwards and upwards just so', () => {
  expect(isOnTheWay({ x: 500, y: 120 }, { x: 410, y: 130 }, box)).toBe(true)
  expect(isOnTheWay({ x: 300, y: 40 }, { x: 310, y: 90 }, box)).toBe(true)
  expect(isOnTheWay({ x: 300, y: 360 }, { x: 310, y: 320 }, box)).toBe(true)
  expect(isOnTheWay({ x: 300, y: 360 }, { x: 310, y: 400 }, box)).toBe(false)
})

it('is no way when it began inside', () => {
  expect(isOnTheWay({ x: 300, y: 200 }, { x: 300, y: 201 }, box)).toBe(false)
})
