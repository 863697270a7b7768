import { systemClock, type Clock as PlatformClock } from '@inlay/sdk-core'
import type { Clock } from './clock'

export interface ClockState {
  readonly now: number
  readonly frozen: boolean
}

/** Where it stands, or by how much it is ahead of the real time. */
export type ClockTime = { readonly frozenAt: number } | { readonly ahead: number }

/** Time that goes its way until somebody stops it, sets it or moves it on. */
export interface MockClock extends Clock {
  state(): ClockState
  /** What another clock has to be given to show the same. */
  time(): ClockTime
  setTime(time: ClockTime): void
  /** Stops it, at the present time unless another is given. */
  freeze(at?: number): void
  /** Lets it run on from where it is. */
  resume(): void
  /** Sets it, running or not. */
  set(now: number): void
  /** Moves it on, running or not; what slept until then wakes. */
  advance(milliseconds: number): void
}

/** The time that a mock clock follows while it runs. */
export type RealTime = Pick<PlatformClock, 'now' | 'after'>

/** @param options.frozenAt begins stopped, at this time */
export function createMockClock({
  real = systemClock,
  frozenAt,
}: { readonly real?: RealTime; readonly frozenAt?: number } = {}): MockClock {
  let time: ClockTime = frozenAt === undefined ? { ahead: 0 } : { frozenAt }
  const sleepers = new Set<Sleeper>()
  let cancelTimer: () => void = () => undefined

  function now(): number {
    return 'frozenAt' in time ? time.frozenAt : real.now() + time.ahead
  }

  function change(next: ClockTime) {
    time = next
    wake()
  }

  function moveTo(moment: number) {
    change('frozenAt' in time ? { frozenAt: moment } : { ahead: moment - real.now() })
  }

  function wake() {
    cancelTimer()
    const due = [...sleepers].filter((sleeper) => sleeper.until <= now()).sort((a, b) => a.until - b.until)
    for (const sleeper of due) {
      sleepers.delete(sleeper)
      sleeper.wake()
    }
    if ('frozenAt' in time || sleepers.size === 0) return
    const first = Math.min(...[...sleepers].map((sleeper) => sleeper.until))
    cancelTimer = real.after(Math.min(first - now(), longestTimer), wake)
  }

  return {
    now,
    state: () => ({ now: now(), frozen: 'frozenAt' in time }),
    time: () => time,
    setTime: change,
    freeze: (at = now()) => change({ frozenAt: at }),
    resume: () => change({ ahead: now() - real.now() }),
    set: moveTo,
    advance: (milliseconds) => moveTo(now() + milliseconds),
    sleep(milliseconds, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const sleeper: Sleeper = {
          until: now() + milliseconds,
          wake() {
            signal?.removeEventListener('abort', stop)
            resolve()
          },
        }
        function stop() {
          sleepers.delete(sleeper)
          wake()
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', stop, { once: true })
        sleepers.add(sleeper)
        wake()
      })
    },
  }
}

interface Sleeper {
  readonly until: number
  wake(): void
}

// Timers take 31 bits of milliseconds; a longer sleep looks again and sleeps on.
const longestTimer = 2 ** 31 - 1
