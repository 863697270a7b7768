import type { Backend } from './backend'
import { createKeyedMutex } from './keyed-mutex'
import type { Collection, CollectionName, Store, WorkspaceStore } from './store'
import { isStorableText } from './storable'
import { transactionView } from './transaction-view'
import { createWriteSet } from './write-set'

/**
 * Makes a store of a place to keep things. Every write is a transaction, alone in its workspace from its first read
 * to its last write; reads outside see what is kept and wait for nobody.
 *
 * Inside a transaction, write to its workspace through the store that it was given: the outer one waits for it to end.
 */
export function createStore(backend: Backend): Store {
  const turns = createKeyedMutex()

  const open = (key: string, workspaceId: string): WorkspaceStore => {
    const kept = transactionView(backend.reader, createWriteSet(), key, workspaceId).store
    const transaction: WorkspaceStore['transaction'] = (run) =>
      turns.run(key, () =>
        backend.exclusive(key, async (session) => {
          const writes = createWriteSet()
          const view = transactionView(session.reader, writes, key, workspaceId)
          try {
            const result = await run(view.store)
            await view.end()
            if (!writes.empty) await session.commit(writes.changes())
            return result
          } finally {
            await view.end()
          }
        }),
      )
    return {
      workspaceId,
      transaction,
      collection: <Value extends object>(name: CollectionName<Value>): Collection<Value> => {
        const { get, find, count } = kept.collection(name)
        return {
          get,
          find,
          count,
          put: (...put) => transaction((store) => store.collection(name).put(...put)),
          putAll: (entries) => transaction((store) => store.collection(name).putAll(entries)),
          deleteWhere: (where) => transaction((store) => store.collection(name).deleteWhere(where)),
          delete: (...deletion) => transaction((store) => store.collection(name).delete(...deletion)),
        }
      },
      log: <Entry>(name: string) => ({
        append: (entry: Entry) => transaction((store) => store.log<Entry>(name).append(entry)),
        read: kept.log<Entry>(name).read,
      }),
      blobs: {
        put: (id, bytes) => transaction((store) => store.blobs.put(id, bytes)),
        get: kept.blobs.get,
        delete: (id) => transaction((store) => store.blobs.delete(id)),
      },
    }
  }

  return {
    workspace(workspaceId) {
      if (!isStorableText(workspaceId)) throw new TypeError('A workspace id must be well-formed text without U+0000.')
      return open(`workspace:${workspaceId}`, workspaceId)
    },
    system: open(systemKey, ''),
    async clear(keep = () => false) {
      await turns.idle()
      await backend.clear(systemKey, keep)
    },
    async close() {
      await turns.idle()
      await backend.close()
    },
  }
}

const systemKey = 'system'
