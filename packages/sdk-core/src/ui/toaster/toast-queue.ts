import type { Clock, Notice, Notify } from '../../ports/host'

export interface Toast extends Notice {
  readonly key: number
  /** Counts up when a notice of the same id takes its place. */
  readonly version: number
}

export interface ToastQueue {
  readonly add: Notify
  readonly remove: (key: number) => void
  /** Those that are shown. */
  readonly list: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
  /** While somebody reads, nothing goes away. */
  readonly pause: () => void
  readonly resume: () => void
  readonly clear: () => void
}

/** More at once would cover what one works on. */
const most = 4

/** The toasts of one root: the newest last, each for a time of its own from when it is shown. */
export function createToastQueue(clock: Clock): ToastQueue {
  const listeners = new Set<() => void>()
  const timers = new Map<number, Timer>()
  let all: readonly Toast[] = []
  let toasts: readonly Toast[] = []
  let lastKey = 0
  let paused = false

  const stop = (key: number) => {
    timers.get(key)?.cancel()
    timers.delete(key)
  }

  const start = (key: number, remaining: number) => {
    if (remaining === Infinity) return
    const cancel = paused ? () => undefined : clock.after(remaining, () => remove(key))
    timers.set(key, { remaining, since: clock.now(), cancel })
  }

  const replace = (next: readonly Toast[]) => {
    for (const gone of all) {
      if (next.some(({ key }) => key === gone.key)) continue
      stop(gone.key)
    }
    all = next
    toasts = fitting(all)
    if (toasts.length === 0) paused = false
    for (const toast of toasts) if (!timers.has(toast.key)) start(toast.key, lifetime(toast))
    for (const listener of listeners) listener()
  }

  const remove = (key: number) => {
    if (all.some((toast) => toast.key === key)) replace(all.filter((toast) => toast.key !== key))
  }

  return {
    add(notice) {
      const before = notice.id === undefined ? undefined : all.find(({ id }) => id === notice.id)
      const toast = { ...notice, key: before?.key ?? ++lastKey, version: (before?.version ?? 0) + 1 }
      if (before) stop(before.key)
      // It stays where it is, so that nothing moves under the pointer.
      replace(before ? all.map((other) => (other === before ? toast : other)) : [...withRoom(all), toast])
      return () => {
        // What has taken its place is another's to take away.
        if (all.includes(toast)) remove(toast.key)
      }
    },
    remove,
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause() {
      if (paused) return
      paused = true
      for (const [key, timer] of timers) {
        timer.cancel()
        timers.set(key, { ...timer, remaining: timer.remaining - (clock.now() - timer.since) })
      }
    },
    resume() {
      if (!paused) return
      paused = false
      for (const [key, timer] of timers) start(key, Math.max(1_000, timer.remaining))
    },
    clear: () => replace([]),
  }
}

/**
 * For one more: the oldest that only says something goes. With an action, it would take the way back along; what went
 * wrong has to have been seen.
 */
function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  const gone =
    toasts.length >= most && toasts.find(({ tone, action, lasting }) => tone !== 'danger' && !action && !lasting)
  return toasts.filter((toast) => toast !== gone)
}

/** Those that have a place; the others wait for theirs. What stays until it is taken away leaves room for one at least. */
function fitting(toasts: readonly Toast[]): readonly Toast[] {
  let room = Math.max(1, most - toasts.filter(({ lasting }) => lasting).length)
  return toasts.filter(({ lasting }) => lasting || room-- > 0)
}

interface Timer {
  readonly remaining: number
  readonly since: number
  readonly cancel: () => void
}

/** What went wrong, and what can be done about it, stays longer. */
function lifetime({ tone, action, lasting }: Notice): number {
  if (lasting) return Infinity
  return tone === 'danger' || action ? 10_000 : 5_000
}
