import { expect, it } from 'vitest'
import { judgeBar } from './judge-bar.mjs'

const rounds = (contestant, ...values) => values.map((read) => ({ contestant, values: { read }, loop: 1, load: 0 }))
const samples = [...rounds('ours', 3, 9, 4), ...rounds('peer', 1, 8, 1)]
const bar = (atMost, rest = {}) => ({ measure: 'read', of: 'ours', atMost, ...rest })

it.each([
  ['the median of its own', bar(4), 4, false],
  ['a little less than it', bar(3.9), 4, true],
  ['the median of the differences in each round', bar(2, { beyond: 'peer' }), 2, false],
  ['a little less than that', bar(1.9, { beyond: 'peer' }), 2, true],
  ['the median of the differences to twice the other', bar(1, { beyond: 'peer', times: 2 }), 1, false],
])('a bar at %s', (_at, given, value, missed) => {
  expect(judgeBar(given, samples)).toEqual({ ...given, value, missed })
})

it.each([
  ['a contestant', bar(9, { of: 'nobody' })],
  ['a peer', bar(9, { beyond: 'nobody' })],
  ['a measure', bar(9, { measure: 'nothing' })],
])('a bar is missed without %s', (_what, given) => {
  expect(judgeBar(given, samples).missed).toBe(true)
})
