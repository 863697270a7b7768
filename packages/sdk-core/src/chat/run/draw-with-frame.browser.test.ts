import { expect, it, vi } from 'vitest'
import { createManualClock } from '../../ports/manual-clock'
import { drawWithFrame } from './draw-with-frame'

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

it('draws with the next frame, once, whatever the clock says', async () => {
  const clock = createManualClock()
  const draw = vi.fn()
  drawWithFrame(document.body, clock, draw)
  expect(draw).not.toHaveBeenCalled()
  await frame()
  expect(draw).toHaveBeenCalledTimes(1)
  await clock.advance(1_000)
  expect(draw).toHaveBeenCalledTimes(1)
})

it('draws without a frame where none comes, as on a page that nobody sees', async () => {
  const clock = createManualClock()
  const draw = vi.fn()
  const asked = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  drawWithFrame(document.body, clock, draw)
  asked.mockRestore()
  await clock.advance(250)
  expect(draw).toHaveBeenCalledTimes(1)
})

it('draws nothing that was cancelled, and before there is an element by the clock', async () => {
  const clock = createManualClock()
  const draw = vi.fn()
  drawWithFrame(document.body, clock, draw)()
  await frame()
  await clock.advance(1_000)
  expect(draw).not.toHaveBeenCalled()
  drawWithFrame(null, clock, draw)
  await clock.advance(16)
  expect(draw).toHaveBeenCalledTimes(1)
})
