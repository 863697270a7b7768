import { describe, expect, it } from 'vitest'
import { splitFromText, splitToText } from './kept-split'
import { dragTo, splitByKey, splitLimits, type SplitKey } from './split-size'

const limits = { min: 200, max: 480 }
const open = { size: 300, collapsed: false }

describe('the limits of a pane', () => {
  it('leave the other pane its minimum, beside the line', () => {
    expect(splitLimits({ min: 200, max: 900, restMin: 300, room: 801 })).toEqual({ min: 200, max: 500 })
  })

  it('are those of the pane alone where there is room enough, or nobody knows', () => {
    expect(splitLimits({ min: 200, max: 480, restMin: 300, room: 2000 })).toEqual(limits)
    expect(splitLimits({ min: 200, max: 480, restMin: 300 })).toEqual(limits)
  })

  it('never turn round where there is too little room for both', () => {
    expect(splitLimits({ min: 200, max: 480, restMin: 300, room: 100 })).toEqual({ min: 200, max: 200 })
  })
})

describe('dragging', () => {
  it('stops at the limits, in whole pixels', () => {
    expect(dragTo(333.4, limits, false, open)).toEqual({ size: 333, collapsed: false })
    expect(dragTo(20, limits, false, open)).toEqual({ size: 200, collapsed: false })
    expect(dragTo(900, limits, false, open)).toEqual({ size: 480, collapsed: false })
  })

  it('collapses beyond half of the minimum, and keeps the size to come back to', () => {
    expect(dragTo(101, limits, true, open)).toEqual({ size: 200, collapsed: false })
    expect(dragTo(99, limits, true, open)).toEqual({ size: 300, collapsed: true })
  })
})

describe('keys', () => {
  const press = (key: string, more: Partial<SplitKey> = {}): SplitKey => ({
    ...{ key, shift: false, sideBySide: true, sign: 1, step: 16 },
    ...more,
  })

  it('move the line the way they point, whichever side the pane is on', () => {
    expect(splitByKey(press('ArrowRight'), open, limits, false)?.size).toBe(316)
    expect(splitByKey(press('ArrowLeft'), open, limits, false)?.size).toBe(284)
    expect(splitByKey(press('ArrowRight', { sign: -1 }), open, limits, false)?.size).toBe(284)
    expect(splitByKey(press('ArrowDown', { sideBySide: false }), open, limits, false)?.size).toBe(316)
  })

  it('of the other axis do nothing', () => {
    expect(splitByKey(press('ArrowDown'), open, limits, false)).toBeUndefined()
    expect(splitByKey(press('ArrowLeft', { sideBySide: false }), open, limits, false)).toBeUndefined()
  })

  it('take larger steps with Shift, and stop at the limits', () => {
    expect(splitByKey(press('ArrowRight', { shift: true }), open, limits, false)?.size).toBe(364)
    expect(splitByKey(press('ArrowRight'), { ...open, size: 475 }, limits, false)?.size).toBe(480)
    expect(splitByKey(press('Home'), open, limits, false)?.size).toBe(200)
    expect(splitByKey(press('End'), open, limits, false)?.size).toBe(480)
  })

  it('collapse with Enter and bring back, only where that is offered', () => {
    expect(splitByKey(press('Enter'), open, limits, false)).toBeUndefined()
    const collapsed = splitByKey(press('Enter'), open, limits, true)
    expect(collapsed).toEqual({ size: 300, collapsed: true })
    expect(collapsed && splitByKey(press('Enter'), collapsed, limits, true)).toEqual(open)
  })

  it('bring a collapsed pane back by the arrow that leads away from its edge', () => {
    const collapsed = { size: 300, collapsed: true }
    expect(splitByKey(press('ArrowRight'), collapsed, limits, true)).toEqual(open)
    expect(splitByKey(press('ArrowLeft'), collapsed, limits, true)).toBeUndefined()
  })
})

describe('what is kept on the device', () => {
  it('comes back as it was', () => {
    for (const split of [open, { size: 0, collapsed: true }]) expect(splitFromText(splitToText(split))).toEqual(split)
  })

  it('is left alone where it is something else', () => {
    for (const text of [undefined, '', '12px', '-4', 'NaN', '{"size":3}', '300 folded']) {
      expect(splitFromText(text)).toBeUndefined()
    }
  })
})
