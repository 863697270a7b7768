import { mergeSnapshot } from '../thread/merge-snapshot'
import type { TextMessage, ThreadMessage } from '../thread/thread-message'
import { createThreadState, threadMessages, type ThreadState } from '../thread/thread-state'
import type { AgentAdapter, AgentRun, LoadedThread } from './agent-adapter'
import { toAgentError } from './agent-error'
import type { AgentSessionOptions } from './agent-session'
import type { Notifier } from './notifier'
import type { RunReader } from './run-reader'
import { asksAnother, withMessages } from './run-start'
import type { Following, SessionState } from './session-state'

export interface RestoringOptions {
  readonly options: AgentSessionOptions
  readonly state: SessionState
  readonly notifier: Notifier
  readonly reader: RunReader
  readonly onProblem: (detail: string) => void
  readonly onEnd: () => void
  readonly onFailure: (failure: unknown) => void
  /** Said here, and nothing that the server knows: it waits before all else that does. */
  readonly sayLater: (messages: readonly TextMessage[]) => void
  readonly sendWaiting: () => void
  /** What was stopped here is over at the server, too. */
  readonly onStopped: () => void
}

/** Fetches the thread, and joins what is going on in it: at the beginning, and when it may have gone on somewhere else. */
export function createRestoring({
  options,
  state,
  notifier,
  reader,
  onProblem,
  onEnd,
  onFailure,
  sayLater,
  sendWaiting,
  onStopped,
}: RestoringOptions) {
  const { adapter, threadId } = options
  let looking: AbortController | undefined

  /** What has been sent from here and has not come there. */
  function missingFrom(messages: readonly ThreadMessage[]): readonly TextMessage[] {
    const there = new Set(messages.map(({ id }) => id))
    return state.unsent.filter(({ id }) => !there.has(id))
  }

  function waitAgain(missing: readonly TextMessage[]) {
    sayLater(missing)
    state.unsent = []
  }

  function sayThatLookFailed(caught: unknown) {
    onProblem(`The thread could not be looked at: ${toAgentError(caught).message}`)
  }

  async function load(following: Following) {
    if (!adapter.load) return undefined
    const loaded = await adapter.load({ threadId }, following.callOptions())
    if (!reader.isCurrent(following)) return undefined
    const messages = options.messages ?? loaded.messages ?? []
    const agentState = loaded.agentState ?? state.thread.agentState
    waitAgain(missingFrom(messages))
    state.lastRunId = lastRunOf(loaded)
    state.thread = createThreadState({ threadId, messages, agentState, interrupted: loaded.interrupted })
    return loaded
  }

  /** It stands after what has come, to be tried again as before. */
  function keepFailed(missing: readonly TextMessage[], { run }: ThreadState) {
    state.thread = { ...withMessages(state.thread, missing), run }
    state.last = { thread: state.thread, resume: undefined, said: missing }
    notifier.tellNow()
  }

  function join(following: Following, connect: NonNullable<AgentAdapter['connect']>, runId: string | undefined) {
    if (runId !== undefined) {
      state.thread = { ...state.thread, run: { status: 'running', runId } }
      state.status = 'reconnecting'
      following.runId = runId
    }
    notifier.tellNow()
    return reader.keepReading(following, () => connect({ threadId, runId }, following.callOptions()))
  }

  /** The thread as the server has it, if nothing else has come of it here meanwhile. */
  async function look(signal: AbortSignal): Promise<LoadedThread | undefined> {
    const before = state.thread
    try {
      const loaded = await adapter.load?.({ threadId }, { signal, onProblem })
      return signal.aborted || state.current || state.thread !== before ? undefined : loaded
    } catch (caught) {
      if (!signal.aborted) sayThatLookFailed(caught)
      return undefined
    }
  }

  /** Shows what the server has in the place of what has come here; not where it lacks what was said here. */
  function takeOver({ messages, agentState = state.thread.agentState, interrupted, ...loaded }: LoadedThread) {
    const there = new Set(messages?.map(({ id }) => id))
    if (!messages || threadMessages(state.thread).some(({ id, role }) => role === 'user' && !there.has(id))) return
    const all = threadMessages(mergeSnapshot(state.thread, messages))
    state.thread = createThreadState({ threadId, messages: all, agentState, interrupted })
    state.lastRunId = lastRunOf({ ...loaded, interrupted }) ?? state.lastRunId
    state.awaitsPerson = interrupted !== undefined
    notifier.tellNow()
  }

  return {
    /** What was stopped here is over at the server: it may have done more than was seen here, or less was said. */
    async takeStopped(run: AgentRun, signal: AbortSignal): Promise<void> {
      const loaded = await look(signal)
      if (loaded && loaded.runId !== run.runId) takeOver(loaded)
    },

    /** What could not be stopped is followed again where it goes on. Whether it is over. */
    async takeUpAgain(run: AgentRun, signal: AbortSignal): Promise<boolean> {
      const loaded = await look(signal)
      if (!loaded) return false
      if (loaded.runId !== run.runId) return true
      if (!adapter.connect) return false
      takeOver(loaded)
      state.stopped = undefined
      void join(reader.follow(run.runId), adapter.connect, run.runId)
      return false
    },

    async restore(): Promise<void> {
      if (state.current) return
      const following = reader.follow(undefined)
      state.status = 'loading'
      state.error = undefined
      state.awaitsPerson = false
      state.isLoaded = false
      notifier.tellNow()
      try {
        // Otherwise what was stopped could be joined again.
        await state.stopping
        if (!reader.isCurrent(following)) return
        const loaded = await load(following)
        if (!reader.isCurrent(following)) return
        const { connect } = adapter
        // Where nothing can be loaded, what is replayed is the thread, and an earlier failure to read it says nothing of it.
        state.isLoaded = adapter.load !== undefined
        if (!adapter.load) {
          following.replacesThread = true
          state.thread = { ...state.thread, run: { status: 'idle' } }
        }
        const runId = loaded?.runId
        const isNone = adapter.load && (runId === undefined || runId === state.stopped?.runId)
        if (!connect || isNone) return onEnd()
        await join(following, connect, runId)
      } catch (caught) {
        if (reader.isCurrent(following)) onFailure(caught)
      }
    },

    async refresh(): Promise<void> {
      if (state.current || looking || !state.isLoaded || !adapter.load) return
      const call = new AbortController()
      const before = state.thread
      looking = call
      try {
        const loaded = await adapter.load({ threadId }, { signal: call.signal, onProblem })
        const { messages = [], agentState = before.agentState, runId, interrupted } = loaded
        // What was done here meanwhile is newer.
        if (state.current || call.signal.aborted || state.thread !== before) return
        if (runId !== undefined && runId === state.stopped?.runId) return
        state.lastRunId = lastRunOf(loaded) ?? state.lastRunId
        if (state.stopTrouble && adapter.connect) onStopped()
        if (state.current) return
        const known = new Set(threadMessages(before).map(({ id }) => id))
        const isNews = messages.some(({ id }) => !known.has(id))
        const joins = runId !== undefined && adapter.connect
        if (!isNews && !joins && !asksAnother(before, interrupted)) return
        const missing = missingFrom(messages)
        const all = isNews
          ? messages
          : threadMessages(before).filter(({ id }) => !missing.some((each) => each.id === id))
        state.thread = createThreadState({ threadId, messages: all, agentState, interrupted })
        const asks = state.thread.run.status === 'interrupted'
        if (missing.length > 0 && !joins && !asks) return keepFailed(missing, before)
        waitAgain(missing)
        state.last = undefined
        state.error = undefined
        state.awaitsPerson = asks
        if (joins) await join(reader.follow(runId), joins, runId)
        else {
          notifier.tellNow()
          if (!state.awaitsPerson) sendWaiting()
        }
      } catch (caught) {
        if (!call.signal.aborted) sayThatLookFailed(caught)
      } finally {
        looking = undefined
      }
    },

    dispose() {
      looking?.abort()
    },
  }
}

function lastRunOf({ lastRunId, runId, interrupted }: LoadedThread): string | undefined {
  return lastRunId ?? runId ?? interrupted?.runId
}
