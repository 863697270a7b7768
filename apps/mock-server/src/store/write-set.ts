import type { Changes, DocumentChange, PendingDocuments, Space } from './backend'
import type { LogEntry, StoredDocument } from './store'

type Pending = Omit<DocumentChange, 'id'>

/** What a transaction has written so far. */
export interface WriteSet {
  readonly empty: boolean
  documents(collection: string): PendingDocuments
  setDocument(space: Space, id: string, before: StoredDocument<object> | undefined, after: Pending['after']): void
  entries(log: string): readonly LogEntry<unknown>[]
  append(log: string, entry: LogEntry<unknown>): void
  /** `undefined` where the transaction did not touch it. */
  blob(id: string): { readonly bytes: Uint8Array | undefined } | undefined
  setBlob(id: string, bytes: Uint8Array | undefined): void
  changes(): Changes
  /** Remembers the state; the answer goes back to it. */
  mark(): () => void
}

export function createWriteSet(): WriteSet {
  let documents = new Map<string, Map<string, Pending>>()
  let views = new Map<string, Map<string, StoredDocument<object> | undefined>>()
  let logs = new Map<string, LogEntry<unknown>[]>()
  let blobs = new Map<string, { readonly bytes: Uint8Array | undefined }>()
  return {
    get empty() {
      return documents.size === 0 && logs.size === 0 && blobs.size === 0
    },
    documents: (collection) => views.get(collection) ?? nothing,
    setDocument(space, id, before, after) {
      const changes = inner(documents, space.collection)
      changes.set(id, { space, before: changes.has(id) ? changes.get(id)?.before : before, after })
      inner(views, space.collection).set(id, after)
    },
    entries: (log) => logs.get(log) ?? [],
    append(log, entry) {
      logs.set(log, [...(logs.get(log) ?? []), entry])
    },
    blob: (id) => blobs.get(id),
    setBlob(id, bytes) {
      blobs.set(id, { bytes })
    },
    changes: () => ({
      documents: [...documents.values()].flatMap((changes) =>
        Array.from(changes, ([id, change]) => ({ id, ...change })),
      ),
      entries: [...logs].flatMap(([log, entries]) => entries.map((entry) => ({ log, ...entry }))),
      blobs: Array.from(blobs, ([id, { bytes }]) => ({ id, bytes })),
    }),
    mark() {
      const before = { documents: copy(documents), views: copy(views), logs: new Map(logs), blobs: new Map(blobs) }
      return () => ({ documents, views, logs, blobs } = before)
    },
  }
}

const nothing: PendingDocuments = new Map()

function inner<Value>(maps: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const known = maps.get(key)
  if (known) return known
  const made = new Map<string, Value>()
  maps.set(key, made)
  return made
}

function copy<Value>(maps: ReadonlyMap<string, ReadonlyMap<string, Value>>): Map<string, Map<string, Value>> {
  return new Map(Array.from(maps, ([key, map]) => [key, new Map(map)]))
}
