import type { Artifact } from '@inlay/sdk-core/contract/campaigns'

/** Rows as they were when they were saved from here, until what is read has them. */
export interface SavedRows {
  rows(): ReadonlyMap<string, Artifact>
  /** Which version of a row was saved last, also when it has been read since; 0 where none was. */
  versionOf(rowId: string): number
  add(row: Artifact): void
  /** What is added meanwhile is told of at once when it is over: very many rows may be saved one after the other. */
  together<Result>(work: () => Promise<Result>): Promise<Result>
  /** Forgets those that are among the rows given as they were saved, or newer. */
  forget(read: readonly Artifact[]): void
  subscribe(listener: () => void): () => void
}

export function createSavedRows(): SavedRows {
  const listeners = new Set<() => void>()
  const versions = new Map<string, number>()
  let saved: ReadonlyMap<string, Artifact> = new Map()
  let held = new Map<string, Artifact>()
  let holding = 0

  function become(next: ReadonlyMap<string, Artifact>): void {
    saved = next
    for (const listener of [...listeners]) listener()
  }

  return {
    rows: () => saved,
    versionOf: (rowId) => versions.get(rowId) ?? 0,
    add(row) {
      versions.set(row.id, row.version_id)
      if (holding > 0) held.set(row.id, row)
      else become(new Map(saved).set(row.id, row))
    },
    async together(work) {
      holding += 1
      try {
        return await work()
      } finally {
        holding -= 1
        if (holding === 0 && held.size > 0) {
          const added = held
          held = new Map()
          become(new Map([...saved, ...added]))
        }
      }
    },
    forget(read) {
      if (saved.size === 0) return
      const next = new Map(saved)
      for (const row of read) if (!isAhead(next.get(row.id), row)) next.delete(row.id)
      if (next.size < saved.size) become(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The rows that were read, those that were saved since in their places. The same list where there are none. */
export function withSaved(read: readonly Artifact[], saved: ReadonlyMap<string, Artifact>): readonly Artifact[] {
  if (saved.size === 0) return read
  let rows: Artifact[] | undefined
  for (const [index, row] of read.entries()) {
    const own = saved.get(row.id)
    if (own === undefined || !isAhead(own, row)) continue
    rows ??= [...read]
    rows[index] = own
  }
  return rows ?? read
}

function isAhead(saved: Artifact | undefined, read: Artifact): boolean {
  return saved !== undefined && saved.version_id > read.version_id
}
