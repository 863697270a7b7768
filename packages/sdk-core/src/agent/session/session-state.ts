import type { EventVerifier } from '../order/event-verifier'
import type { TextMessage } from '../thread/thread-message'
import type { ThreadState } from '../thread/thread-state'
import type { AgentStreamOptions } from './agent-adapter'
import type { AgentError } from './agent-error'
import type { InterruptAnswer, SessionStatus, StopTrouble } from './agent-session'
import type { RunStart } from './run-start'
import type { StoppedRun } from './server-stop'

/** A run, or a whole thread, whose events are read. Whatever comes of one that is not the current one is dropped. */
export interface Following {
  /** Nothing where the server is to say what is going on. */
  runId: string | undefined
  /** What comes next is a whole thread from its beginning, in the place of what is there. */
  replacesThread: boolean
  /** The server was asked for it; before, there is nothing to stop there. */
  isAsked: boolean
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
  /** The last run in the thread that is known of here: the next one names it, so that the server can tell what it has not seen. */
  lastRunId: string | undefined
  /** What the last run was started with, until the agent has answered anything to it. */
  unsent: readonly TextMessage[]
  /** Another run went first, and nothing has been heard of it yet. */
  hasYielded: boolean
  /** Done when the server was asked once to stop what was stopped here, and has had time enough to. */
  stopping: Promise<void>
  /** What was stopped here last: nothing of it is shown any more. */
  stopped: StoppedRun | undefined
  stopTrouble: StopTrouble | undefined
  /** All that was said before is here. Only part of it is where a replay was cut or stopped. */
  isLoaded: boolean
  /** How often somebody has asked to let what is sent wait. */
  holds: number
  /** What waits is not sent by itself: what has just come, an error or a question, is to be seen first. */
  awaitsPerson: boolean
}
