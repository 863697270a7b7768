import type { Filter } from '@inlay/sdk-core'

/** A name for documents of one shape. Made once, beside the handlers that use it. */
export interface CollectionName<Value extends object> {
  readonly name: string
  /** Fields that are often sorted or compared, for which an implementation may keep an index. */
  readonly indexed: readonly (keyof Value & string)[]
}

export function collectionName<Value extends object>(
  name: string,
  indexed: readonly (keyof Value & string)[] = [],
): CollectionName<Value> {
  return { name, indexed }
}

export interface StoredDocument<Value> {
  readonly id: string
  /** 1 at first, one more with every put. */
  readonly revision: number
  readonly value: Value
}

export interface FindQuery {
  readonly where?: Filter | undefined
  /** Text that at least one of the fields contains, without regard to case and accents. */
  readonly search?: { readonly text: string; readonly fields: readonly string[] } | undefined
  /**
   * Numbers by size, then text without regard to case, then false and true, then lists and objects; what is absent comes
   * last in both directions. Ties are settled by id in the direction of the last field, so that pages never overlap.
   * @default by id
   */
  readonly orderBy?: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[] | undefined
  /** Skip so many. Stable only while nobody writes; `after` is stable always. */
  readonly offset?: number | undefined
  /** The `cursor` of an earlier answer to the same query; another is refused with an `InvalidCursor`. */
  readonly after?: string | undefined
  readonly limit: number
}

export interface FindResult<Value> {
  readonly documents: readonly StoredDocument<Value>[]
  /** How many there are in all. */
  readonly total: number
  /** Where the next page begins; nothing when this was the last. */
  readonly cursor: string | undefined
}

export interface Collection<Value extends object> {
  get(id: string): Promise<StoredDocument<Value> | undefined>
  /**
   * Writes the whole document. With `ifRevision` only when that is the present revision (0: when there is none yet),
   * else it throws a `RevisionConflict`.
   */
  put(id: string, value: Value, options?: { readonly ifRevision?: number }): Promise<StoredDocument<Value>>
  putAll(entries: readonly (readonly [id: string, value: Value])[]): Promise<void>
  /** False when there was none. */
  delete(id: string, options?: { readonly ifRevision?: number }): Promise<boolean>
  /** Deletes all that the filter lets through, and answers how many there were. */
  deleteWhere(where: Filter): Promise<number>
  find(query: FindQuery): Promise<FindResult<Value>>
  count(where?: Filter): Promise<number>
}

export interface LogEntry<Entry> {
  /** Counts up from 1 without a gap. */
  readonly position: number
  readonly entry: Entry
}

/** What is only ever added to: histories, events of a run. */
export interface AppendLog<Entry> {
  append(entry: Entry): Promise<LogEntry<Entry>>
  read(options?: { readonly after?: number; readonly limit?: number }): Promise<readonly LogEntry<Entry>[]>
}

export interface Blobs {
  put(id: string, bytes: Uint8Array): Promise<void>
  get(id: string): Promise<Uint8Array | undefined>
  delete(id: string): Promise<boolean>
}

/** All that is kept for one workspace. What another workspace keeps cannot be reached from here. */
export interface WorkspaceStore {
  readonly workspaceId: string
  collection<Value extends object>(name: CollectionName<Value>): Collection<Value>
  log<Entry>(name: string): AppendLog<Entry>
  readonly blobs: Blobs
  /**
   * All of it is kept, or, when `run` throws, none. Others see nothing before it is done, and other writers of the
   * workspace wait: inside, write through the store that `run` is given, since the outer one would wait for ever.
   * A transaction inside another is a part of it that can fail by itself.
   */
  transaction<Result>(run: (store: WorkspaceStore) => Promise<Result>): Promise<Result>
}

export interface Store {
  workspace(workspaceId: string): WorkspaceStore
  /** What belongs to no workspace: people, customers, workspaces themselves and who belongs to them, sign-ins. */
  readonly system: WorkspaceStore
  /** Empties it, but for those collections of the system that are to be kept. */
  clear(keep?: (collection: string) => boolean): Promise<void>
  close(): Promise<void>
}

/** Somebody else changed the document first. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict'
  constructor(
    readonly id: string,
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`Document ${id} is at revision ${actual}, not ${expected}.`)
  }
}
