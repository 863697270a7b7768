import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../test-support/manual-clock'
import { createSwitches } from '../test-support/switches'
import { startPolling } from './start-polling'

function start(run: () => Promise<unknown> = async () => {}) {
  const clock = createManualClock()
  const page = createSwitches()
  const spy = vi.fn(run)
  const stop = startPolling({ every: 10_000, run: spy, clock, ...page })
  return { clock, page, run: spy, stop }
}

describe('startPolling', () => {
  it('runs after each interval', async () => {
    const { clock, run } = start()
    await clock.advance(9_999)
    expect(run).toHaveBeenCalledTimes(0)
    await clock.advance(1)
    expect(run).toHaveBeenCalledTimes(1)
    await clock.advance(20_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('never runs twice at a time', async () => {
    let finish = () => {}
    const { clock, run } = start(() => new Promise<void>((resolve) => (finish = resolve)))
    await clock.advance(50_000)
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await clock.advance(10_000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it.each([{ visible: false }, { online: false }])(
    'rests while %o and runs at once when that is over',
    async (away) => {
      const { clock, page, run } = start()
      page.set(away)
      await clock.advance(60_000)
      expect(run).toHaveBeenCalledTimes(0)
      page.set({ visible: true, online: true })
      expect(run).toHaveBeenCalledTimes(1)
    },
  )

  it('keeps its beat when the page was away for less than that', async () => {
    const { clock, page, run } = start()
    await clock.advance(2_000)
    page.set({ visible: false })
    await clock.advance(3_000)
    page.set({ visible: true })
    expect(run).toHaveBeenCalledTimes(0)
    await clock.advance(5_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('goes on after a failure', async () => {
    const { clock, run } = start(() => Promise.reject(new Error('no')))
    await clock.advance(20_000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('stops for good', async () => {
    const { clock, page, run, stop } = start()
    stop()
    page.set({ visible: false })
    page.set({ visible: true })
    await clock.advance(60_000)
    expect(run).not.toHaveBeenCalled()
  })
})
