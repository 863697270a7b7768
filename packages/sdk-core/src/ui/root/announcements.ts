import type { Clock } from '../../ports/host'

export interface Announcement {
  readonly id: number
  readonly text: string
  readonly assertive: boolean
}

export interface Announcements {
  add(text: string, assertive: boolean): void
  list(): readonly Announcement[]
  subscribe(listener: () => void): () => void
  clear(): void
}

/** Long enough for a reader to pick the text up, short enough that nobody finds it later by browsing. */
const lifetime = 5_000

/**
 * Each sentence is an element of its own for a while: so the same one is read again when it is said again. It stands
 * there once, since whoever browses to it must not find it twice.
 */
export function createAnnouncements(clock: Clock): Announcements {
  const listeners = new Set<() => void>()
  const timers = new Set<() => void>()
  let announcements: readonly Announcement[] = []
  let lastId = 0

  const replace = (next: readonly Announcement[]) => {
    announcements = next
    for (const listener of listeners) listener()
  }

  return {
    add(text, assertive) {
      const id = ++lastId
      const others = announcements.filter((one) => one.text !== text || one.assertive !== assertive)
      replace([...others, { id, text, assertive }])
      const cancel = clock.after(lifetime, () => {
        timers.delete(cancel)
        replace(announcements.filter((announcement) => announcement.id !== id))
      })
      timers.add(cancel)
    },
    list: () => announcements,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear() {
      for (const cancel of timers) cancel()
      timers.clear()
      replace([])
    },
  }
}
