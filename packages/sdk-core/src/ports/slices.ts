import type { Clock } from './host'
import { systemClock } from './system-clock'

/** Well below the 8 ms that are allowed: the clock counts whole milliseconds and a row takes its own time. */
const sliceLength = 5

/** Divides long work, so that it never holds the thread for long. */
export interface Slices {
  /** True when the present slice is used up: then await `next`. */
  isOver(): boolean
  next(signal: AbortSignal | undefined): Promise<void>
}

export type Pause = () => Promise<void>

/** By the real time, whatever the client's clock says: what is spared is the real thread. */
export function createSlices(clock: Pick<Clock, 'now'> = systemClock, pause: Pause = createPause()): Slices {
  let start = clock.now()
  return {
    isOver: () => clock.now() - start >= sliceLength,
    async next(signal) {
      await pause()
      signal?.throwIfAborted()
      start = clock.now()
    },
  }
}

/** `scheduler.yield` comes back before other work that waits; a timer is what all platforms have. */
function createPause(): Pause {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler')
  if (hasYield(scheduler)) return () => scheduler.yield()
  return () => new Promise((resolve) => void systemClock.after(0, resolve))
}

function hasYield(value: unknown): value is { yield(): Promise<void> } {
  return typeof value === 'object' && value !== null && 'yield' in value && typeof value.yield === 'function'
}
