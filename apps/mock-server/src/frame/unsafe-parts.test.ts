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
    // The best of a few rounds by the processor's own time, which others who use it do not lengthen.
    const timeWithin = (value: unknown) =>
      Math.min(
        ...Array.from({ length: 7 }, () => {
          const begun = process.cpuUsage()
          expect(unsafeParts(value)).toEqual([])
          const { user, system } = process.cpuUsage(begun)
          return user + system
        }),
      )
    timeWithin(values)
    expect(timeWithin(nested(60)) / timeWithin(nested(1))).toBeLessThan(4)
  })
})
