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

  it('are looked for in no more time than it takes to read', () => {
    const text = `${'['.repeat(60)}${Array.from({ length: 500_000 }, () => '1').join(',')}${']'.repeat(60)}`
    const value: unknown = JSON.parse(text)
    // Not by the clock, which goes on while others have the processor.
    const begun = process.cpuUsage()
    expect(unsafeParts(value)).toEqual([])
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_200)
  })
})
