import type { Pause } from '../../client/api-client'
import type { ApiError } from '../../errors/api-error'

/** What a screen can show of an operation's answer. */
export type OperationState<Data> =
  /** Not asked: there is no input, or it is not enabled. */
  | { readonly status: 'idle' }
  /** `pause`: the server has asked for one that is long enough to be told of. */
  | { readonly status: 'loading'; readonly pause?: Pause | undefined }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | {
      readonly status: 'ready'
      readonly data: Data
      /** A newer answer, or the answer to another input, is on its way. */
      readonly refreshing: boolean
      /** `data` answers the input before; nothing is known of the present one yet. */
      readonly previous: boolean
      /** The last refresh failed; `data` is what was known before. */
      readonly refreshError?: ApiError | undefined
      /** The newer answer waits, since the server has asked for a pause. */
      readonly pause?: Pause | undefined
      /** Asks anew; resolves when the answer is there or has failed. */
      readonly refresh: () => Promise<void>
    }
