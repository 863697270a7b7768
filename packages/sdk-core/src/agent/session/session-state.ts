import type { EventVerifier } from '../order/event-verifier'
import type { TextMessage } from '../thread/thread-message'
import type { ThreadState } from '../thread/thread-state'
import type { AgentStreamOptions } from './agent-adapter'
import type { AgentError } from './agent-error'
import type { InterruptAnswer, SessionStatus } from './agent-session'
import type { RunStart } from './run-start'

/** A run, or a whole thread, whose events are read. Whatever comes of one that is not the current one is dropped. */
export interface Following {
  /** Nothing where the server is to say what is going on. */
  runId: string | undefined
  /** What comes next is a whole thread from its beginning, in the place of what is there. */
  replacesThread: boolean
  readonly controller: AbortController
  lastEventId: string | undefined
  verifier: EventVerifier
  readonly callOptions: () => AgentStreamOptions
}

/** What the parts of a session know in common, and change. */
export interface SessionState {
  thread: ThreadState
  status: SessionStatus
  error: AgentError | undefined
  answers: readonly InterruptAnswer[]
  current: Following | undefined
  last: RunStart | undefined
  /** What the last run was started with, until the agent has answered anything to it. */
  unsent: readonly TextMessage[]
  /** Another run went first, and nothing has been heard of it yet. */
  hasYielded: boolean
  /** Done when the server has stopped what was stopped here, or has had time enough to. */
  stopping: Promise<void>
  /** All that was said before is here. Only part of it is where a replay was cut or stopped. */
  isLoaded: boolean
  /** What waits is not sent by itself: what has just come, an error or a question, is to be seen first. */
  awaitsPerson: boolean
}
