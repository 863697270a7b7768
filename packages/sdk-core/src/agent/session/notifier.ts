export interface NotifierOptions<Snapshot> {
  readonly schedule: (run: () => void) => () => void
  readonly take: () => Snapshot
  readonly beforeTelling: () => void
}

/** How the parts of a session have a change told. */
export interface Notifier {
  readonly tellNow: () => void
  readonly tellSoon: () => void
}

/** Tells listeners of changes, of many that come quickly only once in a while. */
export function createNotifier<Snapshot>({ schedule, take, beforeTelling }: NotifierOptions<Snapshot>) {
  const listeners = new Set<() => void>()
  let snapshot = take()
  let cancel: (() => void) | undefined

  function tellNow() {
    cancel?.()
    cancel = undefined
    snapshot = take()
    beforeTelling()
    for (const listener of [...listeners]) listener()
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tellNow,
    tellSoon() {
      cancel ??= schedule(tellNow)
    },
    dispose() {
      cancel?.()
      cancel = undefined
      listeners.clear()
    },
  }
}
