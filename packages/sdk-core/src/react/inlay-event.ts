import type { ApiErrorCode } from '../errors/api-error'
import type { Destination } from '../ports/navigation'

/** A call that a screen makes, to read something or to change it. */
interface OperationEvent {
  /** As `campaigns.list`. */
  readonly operationId: string
  /** `undefined` where the operation belongs to no workspace, or none is chosen. */
  readonly workspaceId: string | undefined
}

interface EndedOperationEvent extends OperationEvent {
  /** How long the person waited for it, the time in which an expired sign-in was renewed included. */
  readonly milliseconds: number
}

/**
 * Something that happened which a host may want to count. It carries names and figures, nothing that people typed or
 * read. Inlay itself sends nothing anywhere.
 */
export type InlayEvent =
  | ({ readonly type: 'operation-started' } & OperationEvent)
  | ({ readonly type: 'operation-succeeded' } & EndedOperationEvent)
  /** `code` is `aborted` where nobody waited for it any longer. */
  | ({ readonly type: 'operation-failed'; readonly code: ApiErrorCode } & EndedOperationEvent)
  /** Another place, by whatever way: a link, a press of Back. A place whose view alone has changed is the same one. */
  | { readonly type: 'navigated'; readonly to: Pick<Destination, 'name' | 'params'> | undefined }
