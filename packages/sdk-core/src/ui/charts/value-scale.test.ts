import { describe, expect, it } from 'vitest'
import { place, valueScale } from './value-scale'

describe('the axis of values', () => {
  it('has round ends and begins at zero', () => {
    expect(valueScale([22, 84], { count: 4, zero: true })).toEqual({
      from: 0,
      to: 100,
      ticks: [0, 20, 40, 60, 80, 100],
    })
  })

  it('begins near the lowest value where lengths are not compared', () => {
    expect(valueScale([982, 998], { count: 4, zero: false })).toMatchObject({ from: 980, to: 1_000 })
  })

  it('has zero inside of it when values are on both sides', () => {
    const { from, to, ticks } = valueScale([-15, 12], { count: 4, zero: true })
    expect([from, to]).toEqual([-20, 20])
    expect(ticks).toContain(0)
  })

  it('stands also for nothing, for zeros alone and for one value', () => {
    expect(valueScale([], { count: 4, zero: true })).toMatchObject({ from: 0, to: 1 })
    expect(valueScale([undefined, 0, 0], { count: 4, zero: true })).toMatchObject({ from: 0, to: 1 })
    const one = valueScale([50], { count: 4, zero: false })
    expect(one.from).toBeLessThan(50)
    expect(one.to).toBeGreaterThan(50)
  })

  it('places very large numbers', () => {
    const scale = valueScale([-1e300, 1e300], { count: 4, zero: true })
    expect(place(0, { from: -1e308, to: 1e308 }, 0, 100)).toBeCloseTo(50)
    expect(scale.ticks.every(Number.isFinite)).toBe(true)
    expect(place(3, { from: 3, to: 3 }, 0, 100)).toBe(50)
  })
})
