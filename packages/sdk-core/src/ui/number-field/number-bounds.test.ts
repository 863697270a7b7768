import { describe, expect, it } from 'vitest'
import { clamp, roundTo, stepFrom } from './number-bounds'

const free = { min: undefined, max: undefined }

describe('stepFrom', () => {
  it('goes on by a step, without the noise of fractions', () => {
    expect(stepFrom(4, 1, { ...free, step: 1 })).toBe(5)
    expect(stepFrom(0.2, 1, { ...free, step: 0.1 })).toBe(0.3)
    expect(stepFrom(0.3, -1, { ...free, step: 0.1, times: 10 })).toBe(-0.7)
  })

  it('goes from between two steps to the next of them, counted from the lowest', () => {
    expect(stepFrom(5.3, 1, { ...free, step: 1 })).toBe(6)
    expect(stepFrom(5.3, -1, { ...free, step: 1 })).toBe(5)
    expect(stepFrom(6, 1, { min: 5, max: undefined, step: 5 })).toBe(10)
  })

  it('keeps within bounds', () => {
    expect(stepFrom(95, 1, { min: 0, max: 100, step: 10 })).toBe(100)
    expect(stepFrom(3, -1, { min: 0, max: 100, step: 10, times: 10 })).toBe(0)
  })

  it('stays where the next whole number could not be told from its neighbours', () => {
    const [last, first] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]
    expect(stepFrom(last - 1, 1, { ...free, step: 1 })).toBe(last)
    expect(stepFrom(last, 1, { ...free, step: 1 })).toBe(last)
    expect(stepFrom(first, -1, { ...free, step: 1 })).toBe(first)
    expect(stepFrom(1e20, 1, { ...free, step: 1 })).toBe(1e20)
  })

  it('begins at the bound that it comes from, or at nought', () => {
    expect(stepFrom(null, 1, { min: 5, max: 9, step: 1 })).toBe(5)
    expect(stepFrom(null, -1, { min: 5, max: 9, step: 1 })).toBe(9)
    expect(stepFrom(null, 1, { ...free, step: 1 })).toBe(0)
    expect(stepFrom(null, 1, { min: undefined, max: -3, step: 1 })).toBe(-3)
  })
})

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [12.344, 2, 12.34],
    [3, 2, 3],
    [-0.001, 2, 0],
  ])('rounds %d to %d digits', (value, digits, rounded) => {
    expect(roundTo(value, digits)).toBe(rounded)
  })
})

it('clamps to either bound, where there is one', () => {
  expect([clamp(5, { min: 1, max: 3 }), clamp(-5, { min: 1, max: 3 }), clamp(5, free)]).toEqual([3, 1, 5])
})
