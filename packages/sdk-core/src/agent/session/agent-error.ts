import { isApiError, type ApiErrorCode } from '../../errors/api-error'
import { toApiError } from '../../errors/to-api-error'

/**
 * `cut`: the stream ended before the run did, and could not be taken up again. `agent-failed`: the agent itself said that it
 * failed; its own code is in `agentCode`. All others are those of calls.
 */
export type AgentErrorCode = 'cut' | 'agent-failed' | ApiErrorCode

export interface AgentErrorDetails {
  readonly code: AgentErrorCode
  readonly message: string
  readonly agentCode?: string | undefined
  readonly requestId?: string | undefined
  readonly retryAt?: number | undefined
  readonly cause?: unknown
}

/** What went wrong with a run, or with loading a thread. */
export class AgentError extends Error {
  override readonly name = 'AgentError'
  readonly code: AgentErrorCode
  /** The same may go well when it is tried again, without anything being changed. */
  readonly retryable: boolean
  readonly agentCode: string | undefined
  /** By which the people of the agent find the call that failed. */
  readonly requestId: string | undefined
  /** When the server says that it may be tried again, in milliseconds since the epoch. */
  readonly retryAt: number | undefined

  constructor({ code, message, agentCode, requestId, retryAt, cause }: AgentErrorDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.retryable = !lasting.has(code)
    this.agentCode = agentCode
    this.requestId = requestId
    this.retryAt = retryAt
  }
}

export function toAgentError(error: unknown): AgentError {
  if (error instanceof AgentError) return error
  const cause = isApiError(error) ? error : toApiError(error, 'agent')
  const { message, requestId, retryAt } = cause
  // Whatever a server calls it.
  const code = cause.status === 413 ? 'too-large' : cause.code
  return new AgentError({ code, message, requestId, retryAt, cause })
}

const lasting: ReadonlySet<string> = new Set([
  'unauthenticated',
  'forbidden',
  'not-found',
  'invalid',
  'too-large',
  'flag-off',
  'unsupported',
])

/** Of an answer that has begun, that its rest does not come is all that a lost connection says. */
export function asCut(error: AgentError): AgentError {
  const { cause, code, message } = error
  const isLost = code === 'unavailable' && isApiError(cause) && cause.status === 0
  return isLost ? new AgentError({ code: 'cut', message, cause }) : error
}
