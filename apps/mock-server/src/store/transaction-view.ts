import type { Reader, Space } from './backend'
import { createKeyedMutex } from './keyed-mutex'
import { isStorableText, storableCopy } from './storable'
import {
  RevisionConflict,
  type AppendLog,
  type Blobs,
  type Collection,
  type CollectionName,
  type FindResult,
  type LogEntry,
  type StoredDocument,
  type WorkspaceStore,
} from './store'
import type { WriteSet } from './write-set'

export interface TransactionView {
  readonly store: WorkspaceStore
  /** From here on the store refuses, so that a forgotten `await` cannot write beside the transaction. */
  end(): Promise<void>
}

/** A workspace as one transaction sees it: what is kept, and over it what the transaction has written. */
export function transactionView(reader: Reader, writes: WriteSet, key: string, workspaceId: string): TransactionView {
  const turns = createKeyedMutex()
  let over = false
  const open = () => {
    if (over) throw new Error('This transaction is over. Was one of its writes not awaited?')
  }
  const write = <Result>(work: () => Promise<Result>): Promise<Result> =>
    turns.run('write', async () => {
      open()
      return work()
    })

  const store: WorkspaceStore = {
    workspaceId,
    collection: <Value extends object>(name: CollectionName<Value>): Collection<Value> => {
      const space: Space = { workspace: key, collection: name.name, indexed: name.indexed }
      const kept = async (id: string): Promise<StoredDocument<object> | undefined> =>
        isStorableText(id) ? (await reader.read(space, [id])).get(id) : undefined
      const present = async (id: string) => {
        const pending = writes.documents(name.name)
        return pending.has(id) ? pending.get(id) : kept(id)
      }
      return {
        async get(id) {
          open()
          const document = await present(id)
          return document && (copied(document) as StoredDocument<Value>)
        },
        put: (id, value, options) =>
          write(async () => {
            refuseUnstorable(id)
            const before = await present(id)
            checkRevision(id, before, options?.ifRevision)
            const after = { id, revision: (before?.revision ?? 0) + 1, value: storableCopy(value) }
            writes.setDocument(space, id, before, after)
            return copied(after)
          }),
        putAll: (entries) =>
          write(async () => {
            const ids = entries.map(([id]) => id)
            ids.forEach(refuseUnstorable)
            const before = await reader.read(space, ids)
            for (const [id, value] of entries) {
              const pending = writes.documents(name.name)
              const present = pending.has(id) ? pending.get(id) : before.get(id)
              const after = { id, revision: (present?.revision ?? 0) + 1, value: storableCopy(value) }
              writes.setDocument(space, id, present, after)
            }
          }),
        delete: (id, options) =>
          write(async () => {
            const before = await present(id)
            checkRevision(id, before, options?.ifRevision)
            if (!before) return false
            writes.setDocument(space, id, before, undefined)
            return true
          }),
        deleteWhere: (where) =>
          write(async () => {
            // One question for all, and one batch of changes at the end, instead of a reading and a writing for each.
            const { documents } = await reader.find(space, { where, limit: everything }, writes.documents(name.name))
            for (const document of documents) writes.setDocument(space, document.id, document, undefined)
            return documents.length
          }),
        async find(query) {
          open()
          return (await reader.find(space, query, writes.documents(name.name))) as FindResult<Value>
        },
        async count(where) {
          open()
          return (await reader.find(space, { where, limit: 0 }, writes.documents(name.name))).total
        },
      }
    },
    log: <Entry>(name: string): AppendLog<Entry> => ({
      append: (entry) =>
        write(async () => {
          const last = writes.entries(name).at(-1)?.position ?? (await reader.lastPosition(key, name))
          const added = { position: last + 1, entry: storableCopy(entry) }
          writes.append(name, added)
          return { position: added.position, entry: storableCopy(entry) }
        }),
      async read({ after = 0, limit = Number.MAX_SAFE_INTEGER } = {}) {
        open()
        const kept = await reader.readLog(key, name, { after, limit })
        const pending = writes.entries(name).filter((entry) => entry.position > after)
        return [...kept, ...storableCopy(pending)].slice(0, limit) as LogEntry<Entry>[]
      },
    }),
    blobs: blobsOf(),
    async transaction(run) {
      open()
      const back = writes.mark()
      try {
        return await run(store)
      } catch (error) {
        back()
        throw error
      }
    },
  }

  function blobsOf(): Blobs {
    const present = async (id: string) => {
      const pending = writes.blob(id)
      if (pending) return pending.bytes
      return isStorableText(id) ? reader.readBlob(key, id) : undefined
    }
    return {
      put: (id, bytes) =>
        write(async () => {
          refuseUnstorable(id)
          writes.setBlob(id, new Uint8Array(bytes))
        }),
      async get(id) {
        open()
        const bytes = await present(id)
        return bytes && new Uint8Array(bytes)
      },
      delete: (id) =>
        write(async () => {
          if (!(await present(id))) return false
          writes.setBlob(id, undefined)
          return true
        }),
    }
  }

  return {
    store,
    async end() {
      await turns.idle()
      over = true
    },
  }
}

/** More than any collection holds, and a whole number to every database. */
const everything = 1_000_000_000

function checkRevision(id: string, present: { readonly revision: number } | undefined, expected: number | undefined) {
  const actual = present?.revision ?? 0
  if (expected !== undefined && expected !== actual) throw new RevisionConflict(id, expected, actual)
}

function refuseUnstorable(id: string): void {
  if (!isStorableText(id)) throw new TypeError('An id must be well-formed text without U+0000.')
}

/** Kept values are never handed out themselves: what a caller does with a document is the caller's own. */
function copied<Value>(document: StoredDocument<Value>): StoredDocument<Value> {
  return { ...document, value: storableCopy(document.value) }
}
