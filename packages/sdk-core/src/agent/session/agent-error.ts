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
  readonly cause?: unknown
}

/** What went wrong with a run, or with loading a thread. */
export class AgentError extends Error {
  override readonly name = 'AgentError'
  readonly code: AgentErrorCode
  /** The same may go well when it is tried again, without anything being changed. */
  readonly retryable: boolean
  readonly agentCode: string | undefined

  constructor({ code, message, agentCode, cause }: AgentErrorDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.retryable = !lasting.has(code)
    this.agentCode = agentCode
  }
}

export function toAgentError(error: unknown): AgentError {
  if (error instanceof AgentError) return error
  const { code, message } = isApiError(error) ? error : toApiError(error, 'agent')
  return new AgentError({ code, message, cause: error })
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
