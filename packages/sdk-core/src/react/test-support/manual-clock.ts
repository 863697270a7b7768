import type { Clock } from '../../ports/host'

/** Time that stands still until a test moves it. */
export function createManualClock(): Clock & { advance(milliseconds: number): Promise<void> } {
  let now = 1_000_000
  let timers: { readonly at: number; readonly run: () => void }[] = []
  const after = (milliseconds: number, run: () => void) => {
    const timer = { at: now + milliseconds, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((each) => each !== timer)
    }
  }
  return {
    now: () => now,
    after,
    every() {
      throw new Error('No part under test repeats by itself.')
    },
    async advance(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (;;) {
        const next = timers.filter((each) => each.at <= end).toSorted((one, other) => one.at - other.at)[0]
        if (!next) break
        timers = timers.filter((each) => each !== next)
        now = Math.max(now, next.at)
        next.run()
        await settle()
      }
      now = end
    },
  }
}

/** Lets promises that are already resolved run their course. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
