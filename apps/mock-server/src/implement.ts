import type { AnyOperation, EventOf, ItemOf, OutputOf, ParsedInputOf, RowsPage, StreamMessage } from '@inlay/sdk-core'
import type { Clock } from './clock'
import type { LanguageModel } from './engines/language-model/language-model'
import type { Jobs } from './jobs/jobs'
import type { ProviderLinks } from './providers/provider-links'
import type { WorkspaceStore } from './store/store'

/** The signed-in person, as the token says. */
export interface Caller {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/** What every handler is given. By the time it runs, the caller, the workspace, the flag and the input are checked. */
export interface HandlerContext<O extends AnyOperation> {
  readonly input: ParsedInputOf<O>
  /** Opened for the caller's workspace; for operations without one, what belongs to no workspace. */
  readonly store: WorkspaceStore
  /** What belongs to no workspace. Another workspace than the caller's cannot be reached from here. */
  readonly system: WorkspaceStore
  readonly workspaceId: string
  readonly caller: Caller
  readonly clock: Clock
  readonly jobs: Jobs
  /** Writes texts. */
  readonly language: LanguageModel
  /** Where the providers of outreach show what they have. */
  readonly providerLinks: ProviderLinks
  /** A new id: `campaign_…` */
  readonly newId: (prefix: string) => string
  /** The revision of `If-Match`, where the caller sent one. */
  readonly ifRevision: number | undefined
  /** Where a stream is to be taken up: the id of the last event that the caller has. */
  readonly lastEventId: string | undefined
  /** Ids of the operations that this server has. */
  readonly capabilities: readonly string[]
  readonly signal: AbortSignal
}

export type HandlerAnswer<O> = O extends { readonly kind: 'stream' }
  ? AsyncIterable<StreamMessage<EventOf<O>>>
  : O extends { readonly kind: 'download' }
    ? { readonly bytes: Uint8Array; readonly mediaType: string; readonly filename: string }
    : O extends { readonly kind: 'rows' }
      ? RowsPage<ItemOf<O>>
      : OutputOf<O>

export type Handler<O extends AnyOperation> = (context: HandlerContext<O>) => Promise<HandlerAnswer<O>>

export interface Implementation {
  readonly operation: AnyOperation
  readonly handle: (context: HandlerContext<AnyOperation>) => Promise<unknown>
}

/** Says what an operation of the contract does. Access, parsing, flags and errors are the frame's, not the handler's. */
export function implement<O extends AnyOperation>(operation: O, handler: Handler<O>): Implementation {
  return { operation, handle: handler }
}
