import { fieldValue } from '@inlay/sdk-core/filters'
import type { Backend, Changes, PendingDocuments, Reader } from '../backend'
import { selectPage, type Candidate } from '../select-page'
import { storableCopy } from '../storable'
import type { LogEntry, StoredDocument } from '../store'

type Documents = Map<string, StoredDocument<object>>

interface KeptWorkspace {
  readonly collections: Map<string, Documents>
  readonly logs: Map<string, LogEntry<unknown>[]>
  readonly blobs: Map<string, Uint8Array>
}

/** What a store in memory had at one moment. Documents are never changed, only replaced, so that it costs little. */
export type MemorySnapshot = ReadonlyMap<string, KeptWorkspace>

export interface MemoryBackend extends Backend {
  snapshot(): MemorySnapshot
  /** Keeps what a snapshot has, in place of what these workspaces have under the same names. */
  restore(snapshot: MemorySnapshot): void
}

export function createMemoryBackend(): MemoryBackend {
  const workspaces = new Map<string, KeptWorkspace>()

  const reader: Reader = {
    async read(space, ids) {
      const documents = workspaces.get(space.workspace)?.collections.get(space.collection)
      const found = new Map<string, StoredDocument<object>>()
      for (const id of ids) {
        const document = documents?.get(id)
        if (document) found.set(id, document)
      }
      return found
    },
    async find(space, query, pending) {
      const kept: Documents = workspaces.get(space.workspace)?.collections.get(space.collection) ?? new Map()
      const documents = pending.size === 0 ? kept : merged(kept, pending)
      const { ids, total, cursor } = selectPage(candidates(documents), query)
      return { documents: storableCopy(ids.flatMap((id) => documents.get(id) ?? [])), total, cursor }
    },
    async lastPosition(workspace, log) {
      return workspaces.get(workspace)?.logs.get(log)?.length ?? 0
    },
    async readLog(workspace, log, { after, limit }) {
      return storableCopy((workspaces.get(workspace)?.logs.get(log) ?? []).slice(after, after + limit))
    },
    async readBlob(workspace, id) {
      return workspaces.get(workspace)?.blobs.get(id)
    },
  }

  return {
    reader,
    exclusive: (workspace, run) =>
      run({
        reader,
        async commit(changes) {
          const kept = workspaces.get(workspace) ?? { collections: new Map(), logs: new Map(), blobs: new Map() }
          workspaces.set(workspace, kept)
          apply(changes, kept)
        },
      }),
    async clear(workspace, keep) {
      const collections = [...(workspaces.get(workspace)?.collections ?? [])].filter(([name]) => keep(name))
      workspaces.clear()
      workspaces.set(workspace, { collections: new Map(collections), logs: new Map(), blobs: new Map() })
    },
    async close() {},
    snapshot: () => new Map([...workspaces].map(([key, kept]) => [key, copyOf(kept)])),
    restore(snapshot) {
      for (const [key, taken] of snapshot) {
        const present = workspaces.get(key)
        const { collections, logs, blobs } = copyOf(taken)
        workspaces.set(key, {
          collections: new Map([...(present?.collections ?? []), ...collections]),
          logs: new Map([...(present?.logs ?? []), ...logs]),
          blobs: new Map([...(present?.blobs ?? []), ...blobs]),
        })
      }
    },
  }
}

function copyOf({ collections, logs, blobs }: KeptWorkspace): KeptWorkspace {
  return {
    collections: new Map([...collections].map(([name, documents]) => [name, new Map(documents)])),
    logs: new Map([...logs].map(([name, entries]) => [name, [...entries]])),
    blobs: new Map(blobs),
  }
}

function apply(changes: Changes, kept: KeptWorkspace): void {
  for (const { space, id, after } of changes.documents) {
    const documents: Documents = kept.collections.get(space.collection) ?? new Map()
    kept.collections.set(space.collection, documents)
    if (after) documents.set(id, after)
    else documents.delete(id)
  }
  for (const { log, position, entry } of changes.entries) {
    const entries = kept.logs.get(log) ?? []
    kept.logs.set(log, entries)
    entries.push({ position, entry })
  }
  for (const { id, bytes } of changes.blobs) {
    if (bytes) kept.blobs.set(id, bytes)
    else kept.blobs.delete(id)
  }
}

function merged(kept: Documents, pending: PendingDocuments): Documents {
  const documents: Documents = new Map(kept)
  for (const [id, document] of pending) {
    if (document) documents.set(id, document)
    else documents.delete(id)
  }
  return documents
}

function* candidates(documents: Documents): Iterable<Candidate> {
  for (const { id, value } of documents.values()) yield { id, read: (field) => fieldValue(value, field) }
}
