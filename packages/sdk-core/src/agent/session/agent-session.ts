import type { Context, Tool } from '@ag-ui/core'
import type { Clock, Connectivity, Random } from '../../ports/host'
import type { AgentEvent } from '../protocol/agent-event'
import type { MessageContent, TextMessage, ThreadMessage } from '../thread/thread-message'
import type { ThreadState } from '../thread/thread-state'
import type { AgentAdapter } from './agent-adapter'
import type { AgentError } from './agent-error'

/** What an agent is told with every run, beside the messages. */
export interface RunExtras {
  readonly tools?: readonly Tool[] | undefined
  readonly context?: readonly Context[] | undefined
  readonly forwardedProps?: unknown
}

/** A tool that works here, in the page: the agent calls it, and goes on with what it gives. */
export interface FrontendTool {
  /** What it is for, told to the agent. */
  readonly description: string
  /** Its arguments, as JSON Schema. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** What it gives is told to the agent as JSON; what it throws, as an error. Aborted when the run is stopped. */
  readonly run: (args: unknown, options: { readonly signal: AbortSignal }) => unknown
}

export interface AgentSessionOptions {
  readonly adapter: AgentAdapter
  readonly threadId: string
  readonly clock: Clock
  readonly random: Random
  readonly connectivity: Connectivity
  /** Runs once at the next good moment to show something; the answer cancels. @default after 16 ms of the clock */
  readonly schedule?: ((run: () => void) => () => void) | undefined
  /** What the host knows of the thread; `restore` then leaves the messages as they are. */
  readonly messages?: readonly ThreadMessage[] | undefined
  readonly agentState?: unknown
  /** Asked before each run. */
  readonly extras?: (() => RunExtras) | undefined
  /** What agents can have done in the page, by the names of tools. Read each time that they are told of or called. */
  readonly frontendTools?: Readonly<Record<string, FrontendTool>> | undefined
  /** How many times in a row a cut run is joined again. @default 5 */
  readonly reconnects?: number | undefined
  /** Told of the agent's state when it is another one, at most once per moment of `schedule`. */
  readonly onAgentState?: ((state: unknown) => void) | undefined
  /**
   * Told of every event, in order, as the thread takes it. What was stopped here gives one more: the end of its run, when the
   * server has ended it and the thread shows what it has kept.
   */
  readonly onEvent?: ((event: AgentEvent) => void) | undefined
  /** Told of what nobody needs to see: events that were passed over or out of order, a stop that failed. */
  readonly onProblem?: ((detail: string) => void) | undefined
}

/** `loading`: the thread is fetched. `reconnecting`: the run goes on at the server, and its events were cut. */
export type SessionStatus = 'idle' | 'loading' | 'connecting' | 'running' | 'reconnecting'

export interface InterruptAnswer {
  readonly interruptId: string
  readonly status: 'resolved' | 'cancelled'
  readonly payload?: unknown
}

/**
 * `thread`: what was said before is not loaded. `run`: the agent is at work. `network`: there is none. `retry`: the last run
 * has failed, and is to be tried again. `answer`: the agent has asked something. Whatever else is sent ends these two. `stop`:
 * what was stopped is not known to be over at the server.
 */
export type QueueWait = 'thread' | 'run' | 'network' | 'retry' | 'answer' | 'stop'

/** The server could not be told that a run is stopped. `trying`: it is told again. `failed`: it was told often enough. */
export type StopTrouble = 'trying' | 'failed'

/** A session at one moment. The same object until something changes. */
export interface AgentSnapshot {
  readonly thread: ThreadState
  readonly status: SessionStatus
  /** Written, and not sent yet. */
  readonly queue: readonly TextMessage[]
  /** What the queue waits for; nothing where it is empty. */
  readonly waitsFor: QueueWait | undefined
  /** Sent, and not taken by the agent yet as far as is known: on its way, or failed on it. Part of the thread. */
  readonly unsent: readonly TextMessage[]
  /** Why the last run or the loading failed; nothing from the next attempt on. */
  readonly error: AgentError | undefined
  /** Of the run that was stopped last, which may still go on there; nothing where that is over, or another one has begun. */
  readonly stopTrouble: StopTrouble | undefined
  /** Answers to the interrupts of the thread, sent when there is one to each. */
  readonly answers: readonly InterruptAnswer[]
}

/** A conversation with an agent, for one thread. Needs no framework: `subscribe` and `getSnapshot` fit `useSyncExternalStore`. */
export interface AgentSession {
  getSnapshot(): AgentSnapshot
  subscribe(listener: () => void): () => void
  /** Fetches the thread, and joins the run that is going on in it. */
  restore(): Promise<void>
  /**
   * Looks whether the thread went on somewhere else, such as in another tab: takes over what was said there, and joins a run
   * that is going on. Does nothing while a run is followed here; a failure is only reported.
   */
  refresh(): Promise<void>
  /**
   * Sends a message; while a run goes on, there is no network, or the thread is not loaded, it waits in the queue. A thread
   * that could not be loaded is loaded again. Open interrupts that are not answered
   * are cancelled by it. With an `id` of the host's own it is said once: not where the thread, or what waits, has it already,
   * also where another window has sent it first. With `isFirst` it goes before all else that waits, alone, also where that
   * is held.
   * @returns the id of the message
   */
  send(
    content: MessageContent,
    options?: { readonly id?: string | undefined; readonly isFirst?: boolean | undefined },
  ): string
  /**
   * Lets what is sent wait in the queue, as long as it is not known what the conversation begins with.
   * @returns ends it
   */
  hold(): () => void
  /** Takes a message out of the queue; what it said, for the composer. */
  unqueue(messageId: string): MessageContent | undefined
  /**
   * Ends the run: here at once, and at the server as soon as that can be told. What was open is cancelled, and whatever still
   * comes is dropped; then the thread is as the server has kept it. A run that cannot be stopped is followed again. Where
   * nothing runs here, a stop that the server could not be told of is tried again.
   * @param reason @default 'User requested stop'
   */
  stop(reason?: string): Promise<void>
  /** Does the last run again, from what it was started with. */
  retry(): void
  /** Puts another message in the place of one, forgets what came after it, and starts a run. */
  edit(messageId: string, content: MessageContent): void
  /** Answers an interrupt; the run goes on when all of its interrupts are answered. */
  answer(answer: InterruptAnswer): void
  /** Lets go of everything; a run goes on at the server. */
  dispose(): void
}
