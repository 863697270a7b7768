import { expect, it } from 'vitest'
import { lineTarget } from './line-target'

it.each([
  ['ArrowRight', 0, {}, 1],
  ['ArrowRight', 2, {}, 0],
  ['ArrowLeft', 0, {}, 2],
  ['ArrowLeft', 0, { rightToLeft: true }, 1],
  ['ArrowRight', 0, { rightToLeft: true }, 2],
  ['ArrowDown', 1, { vertical: true }, 2],
  ['ArrowUp', 0, { vertical: true }, 2],
  ['ArrowDown', 1, {}, undefined],
  ['Home', 2, {}, 0],
  ['End', 0, {}, 2],
  ['a', 0, {}, undefined],
] as const)('%s from %i of three, %o, leads to %s', (key, current, direction, target) => {
  expect(lineTarget(key, current, 3, direction)).toBe(target)
})

it('leads nowhere among nothing', () => {
  expect(lineTarget('End', -1, 0)).toBeUndefined()
})
