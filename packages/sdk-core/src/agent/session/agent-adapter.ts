import type { Message, RunAgentInput } from '@ag-ui/core'
import type { ReceivedEvent } from '../protocol/agent-event'
import type { ThreadMessage } from '../thread/thread-message'
import type { Interrupted } from '../thread/thread-state'

/** What a run is started with, as AG-UI has it. */
export type RunInput = Readonly<Omit<RunAgentInput, 'messages'>> & { readonly messages: readonly Message[] }

export interface AgentCallOptions {
  readonly signal: AbortSignal
  /** Told of what was passed over or failed without harm. */
  readonly onProblem: (detail: string) => void
}

export interface AgentStreamOptions extends AgentCallOptions {
  /** Take up after this event. */
  readonly lastEventId?: string | undefined
}

export interface AgentRun {
  readonly threadId: string
  readonly runId: string
}

/** A thread as the server keeps it. */
export interface LoadedThread {
  /** False for one that nobody has written in yet, which is no error. */
  readonly threadExists: boolean
  readonly messages?: readonly ThreadMessage[] | undefined
  readonly agentState?: unknown
  /** The run that is going on. */
  readonly runId?: string | undefined
  /** The last run, as the server knows it: the next one names it as its `parentRunId`. */
  readonly lastRunId?: string | undefined
  /** What the last run has asked, and nobody has answered yet. Left out: the server does not say. */
  readonly interrupted?: Interrupted | undefined
}

/** How a session talks to one agent. Whatever fails rejects with an `ApiError` or an `AgentError`. */
export interface AgentAdapter {
  /** Starts a run; its events until its end. */
  run(input: RunInput, options: AgentStreamOptions): AsyncIterable<ReceivedEvent>
  /**
   * Joins what is going on in a thread: from its beginning, or after `lastEventId` where one is given. Ends at once when
   * nothing is. Left out: a cut run cannot be taken up again.
   */
  connect?(
    thread: { readonly threadId: string; readonly runId: string | undefined },
    options: AgentStreamOptions,
  ): AsyncIterable<ReceivedEvent>
  /** Stops a run where it is done; letting go of its events does not. */
  stop?(run: AgentRun & { readonly reason: string }, options: AgentCallOptions): Promise<void>
  load?(thread: { readonly threadId: string }, options: AgentCallOptions): Promise<LoadedThread>
}
