import type { Interrupt } from '@ag-ui/core'
import type { ThreadMessage } from './thread-message'

export type { Interrupt }

export type RunState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly runId: string }
  | { readonly status: 'finished'; readonly runId: string; readonly result?: unknown }
  /** It goes on when all of them are answered. */
  | { readonly status: 'interrupted'; readonly runId: string; readonly interrupts: readonly Interrupt[] }
  | { readonly status: 'cancelled'; readonly runId: string }
  | { readonly status: 'failed'; readonly runId: string; readonly message: string; readonly code?: string | undefined }

/** A named part of the run, as the agent divides its work. */
export interface RunStep {
  readonly name: string
  readonly status: 'running' | 'complete' | 'cancelled'
  readonly subagentRunId?: string | undefined
}

export interface Subagent {
  readonly subagentRunId: string
  readonly name: string
  readonly description?: string | undefined
  readonly parentSubagentRunId?: string | undefined
  readonly status: 'running' | 'complete' | 'suspended' | 'failed' | 'cancelled'
}

/** What a run has asked, and nobody has answered yet. */
export interface Interrupted {
  readonly runId: string
  readonly interrupts: readonly Interrupt[]
}

/**
 * A thread as its events have made it. Each event makes another one, in which everything that it did not touch is the same
 * object as before.
 */
export interface ThreadState {
  readonly threadId: string
  /** Messages that are done: the list is another one only when a message joins it or the thread is changed before its end. */
  readonly history: readonly ThreadMessage[]
  /** The messages after those, from the first on that may still change. Short, so that a token costs the same in any thread. */
  readonly tail: readonly ThreadMessage[]
  /** What the agent keeps, whatever that is. */
  readonly agentState: unknown
  /** A change of the agent's state could not be made; true until a snapshot comes. */
  readonly isStateStale: boolean
  readonly run: RunState
  /** Those of the present run, or of the last one. */
  readonly steps: readonly RunStep[]
  readonly subagents: readonly Subagent[]
  /** What the present run has begun to say. Begun again, it goes on; from an earlier reading, it is said anew. */
  readonly begun: ReadonlySet<string>
}

export interface ThreadStart {
  readonly threadId: string
  readonly messages?: readonly ThreadMessage[] | undefined
  readonly agentState?: unknown
  readonly interrupted?: Interrupted | undefined
}

export function createThreadState({ threadId, messages = [], agentState, interrupted }: ThreadStart): ThreadState {
  return {
    threadId,
    history: messages,
    tail: [],
    agentState,
    isStateStale: false,
    run: interrupted ? { status: 'interrupted', ...interrupted } : { status: 'idle' },
    steps: [],
    subagents: [],
    begun: new Set(),
  }
}

/** All messages of a thread in their order. For what is shown, `history` and `tail` apart cost less. */
export function threadMessages({ history, tail }: Pick<ThreadState, 'history' | 'tail'>): readonly ThreadMessage[] {
  return tail.length === 0 ? history : [...history, ...tail]
}
