import { expect, it, vi } from 'vitest'
import { createManualClock } from '../../ports/manual-clock'
import { createTooltipGroup } from './tooltip-group'

it('is warm while one is open and shortly after, and shows one at a time', async () => {
  const clock = createManualClock()
  const group = createTooltipGroup(clock)
  expect(group.isWarm()).toBe(false)
  const hideFirst = vi.fn()
  const leaveFirst = group.enter(hideFirst)
  expect(group.isWarm()).toBe(true)
  const leaveSecond = group.enter(vi.fn())
  expect(hideFirst).toHaveBeenCalledTimes(1)
  leaveFirst()
  leaveSecond()
  await clock.advance(300)
  expect(group.isWarm()).toBe(true)
  await clock.advance(200)
  expect(group.isWarm()).toBe(false)
})
