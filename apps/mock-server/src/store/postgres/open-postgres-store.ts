import { createStore } from '../create-store'
import { createSqlBackend } from '../sql/sql-backend'
import type { Store } from '../store'
import { createPostgresDriver } from './postgres-driver'

export interface PostgresStoreOptions {
  readonly connectionString: string
  /** Made if need be. @default 'inlay' */
  readonly schema?: string | undefined
}

/**
 * Opens the store in a PostgreSQL database, which several processes may share.
 * @throws NewerDataError when a newer version wrote it.
 * @throws UnusableDatabaseError when it cannot be opened.
 */
export async function openPostgresStore({ connectionString, schema = 'inlay' }: PostgresStoreOptions): Promise<Store> {
  return createStore(createSqlBackend(await createPostgresDriver({ connectionString, schema })))
}
