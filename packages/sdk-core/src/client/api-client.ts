import type {
  AnyOperation,
  DownloadOperation,
  EventOf,
  InputOf,
  ItemOf,
  JsonOperation,
  OutputOf,
  PageOperation,
  RowsOperation,
  StreamOperation,
  UploadOperation,
} from '../operation/operation'

export interface CallOptions {
  /** The workspace that the call is about; operations of scope `workspace` cannot do without. */
  readonly workspaceId?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until the call is given up. @default the client's */
  readonly timeout?: number | undefined
  /** Names this attempt, so that a retry does nothing twice. @default made by the client where the operation asks for one */
  readonly idempotencyKey?: string | undefined
  /** The revision that the change is based on. */
  readonly ifMatch?: string | number | undefined
  /** Told when the call rests because the server asked for a pause, and with nothing when it goes on or is over. */
  readonly onPause?: ((pause: Pause | undefined) => void) | undefined
}

/** A server that has too much to do has said when to come again. */
export interface Pause {
  /** Milliseconds since the epoch, by the client's clock. */
  readonly until: number
  /** Goes on now. */
  readonly end: () => void
}

export interface StreamOptions extends CallOptions {
  /** Take up after this event. */
  readonly lastEventId?: string | undefined
}

export interface StreamMessage<Event> {
  readonly id: string | undefined
  readonly event: Event
}

export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

export interface UploadOptions extends CallOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined
}

export interface DownloadedFile {
  readonly blob: Blob
  /** As the server names it. */
  readonly filename: string | undefined
}

/** The rows of a list at one revision, each row keeping its identity for as long as it is unchanged. */
export interface RowsSnapshot<Row> {
  readonly revision: string
  readonly rows: readonly Row[]
  readonly total: number
}

export interface RowsOptions<Row> extends CallOptions {
  /** What an earlier call gave: then only changes travel. */
  readonly previous?: RowsSnapshot<Row> | undefined
  /** Called with what has arrived so far while the first read goes on. */
  readonly onPart?: ((rows: readonly Row[], total: number) => void) | undefined
}

export type ClientEvent =
  /** The sign-in is gone and could not be renewed; calls fail with `unauthenticated` until somebody signs in. */
  | { readonly type: 'unauthenticated' }
  /** An answer was read, but something in it was not as the contract says. */
  | { readonly type: 'contract-warning'; readonly operationId: string; readonly message: string }

/**
 * What features talk to. A host gives one: `createHttpClient` over HTTP, the bridge of a framed page, or its own.
 * Every method rejects with an `ApiError` and nothing else.
 */
export interface ApiClient {
  call<O extends JsonOperation | PageOperation>(
    operation: O,
    input: InputOf<O>,
    options?: CallOptions,
  ): Promise<OutputOf<O>>
  /** Ends when the server ends it; a cut connection is taken up again where the server can, else it throws. */
  stream<O extends StreamOperation>(
    operation: O,
    input: InputOf<O>,
    options?: StreamOptions,
  ): AsyncIterable<StreamMessage<EventOf<O>>>
  upload<O extends UploadOperation>(operation: O, input: InputOf<O>, options?: UploadOptions): Promise<OutputOf<O>>
  download<O extends DownloadOperation>(operation: O, input: InputOf<O>, options?: CallOptions): Promise<DownloadedFile>
  rows<O extends RowsOperation>(
    operation: O,
    input: InputOf<O>,
    options?: RowsOptions<ItemOf<O>>,
  ): Promise<RowsSnapshot<ItemOf<O>>>
  /** Whether the backend has this operation, told by its id. `undefined` until it has said so. */
  supports(operation: Pick<AnyOperation, 'id'>): boolean | undefined
  /** Resolves when `supports` knows. A backend that does not say is taken to have everything. */
  ready(signal?: AbortSignal): Promise<void>
  subscribe(listener: (event: ClientEvent) => void): () => void
}
