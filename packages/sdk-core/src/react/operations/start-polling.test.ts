import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../../ports/manual-clock'
import { switchableConnectivity, switchableVisibility } from '../../ports/switchable-ports'
import { startPolling } from './start-polling'

function start(run: () => Promise<unknown> = async () => {}) {
  const clock = createManualClock()
  const visibility = switchableVisibility()
  const connectivity = switchableConnectivity()
  const spy = vi.fn(run)
  const stop = startPolling({ every: 10_000, run: spy, clock, visibility, connectivity })
  return { clock, visibility, connectivity, run: spy, stop }
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

  it.each(['visibility', 'connectivity'] as const)(
    'rests without %s and runs at once when it is back',
    async (port) => {
      const { clock, run, ...ports } = start()
      ports[port].set(false)
      await clock.advance(60_000)
      expect(run).toHaveBeenCalledTimes(0)
      ports[port].set(true)
      expect(run).toHaveBeenCalledTimes(1)
    },
  )

  it('keeps its beat when the page was away for less than that', async () => {
    const { clock, visibility, run } = start()
    await clock.advance(2_000)
    visibility.set(false)
    await clock.advance(3_000)
    visibility.set(true)
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
    const { clock, visibility, run, stop } = start()
    stop()
    visibility.set(false)
    visibility.set(true)
    await clock.advance(60_000)
    expect(run).not.toHaveBeenCalled()
  })
})
