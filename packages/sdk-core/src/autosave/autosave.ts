import type { ApiError } from '../errors/api-error'
import type { Clock, Connectivity, KeyValueStorage } from '../ports/host'

/** Which state of the server a change is based on, as `If-Match` says it. */
export type Revision = string | number

/** A value as the server has it. */
export interface SavedValue<Value> {
  readonly value: Value
  readonly revision?: Revision | undefined
}

/** Where the work of a person stands. It never says `saved` while something is only here. */
export type AutosaveState =
  | { readonly status: 'saved' }
  /** Typed, and not yet sent. */
  | { readonly status: 'unsaved' }
  | { readonly status: 'saving' }
  /** Kept on this device, and sent when the network is back. */
  | { readonly status: 'offline' }
  /** Not taken by the server. `retryAt` in the clock's time, when it is tried again without being asked to. */
  | { readonly status: 'failed'; readonly error: ApiError; readonly retryAt: number | undefined }
  /** Somebody else has changed it: nothing is sent until `resolve` says whose version goes on. */
  | { readonly status: 'conflict'; readonly error: ApiError | undefined }

export interface AutosaveJournal {
  readonly storage: KeyValueStorage
  /** Names document, user and workspace, so that nobody is shown the work of another. */
  readonly key: string
  /** At most one write in so many milliseconds. @default 500 */
  readonly every?: number | undefined
}

export interface AutosaveOptions<Value> {
  /** What the server said when the document was opened. */
  readonly opened: SavedValue<Value>
  /** Sends a value, based on the revision that the server said last. Fails with an `ApiError`, of code `conflict` where that is not its newest. */
  readonly save: (
    value: Value,
    base: { readonly revision: Revision | undefined },
  ) => Promise<{ readonly revision?: Revision | undefined }>
  /** Milliseconds of rest after which changes are saved. */
  readonly debounce: number
  /** The most milliseconds that a change waits for that rest. */
  readonly maxWait: number
  readonly clock: Clock
  readonly connectivity: Connectivity
  /** Keeps what is not saved on the device, so that a crash loses next to nothing. `Value` then has to be JSON. */
  readonly journal?: AutosaveJournal | undefined
  /** What two changes amount to when the first has not been saved yet. @default the later one replaces the earlier */
  readonly combine?: ((earlier: Value, later: Value) => Value) | undefined
  /** Told of a journal that cannot be written or read; saving goes on without it. */
  readonly onJournalError?: ((error: unknown) => void) | undefined
}

export type ConflictResolution<Value> =
  /** What is here goes over what the server has now. */
  | { readonly keep: 'mine'; readonly revision: Revision | undefined }
  /** What the server has now takes the place of what is here. */
  | { readonly keep: 'theirs'; readonly server: SavedValue<Value> }

/** Saves what a person writes without being asked to: one call at a time, after a rest, and truthful about it. */
export interface Autosave<Value> {
  /** The newest value: what was typed last, else what the journal kept, else what the server said. */
  value(): Value
  state(): AutosaveState
  /** Called after every change of `state()`. */
  subscribe(listener: () => void): () => void
  /** Something was typed. */
  change(value: Value): void
  /** Saves now; true when all that was typed until then is saved. */
  flush(): Promise<boolean>
  /** Ends a conflict. */
  resolve(resolution: ConflictResolution<Value>): void
  /** Stops the timers and writes down what is not saved. A save that is under way still arrives. */
  dispose(): void
}
