import { beforeEach, expect, it } from 'vitest'
import { createManualClock, type ManualClock } from '../../ports/manual-clock'
import { createTooltips, type Tooltips } from './tooltips'

const save = { name: 'Save' }
const copy = { name: 'Copy' }
let clock: ManualClock
let tooltips: Tooltips<{ readonly name: string }>
beforeEach(() => {
  clock = createManualClock()
  tooltips = createTooltips(clock)
})

const shown = () => tooltips.shown()?.name

it('shows after the pointer has rested, and not where it only passed', async () => {
  tooltips.pointAt(save)
  await clock.advance(499)
  expect(shown()).toBeUndefined()
  await clock.advance(1)
  expect(shown()).toBe('Save')

  tooltips.pointAt(undefined)
  await clock.advance(1_000)
  tooltips.pointAt(copy)
  tooltips.pointAt(undefined)
  await clock.advance(1_000)
  expect(shown()).toBeUndefined()
})

it('goes from one control to the next at once, and shortly after one has gone', async () => {
  tooltips.pointAt(save)
  await clock.advance(500)
  tooltips.pointAt(copy)
  expect(shown()).toBe('Copy')
  tooltips.pointAt(undefined)
  await clock.advance(300)
  expect(shown()).toBeUndefined()
  tooltips.pointAt(save)
  expect(shown()).toBe('Save')
  tooltips.pointAt(undefined)
  await clock.advance(600)
  tooltips.pointAt(copy)
  expect(shown()).toBeUndefined()
})

it('stays while the pointer is on its way to it, and on it', async () => {
  tooltips.pointAt(save)
  await clock.advance(500)
  tooltips.pointAt(undefined)
  await clock.advance(100)
  tooltips.pointAt('tooltip')
  await clock.advance(10_000)
  expect(shown()).toBe('Save')
  tooltips.pointAt(undefined)
  await clock.advance(120)
  expect(shown()).toBeUndefined()
  expect(clock.pending()).toBe(0)
})

it('shows at once for keyboard focus, and stays there though a pointer passes', async () => {
  tooltips.focusAt(save)
  expect(shown()).toBe('Save')
  tooltips.pointAt(copy)
  expect(shown()).toBe('Copy')
  tooltips.pointAt(undefined)
  await clock.advance(120)
  expect(shown()).toBe('Save')
  tooltips.focusAt(undefined)
  expect(shown()).toBeUndefined()
})

it('leaves alone what the pointer rests on when focus goes from elsewhere', async () => {
  tooltips.focusAt(save)
  tooltips.pointAt(copy)
  tooltips.focusAt(undefined)
  expect(shown()).toBe('Copy')
})

it('comes back after a press or Escape only when the pointer comes anew, after a rest', async () => {
  tooltips.pointAt(save)
  await clock.advance(500)
  tooltips.hide()
  expect(shown()).toBeUndefined()
  tooltips.pointAt(save)
  await clock.advance(2_000)
  expect(shown()).toBeUndefined()
  tooltips.pointAt(undefined)
  tooltips.pointAt(save)
  await clock.advance(499)
  expect(shown()).toBeUndefined()
  await clock.advance(1)
  expect(shown()).toBe('Save')
})

it('lets a rest that has begun count for nothing once something is pressed', async () => {
  tooltips.pointAt(save)
  await clock.advance(400)
  tooltips.hide()
  await clock.advance(1_000)
  expect([shown(), clock.pending()]).toEqual([undefined, 0])
})
