import { describe, expect, it } from 'vitest'
import { agree, readSide, thisSide, type Side } from './sides'

const side = (min: number, max: number, ...capabilities: string[]): Side => ({ versions: { min, max }, capabilities })

/** Releases as they may come: what each understands and can do. */
const releases = {
  first: side(1, 1, 'token', 'height'),
  later: side(1, 2, 'token', 'height', 'navigation'),
  newest: side(2, 3, 'token', 'navigation', 'print'),
  bare: side(1, 3),
}
type Release = keyof typeof releases

describe('agree', () => {
  it.each<[outer: Release, inner: Release, version: number | 'none', capabilities: string]>([
    ['first', 'first', 1, 'token height'],
    ['first', 'later', 1, 'token height'],
    ['first', 'newest', 'none', ''],
    ['first', 'bare', 1, ''],
    ['later', 'later', 2, 'token height navigation'],
    ['later', 'newest', 2, 'token navigation'],
    ['later', 'bare', 2, ''],
    ['newest', 'newest', 3, 'token navigation print'],
    ['newest', 'bare', 3, ''],
    ['bare', 'bare', 3, ''],
  ])('lets a %s page and a %s frame work by version %s with: %s', (outer, inner, version, capabilities) => {
    const pairs = [
      [outer, inner],
      [inner, outer],
    ] as const
    for (const [a, b] of pairs) {
      const agreement = agree(releases[a], releases[b])
      if (version === 'none') expect(agreement).toEqual({ ok: false })
      else
        expect(agreement).toEqual({ ok: true, version, capabilities: new Set(capabilities.split(' ').filter(Boolean)) })
    }
  })
})

describe('readSide', () => {
  it('reads what a side says of itself', () => {
    expect(readSide({ ...thisSide, later: 'unknown' })).toEqual(thisSide)
  })

  it('takes a side that names no capabilities for one that has none', () => {
    expect(readSide({ versions: { min: 1, max: 1 } })).toEqual(side(1, 1))
  })

  it.each([
    [undefined],
    ['1'],
    [{ versions: { min: 2, max: 1 } }],
    [{ versions: { min: '1', max: 1 } }],
    [{ versions: { min: -1, max: 1 } }],
    [{ versions: { min: 0.5, max: 1 } }],
    [Object.create({ versions: { min: 1, max: 1 } })],
  ])('refuses %j', (message) => {
    expect(readSide(message)).toBeUndefined()
  })

  it('keeps nothing but names of capabilities', () => {
    const capabilities = ['token', 7, 'x'.repeat(41), null]
    expect(readSide({ versions: { min: 1, max: 1 }, capabilities })?.capabilities).toEqual(['token'])
    expect(readSide({ versions: { min: 1, max: 1 }, capabilities: Array(101).fill('a') })?.capabilities).toEqual([])
  })
})
