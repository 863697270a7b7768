import { describe, expect, it } from 'vitest'
import { afterReport, afterWatch, startingHeight, watchFor, type HeightRule } from './height-rule'

const limits = { min: 0, max: 100_000 }
/** From a change of the frame to the report of what the content makes of it. */
const turn = 20

/** A frame and its content, whose height may depend on the time and on the frame. */
function show(content: (frame: number, now: number) => number, milliseconds: number, given = limits) {
  let rule: HeightRule = startingHeight(150)
  let reported: string | undefined
  let watchUntil: number | undefined
  const heights: number[] = []
  for (let now = 0; now < milliseconds; now += turn) {
    const report = { height: content(rule.height, now), viewport: rule.height }
    if (JSON.stringify(report) !== reported) rule = afterReport(rule, report, now, given)
    reported = JSON.stringify(report)
    if (rule.phase !== 'watching') watchUntil = undefined
    else watchUntil ??= now + watchFor
    if (watchUntil !== undefined && now >= watchUntil) rule = afterWatch(rule)
    heights.push(rule.height)
  }
  return { rule, heights, highest: Math.max(...heights) }
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
