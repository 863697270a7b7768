import type { Clock } from './host'

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Lets the time pass: all timers that are due run in their order, each followed by what it set going. */
  advance(milliseconds: number): Promise<void>
  /** How many timers wait. */
  pending(): number
}

interface Timer {
  at: number
  readonly order: number
  readonly every: number | undefined
  readonly run: () => void
}

/** @param start Milliseconds since the epoch. @default 2026-01-05T09:00:00Z */
export function createManualClock(start = Date.UTC(2026, 0, 5, 9)): ManualClock {
  const timers = new Set<Timer>()
  let now = start
  let order = 0

  function add(milliseconds: number, every: number | undefined, run: () => void): () => void {
    const timer: Timer = { at: now + Math.max(0, milliseconds), order: order++, every, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }

  function nextUntil(end: number): Timer | undefined {
    return [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.order - b.order)[0]
  }

  return {
    now: () => now,
    after: (milliseconds, run) => add(milliseconds, undefined, run),
    every: (milliseconds, run) => add(milliseconds, Math.max(1, milliseconds), run),
    async advance(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        now = Math.max(now, timer.at)
        if (timer.every === undefined) timers.delete(timer)
        else timer.at += timer.every
        timer.run()
        await settle()
      }
      now = end
    },
    pending: () => timers.size,
  }
}

/** One turn of the real event loop: every promise that could go on has gone on. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
