/** Names an operation in its log. */
export type OperationId = number

/** A moment in the life of a log. A state that was asked for at a mark contains all that was confirmed until then. */
export type Mark = number

/** An operation of which the newest known state may not yet know. */
export interface PendingOperation<Change> {
  readonly id: OperationId
  readonly change: Change
  /** The first mark whose states contain it; `undefined` while nobody has confirmed it. */
  readonly containedFrom: Mark | undefined
}

/**
 * The order of operations that were made here and are replayed over what the server says, until the server says them
 * itself. A rejected operation goes at once and leaves all others as they are; a confirmed one stays for states that were
 * asked for before its confirmation, so that a slow old answer does not undo it.
 */
export interface PendingOperations<Change> {
  /** Oldest first. A new array after every change of the list. */
  entries(): readonly PendingOperation<Change>[]
  add(change: Change): OperationId
  confirm(id: OperationId): void
  reject(id: OperationId): void
  /** To be taken before a state is asked for. */
  mark(): Mark
  /** Forgets the confirmed operations that `isContained` says no known state lacks. */
  forget(isContained: (operation: PendingOperation<Change>, containedFrom: Mark) => boolean): void
  subscribe(listener: () => void): () => void
}

export function createPendingOperations<Change>(): PendingOperations<Change> {
  const listeners = new Set<() => void>()
  let entries: readonly PendingOperation<Change>[] = []
  let lastId = 0
  let now: Mark = 0

  function become(next: readonly PendingOperation<Change>[]) {
    entries = next
    for (const listener of [...listeners]) listener()
  }

  return {
    entries: () => entries,
    add(change) {
      lastId += 1
      become([...entries, { id: lastId, change, containedFrom: undefined }])
      return lastId
    },
    confirm(id) {
      if (!entries.some((entry) => entry.id === id && entry.containedFrom === undefined)) return
      now += 1
      become(entries.map((entry) => (entry.id === id ? { ...entry, containedFrom: now } : entry)))
    },
    reject(id) {
      const left = entries.filter((entry) => entry.id !== id)
      if (left.length < entries.length) become(left)
    },
    mark: () => now,
    forget(isContained) {
      const left = entries.filter(
        (entry) => entry.containedFrom === undefined || !isContained(entry, entry.containedFrom),
      )
      if (left.length < entries.length) become(left)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Those operations that a state asked for at `readAt` may lack. */
export function lackingAt<Change>(
  entries: readonly PendingOperation<Change>[],
  readAt: Mark,
): readonly PendingOperation<Change>[] {
  return entries.filter((entry) => entry.containedFrom === undefined || entry.containedFrom > readAt)
}
