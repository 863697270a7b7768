import type { Clock, Notice, Notify } from '../../ports/host'

export interface Toast extends Notice {
  readonly key: number
  /** Counts up when a notice of the same id takes its place. */
  readonly version: number
}

export interface ToastQueue {
  readonly add: Notify
  readonly remove: (key: number) => void
  readonly list: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
  /** While somebody reads, nothing goes away. */
  readonly pause: () => void
  readonly resume: () => void
  readonly clear: () => void
}

/** More would cover what one works on; the oldest goes first, but not what stays until it is taken away. */
const most = 4

/** The toasts of one root: the newest last, each for a time of its own. */
export function createToastQueue(clock: Clock): ToastQueue {
  const listeners = new Set<() => void>()
  const timers = new Map<number, Timer>()
  let toasts: readonly Toast[] = []
  let lastKey = 0
  let paused = false

  const stop = (key: number) => {
    timers.get(key)?.cancel()
    timers.delete(key)
  }

  const replace = (next: readonly Toast[]) => {
    for (const gone of toasts) {
      if (next.some(({ key }) => key === gone.key)) continue
      stop(gone.key)
    }
    toasts = next
    if (toasts.length === 0) paused = false
    for (const listener of listeners) listener()
  }

  const remove = (key: number) => {
    if (toasts.some((toast) => toast.key === key)) replace(toasts.filter((toast) => toast.key !== key))
  }

  const start = (key: number, remaining: number) => {
    if (remaining === Infinity) return
    const cancel = paused ? () => undefined : clock.after(remaining, () => remove(key))
    timers.set(key, { remaining, since: clock.now(), cancel })
  }

  return {
    add(notice) {
      const before = notice.id === undefined ? undefined : toasts.find(({ id }) => id === notice.id)
      const toast = { ...notice, key: before?.key ?? ++lastKey, version: (before?.version ?? 0) + 1 }
      if (before) stop(before.key)
      // It stays where it is, so that nothing moves under the pointer.
      replace(before ? toasts.map((other) => (other === before ? toast : other)) : fitting([...toasts, toast]))
      start(toast.key, lifetime(notice))
      return () => {
        // What has taken its place is another's to take away.
        if (toasts.includes(toast)) remove(toast.key)
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

function fitting(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= most) return toasts
  const gone = toasts.find(({ lasting }) => !lasting) ?? toasts[0]
  return toasts.filter((toast) => toast !== gone)
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
