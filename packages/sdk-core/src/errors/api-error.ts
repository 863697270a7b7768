import type { FieldError } from './problem'

/**
 * What went wrong with a call. Codes of the server's own (`errors` of an operation) appear beside these.
 * `unauthenticated` is told apart from all others, since it alone is mended by signing in.
 */
export type ApiErrorCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'too-large'
  | 'rate-limited'
  | 'flag-off'
  | 'unsupported'
  | 'unavailable'
  | 'server-error'
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | (string & {})

export interface ApiErrorDetails {
  readonly code: ApiErrorCode
  /** 0 when no answer came. */
  readonly status: number
  readonly title: string
  readonly detail?: string | undefined
  readonly requestId?: string | undefined
  readonly fields?: readonly FieldError[] | undefined
  readonly operationId?: string | undefined
  /** Before then, in milliseconds since the epoch, the server does not want to be asked again. */
  readonly retryAt?: number | undefined
  readonly cause?: unknown
}

/** The one error that calls throw. `detail` is the server's sentence for people, where it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly title: string
  readonly detail: string | undefined
  readonly requestId: string | undefined
  readonly fields: readonly FieldError[]
  readonly operationId: string | undefined
  readonly retryAt: number | undefined

  constructor(details: ApiErrorDetails) {
    super(details.detail ?? details.title, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = details.code
    this.status = details.status
    this.title = details.title
    this.detail = details.detail
    this.requestId = details.requestId
    this.fields = details.fields ?? []
    this.operationId = details.operationId
    this.retryAt = details.retryAt
  }
}

/** True for an `ApiError`, of any copy of this package, and of this code where one is given. */
export function isApiError(error: unknown): error is ApiError
export function isApiError<Code extends ApiErrorCode>(error: unknown, code: Code): error is ApiErrorOf<Code>
export function isApiError(error: unknown, code?: ApiErrorCode): boolean {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false
  return code === undefined || (error as ApiError).code === code
}

type ApiErrorOf<Code extends ApiErrorCode> = ApiError & { readonly code: Code }
