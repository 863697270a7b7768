import type { FindQuery, FindResult, LogEntry, StoredDocument } from './store'

/** One collection of one workspace. */
export interface Space {
  readonly workspace: string
  readonly collection: string
  readonly indexed: readonly string[]
}

/** Documents that a transaction has written and not yet kept; `undefined` for one that it deleted. */
export type PendingDocuments = ReadonlyMap<string, StoredDocument<object> | undefined>

/** What is kept. The pending documents of a transaction count as if they were. */
export interface Reader {
  /** Those of the documents that there are. */
  read(space: Space, ids: readonly string[]): Promise<ReadonlyMap<string, StoredDocument<object>>>
  find(space: Space, query: FindQuery, pending: PendingDocuments): Promise<FindResult<object>>
  lastPosition(workspace: string, log: string): Promise<number>
  readLog(
    workspace: string,
    log: string,
    options: { readonly after: number; readonly limit: number },
  ): Promise<readonly LogEntry<unknown>[]>
  readBlob(workspace: string, id: string): Promise<Uint8Array | undefined>
}

export interface DocumentChange {
  readonly space: Space
  readonly id: string
  readonly before: StoredDocument<object> | undefined
  /** Nothing: it is deleted. */
  readonly after: StoredDocument<object> | undefined
}

export interface Changes {
  readonly documents: readonly DocumentChange[]
  readonly entries: readonly (LogEntry<unknown> & { readonly log: string })[]
  /** Nothing in place of the bytes: it is deleted. */
  readonly blobs: readonly { readonly id: string; readonly bytes: Uint8Array | undefined }[]
}

export interface WriteSession {
  readonly reader: Reader
  /** Keeps all of the changes, or throws and keeps none. Called at most once. */
  commit(changes: Changes): Promise<void>
}

/**
 * Where a store keeps things. Everything that a store promises about revisions, transactions and copies is done once,
 * above this, in `createStore`.
 */
export interface Backend {
  readonly reader: Reader
  /** Runs while no other process writes to the workspace. Within this process `createStore` sees to that. */
  exclusive<Result>(workspace: string, run: (session: WriteSession) => Promise<Result>): Promise<Result>
  /** Deletes everything but the documents of these collections of one workspace. */
  clear(workspace: string, keep: (collection: string) => boolean): Promise<void>
  close(): Promise<void>
}
