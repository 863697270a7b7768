import { describe, expect, it } from 'vitest'
import { afterLimits, afterReport, afterWatch, startingHeight, watchFor, type HeightRule } from './height-rule'

const limits = { min: 0, max: 100_000 }
/** From a change of the frame to the report of what the content makes of it. */
const turn = 20

/** A frame and its content, whose height may depend on the time and on the frame, and is reported when it changes. */
function show(content: (frame: number, now: number) => number, milliseconds: number, given = limits, each = turn) {
  let rule: HeightRule = startingHeight(150)
  let reported: number | undefined
  let phase: HeightRule['phase'] = rule.phase
  let since = 0
  let held = 0
  const heights: number[] = []
  for (let now = 0; now < milliseconds; now += each) {
    const height = content(rule.height, now)
    if (height !== reported) rule = afterReport(rule, { height, viewport: rule.height }, now, given)
    reported = height
    if (rule.phase === phase && now - since >= watchFor) rule = afterWatch(rule, given)
    if (rule.phase !== phase) {
      since = now
      if (rule.phase === 'held') held += 1
    }
    phase = rule.phase
    heights.push(rule.height)
  }
  return { rule, heights, held, highest: Math.max(...heights) }
}

describe('the height of a frame', () => {
  it('grows and shrinks with its content', () => {
    const { heights } = show((_, now) => (now < 200 ? 400 : now < 400 ? 900.2 : 120), 600)
    expect([...new Set(heights)]).toEqual([400, 901, 120])
  })

  it('keeps within its limits', () => {
    const { heights } = show((_, now) => (now < 200 ? 40 : 5_000), 400, { min: 200, max: 800 })
    expect([...new Set(heights)]).toEqual([200, 800])
  })

  it('comes to rest with content that is a part of it', () => {
    const { rule, highest } = show((frame) => 200 + frame * 0.6, 3_000)
    expect(rule).toMatchObject({ phase: 'following' })
    expect(highest).toBeLessThanOrEqual(502)
  })

  it('does not run away with content that is as high as it and more', () => {
    const { rule, highest } = show((frame) => frame + 40, 5_000)
    expect(rule).toMatchObject({ phase: 'held', height: 150 })
    expect(highest).toBeLessThan(1_100)
  })

  it.each([1.5, 1.8, 2, 3])('does not run away with content that is %d times as high as it', (times) => {
    const { rule, highest, held } = show((frame) => frame * times, 5_000)
    expect(rule).toMatchObject({ phase: 'held', height: 150 })
    expect(highest).toBeLessThan(150 * 100)
    expect(held).toBe(1)
  })

  it('does not run away on a machine that is slow', () => {
    const { rule, highest, held } = show((frame) => frame + 40, 12_000, limits, 200)
    expect(rule).toMatchObject({ phase: 'held', height: 150 })
    expect(highest).toBeLessThan(1_100)
    expect(held).toBe(1)
  })

  it.each([
    ['twice as high as it', (frame: number) => frame * 2, 800],
    ['twice as high as it, and soon at its limit', (frame: number) => frame * 2, 250],
    ['a little higher than it', (frame: number) => frame + 40, 800],
  ])('does not stay at its limit with content that is %s', (_, content, max) => {
    const { rule, held } = show(content, 5_000, { min: 150, max })
    expect(rule).toMatchObject({ phase: 'held', height: 150 })
    expect(held).toBe(1)
  })

  it.each([
    ['at its own pace', 400],
    ['as soon as there is room', turn],
  ])('follows content that gets longer page by page, %s', (_, pace) => {
    const heightAt = (now: number) => 300 * 2 ** Math.min(5, Math.floor(now / pace))
    const { rule, held } = show((__, now) => heightAt(now), 5_000)
    expect(rule).toMatchObject({ phase: 'following', height: 9_600 })
    expect(held).toBe(0)
  })

  it('follows content that gets longer whenever its end is seen', () => {
    let pages = 1
    const { rule, held } = show((frame) => {
      if (frame >= pages * 400 && pages < 30) pages += 1
      return pages * 400
    }, 8_000)
    expect(rule).toMatchObject({ phase: 'following', height: 12_000 })
    expect(held).toBe(0)
  })

  it('stays at its limit while its content gets longer', () => {
    const { rule, heights, held } = show((_, now) => 200 + now, 4_000, { min: 150, max: 800 })
    expect(rule).toMatchObject({ phase: 'following', height: 800 })
    expect(held).toBe(0)
    expect(new Set(heights.slice(-100))).toEqual(new Set([800]))
  })

  it('takes other limits at once, for what it knows of its content', () => {
    const { rule } = show(() => 600, 200)
    const lower = afterLimits(rule, { min: 0, max: 400 })
    expect(lower.height).toBe(400)
    expect(afterLimits(lower, limits).height).toBe(600)
    expect(afterLimits(startingHeight(150), { min: 300, max: 900 }).height).toBe(300)
    const held = show((frame) => frame * 2, 5_000).rule
    expect(afterLimits(held, { min: 300, max: 900 })).toMatchObject({ phase: 'held', height: 300 })
  })

  it('follows a long movement to its end', () => {
    const { rule } = show((_, now) => Math.min(2_000, 200 + now), 4_000)
    expect(rule).toMatchObject({ phase: 'following', height: 2_000 })
  })

  it('follows a movement that ends while it is looked at', () => {
    const { rule } = show((_, now) => Math.min(200 + 21 * turn, 200 + now), 4_000)
    expect(rule.height).toBe(620)
  })

  it('follows content again that changes at the moment when it is held', () => {
    const held = show((frame) => frame + 40, 5_000)
    const since = held.heights.findLastIndex((height) => height > 150) * turn + turn
    const { rule } = show((frame, now) => (now < since ? frame + 40 : 320), 6_000)
    expect(rule).toMatchObject({ phase: 'following', height: 320 })
  })

  it('follows content again that changes by itself after it was held', () => {
    const { rule } = show((frame, now) => (now < 3_000 ? frame + 40 : 320), 6_000)
    expect(rule).toMatchObject({ phase: 'following', height: 320 })
  })
})
