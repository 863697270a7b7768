import { resolve } from 'node:path'
import { createStore } from '../create-store'
import { createSqlBackend } from '../sql/sql-backend'
import type { Store } from '../store'
import { lockDirectory } from './lock-directory'
import { createSqliteDriver } from './sqlite-driver'

/**
 * Opens the store in a folder, which is made if need be. What it has acknowledged outlives the process and the machine.
 * @throws LockedError when another process has the folder open.
 * @throws UnusableDirectoryError when it is not a folder or cannot be written.
 * @throws NewerDataError when a newer version wrote it.
 */
export function openSqliteStore({ directory }: { readonly directory: string }): Store {
  const folder = resolve(directory)
  const unlock = lockDirectory(folder)
  try {
    const store = createStore(createSqlBackend(createSqliteDriver(resolve(folder, 'inlay.sqlite'))))
    return {
      ...store,
      async close() {
        await store.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
