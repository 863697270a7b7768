/** Lets one at a time run per key, in the order of their coming. */
export interface KeyedMutex {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>
}

export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(key, work) {
      const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
      tails.set(key, turn)
      const leave = () => {
        if (tails.get(key) === turn) tails.delete(key)
      }
      turn.then(leave, leave)
      return turn
    },
    async idle() {
      while (tails.size > 0) await Promise.allSettled(tails.values())
    },
  }
}
