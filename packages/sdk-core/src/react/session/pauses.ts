import type { Pause } from '../../client/api-client'
import type { Clock } from '../../ports/host'

/** The pauses that the server has asked for, by the query that waits: several screens may wait for one answer. */
export interface Pauses {
  of(queryHash: string): Pause | undefined
  set(queryHash: string, pause: Pause | undefined): void
  subscribe(listener: () => void): () => void
}

/** Whether a pause is long enough for people to be told that the server asks for it. */
export function isLongPause(pause: Pause, clock: Clock): boolean {
  return pause.until - clock.now() >= 3_000
}

export function createPauses(): Pauses {
  const listeners = new Set<() => void>()
  const pauses = new Map<string, Pause>()
  return {
    of: (queryHash) => pauses.get(queryHash),
    set(queryHash, pause) {
      if (pause) pauses.set(queryHash, pause)
      else if (!pauses.delete(queryHash)) return
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
