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

  it('are round numbers, where numbers are left out', () => {
    const numbers = (from: number, count: number, step: number) =>
      fitLabels({
        count,
        step,
        text: (index) => `${from + index}`,
        at: (index) => index * step,
        ordered: true,
        number: (index) => from + index,
      }).labels.map(({ text }) => text)
    expect(numbers(0, 10_000, 0.1)).toEqual(Array.from({ length: 10 }, (_, index) => `${index * 1_000}`))
    expect(numbers(1, 31, 9)).toEqual(['10', '20', '30'])
    expect(numbers(1_998, 28, 20)).toEqual(['2000', '2005', '2010', '2015', '2020', '2025'])
    expect(numbers(7, 4, 40)).toEqual(['7', '8', '9', '10'])
    // Too few for a round step: some are better than one.
    expect(numbers(1, 4, 12)).toEqual(['1', '3'])
  })

  it('of many words are each so-and-so-manieth, by a round number', () => {
    const named = Array.from({ length: 1_000 }, (_, index) => `d${index}`)
    expect(words(named, 0.55, true).labels[1]?.text).toBe('d100')
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
