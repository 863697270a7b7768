import { describe, expect, it } from 'vitest'
import { unsafeParts } from './unsafe-parts'

describe('unsafe parts', () => {
  it.each([
    ['{"a":[{"b":"x\\u0000"}]}', 'a.0.b', 'unsafe-text'],
    ['["x","\\ud800"]', '1', 'unsafe-text'],
    // By JSON.parse, since only so `__proto__` becomes a key.
    ['{"a":{"__proto__":{"admin":true}}}', 'a', 'unsafe-key'],
    ['{"a":{"b\\u0000":1}}', 'a', 'unsafe-key'],
    [`${'{"a":'.repeat(70)}1${'}'.repeat(70)}`, 'a.a.a', 'too-deep'],
  ])('are found by their path: %s', (text, field, code) => {
    expect(unsafeParts(JSON.parse(text))).toEqual([expect.objectContaining({ field, code })])
  })

  it('are none where all is text', () => {
    expect(unsafeParts({ a: [1, null, true, 'Größe 物流 🌱'], constructor: 'x' })).toEqual([])
  })

  it('are looked for as fast within many lists as within one', () => {
    const values = Array.from({ length: 100_000 }, () => 'text')
    const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((value) => [value], values)
    // The processor's own time, which others who use it do not lengthen.
    const timeWithin = (value: unknown) => {
      const begun = process.cpuUsage()
      expect(unsafeParts(value)).toEqual([])
      const { user, system } = process.cpuUsage(begun)
      return user + system
    }
    const [many, one] = [nested(60), nested(1)]
    // By turns, so that both are measured before and after the code is compiled; the best of each counts.
    const rounds = Array.from({ length: 15 }, () => [timeWithin(many), timeWithin(one)] as const)
    const best = (place: 0 | 1) => Math.min(...rounds.map((times) => times[place]))
    expect(best(0) / best(1)).toBeLessThan(2)
  })
})
