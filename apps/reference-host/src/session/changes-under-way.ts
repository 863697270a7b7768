import type { InlayEvent } from '@inlay/sdk-core/react'

/** The changes that the server has not answered yet, for who is about to go. */
export interface ChangesUnderWay {
  /** The port of providers: a change has begun, and the answer says that it has ended. */
  readonly hold: () => () => void
  readonly hear: (event: InlayEvent) => void
  readonly any: () => boolean
  /** Resolves when all have ended: whether nothing has failed meanwhile. */
  readonly settled: () => Promise<boolean>
}

export function createChangesUnderWay(holdPage: () => () => void): ChangesUnderWay {
  const waiting = new Set<() => void>()
  let count = 0
  let failures = 0

  return {
    hold() {
      const letGo = holdPage()
      count += 1
      return () => {
        letGo()
        count -= 1
        if (count > 0) return
        for (const tell of waiting) tell()
        waiting.clear()
      }
    },
    hear(event) {
      if (event.type === 'operation-failed' && event.code !== 'aborted') failures += 1
    },
    any: () => count > 0,
    async settled() {
      const before = failures
      if (count > 0) await new Promise<void>((resolve) => void waiting.add(resolve))
      return failures === before
    },
  }
}
