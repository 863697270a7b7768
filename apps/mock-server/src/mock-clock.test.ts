import { describe, expect, it } from 'vitest'
import { createMockClock, type RealTime } from './mock-clock'

/** Real time that only moves when told. */
function handMadeTime() {
  let now = 1_000
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  const real: RealTime = {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  return {
    real,
    pass(milliseconds: number) {
      now += milliseconds
      for (const timer of timers) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

describe('the mock clock', () => {
  it('goes with real time until somebody stops it', () => {
    const { real, pass } = handMadeTime()
    const clock = createMockClock({ real })
    pass(500)
    expect(clock.state()).toEqual({ now: 1_500, frozen: false })
    clock.freeze()
    pass(500)
    expect(clock.state()).toEqual({ now: 1_500, frozen: true })
    clock.resume()
    pass(500)
    expect(clock.now()).toBe(2_000)
  })

  it('can be set and moved, running or not', () => {
    const { real, pass } = handMadeTime()
    const clock = createMockClock({ real })
    clock.set(50_000)
    pass(10)
    expect(clock.now()).toBe(50_010)
    clock.freeze(7)
    clock.advance(3)
    expect(clock.now()).toBe(10)
  })

  it('wakes sleepers when their time has come, whichever way it came', async () => {
    const { real, pass } = handMadeTime()
    const clock = createMockClock({ real })
    const woken: string[] = []
    const sleeps = [
      clock.sleep(100).then(() => woken.push('running')),
      clock.sleep(1_000).then(() => woken.push('advanced')),
      clock.sleep(10_000).then(() => woken.push('set')),
    ]
    pass(100)
    await sleeps[0]
    clock.freeze()
    clock.advance(1_000)
    await sleeps[1]
    expect(woken).toEqual(['running', 'advanced'])
    clock.set(1_000 + 10_000)
    await sleeps[2]
    expect(woken).toEqual(['running', 'advanced', 'set'])
  })

  it('lets a sleeper go when it is called off', async () => {
    const clock = createMockClock({ frozenAt: 0 })
    const stop = new AbortController()
    const sleep = clock.sleep(100, stop.signal)
    stop.abort(new Error('enough'))
    await expect(sleep).rejects.toThrow('enough')
    await expect(clock.sleep(1, stop.signal)).rejects.toThrow('enough')
  })
})
