import { describe, expect, it } from 'vitest'
import { fitLabels } from './fit-labels'
import { shorten, textWidth } from './text-width'

const words = (texts: readonly string[], step: number, ordered: boolean) =>
  fitLabels({
    count: texts.length,
    step,
    text: (index) => texts[index] ?? '',
    at: (index) => index * step,
    ordered,
  })

describe('labels below an axis', () => {
  it('are all there where they fit', () => {
    const fitted = words(['SE', 'NL', 'GB'], 40, false)
    expect(fitted).toMatchObject({ turned: false, height: 24 })
    expect(fitted.labels.map(({ text }) => text)).toEqual(['SE', 'NL', 'GB'])
  })

  it('are some of them where their order is known', () => {
    const fitted = words(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], 16, true)
    expect(fitted.turned).toBe(false)
    expect(fitted.labels.map(({ text }) => text)).toEqual(['Jan', 'Apr'])
  })

  it('are turned where each is needed, and shortened where they are very long', () => {
    const long = 'The Kingdom and the Islands of Sweden'
    const fitted = words([long, 'Norway'], 30, false)
    expect(fitted.turned).toBe(true)
    expect(fitted.labels[0]?.text).toMatch(/^The Kingdom.*…$/)
    expect(fitted.labels[0]?.whole).toBe(long)
    expect(fitted.labels[1]).toMatchObject({ text: 'Norway', whole: undefined })
    expect(fitted.height).toBeLessThan(90)
  })

  it('never lie upon each other, of however many there are', () => {
    const fitted = words(
      Array.from({ length: 1_000 }, (_, index) => `Item ${index}`),
      0.5,
      false,
    )
    const gaps = fitted.labels.slice(1).map(({ at }, index) => at - (fitted.labels[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15)
  })
})

describe('the width of a text', () => {
  it('counts wide letters as wide, and marks upon letters not at all', () => {
    expect(textWidth('illi', 11)).toBeLessThan(textWidth('mwmw', 11))
    expect(textWidth('出荷', 11)).toBe(22)
    expect(textWidth('e\u0301', 11)).toBe(textWidth('e', 11))
  })

  it('is kept by shortening', () => {
    expect(shorten('Sweden', 11, 200)).toBe('Sweden')
    expect(textWidth(shorten('United Kingdom of Great Britain', 11, 80), 11)).toBeLessThanOrEqual(80)
  })
})
