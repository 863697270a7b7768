import { createEventVerifier, type EventVerifier } from '../order/event-verifier'
import type { AgentEvent, ReceivedEvent } from '../protocol/agent-event'
import { reduceThread } from '../thread/reduce-thread'
import { createThreadState } from '../thread/thread-state'
import { AgentError, asCut, toAgentError } from './agent-error'
import type { AgentSessionOptions } from './agent-session'
import type { Notifier } from './notifier'
import { createPauses } from './pauses'
import type { Following, SessionState } from './session-state'
import { untilAborted } from './until-aborted'

export interface RunReaderOptions {
  readonly options: AgentSessionOptions
  readonly state: SessionState
  readonly notifier: Notifier
  readonly onProblem: (detail: string) => void
  readonly onEvent: (event: AgentEvent) => void
  /** The agent has ended what was read. */
  readonly onEnd: () => void
  readonly onFailure: (failure: unknown, found: AgentError) => unknown
}

export type RunReader = ReturnType<typeof createRunReader>

/** Reads the events of runs into the thread. */
export function createRunReader({ options, state, notifier, onProblem, onEvent, onEnd, onFailure }: RunReaderOptions) {
  const { adapter, threadId, reconnects = 5 } = options
  const pauses = createPauses(options)

  function verifier(): EventVerifier {
    return createEventVerifier({ onProblem: ({ detail }) => onProblem(detail) })
  }

  function isCurrent(following: Following): boolean {
    return state.current === following
  }

  function isRunning(): boolean {
    return state.thread.run.status === 'running'
  }

  /** @param runId nothing where the server is to say what is going on */
  function follow(runId: string | undefined): Following {
    const controller = new AbortController()
    const following: Following = {
      runId,
      replacesThread: false,
      isAsked: true,
      controller,
      lastEventId: undefined,
      verifier: verifier(),
      callOptions: () => ({ signal: controller.signal, onProblem, lastEventId: following.lastEventId }),
    }
    state.current = following
    return following
  }

  function take(following: Following, { id, event }: ReceivedEvent) {
    following.lastEventId = id ?? following.lastEventId
    state.status = 'running'
    state.unsent = []
    state.hasYielded = false
    if (following.replacesThread) state.thread = createThreadState(options)
    following.replacesThread = false
    for (const inOrder of following.verifier.push(event)) {
      state.thread = reduceThread(state.thread, inOrder)
      if (inOrder.type === 'RUN_STARTED' && inOrder.runId !== '') state.lastRunId = inOrder.runId
      onEvent(inOrder)
    }
    if (isRunning()) notifier.tellSoon()
    else notifier.tellNow()
  }

  /** Reads the events of a run to its end, over as many connections as that takes. */
  async function keepReading(following: Following, open: () => AsyncIterable<ReceivedEvent>): Promise<unknown> {
    const { signal } = following.controller
    let source = open
    for (let cuts = 0; ; cuts += 1) {
      let failure: unknown = new AgentError({ code: 'cut', message: 'The stream ended before the run did.' })
      try {
        for await (const received of untilAborted(source(), signal)) {
          cuts = 0
          take(following, received)
          if (following.runId !== undefined && !isRunning()) break
        }
        if (!isCurrent(following)) return undefined
        if (!isRunning()) return onEnd()
      } catch (caught) {
        if (!isCurrent(following)) return undefined
        failure = caught
      }
      const { status } = state
      const wasSeen = following.lastEventId !== undefined || status === 'running' || status === 'reconnecting'
      const found = wasSeen ? asCut(toAgentError(failure)) : toAgentError(failure)
      const { connect } = adapter
      if (!connect || !found.retryable || !wasSeen || cuts >= reconnects) return onFailure(failure, found)
      state.status = 'reconnecting'
      notifier.tellNow()
      if (!(await pauses.beforeReconnect(cuts, signal)) || !isCurrent(following)) return undefined
      source = () => {
        // A server may give all of the run again, whatever it was told of where to go on.
        state.thread = { ...state.thread, begun: new Set() }
        // Without an id the run is replayed from its beginning, or the thread is.
        if (following.lastEventId === undefined) {
          following.verifier = verifier()
          following.replacesThread = following.runId === undefined
        }
        return connect({ threadId, runId: following.runId }, following.callOptions())
      }
    }
  }

  return { follow, isCurrent, keepReading }
}
