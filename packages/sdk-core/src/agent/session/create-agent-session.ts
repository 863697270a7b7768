import { isApiError } from '../../errors/api-error'
import { settleRun } from '../thread/finish-run'
import { withRefusals } from '../thread/refused-calls'
import type { TextMessage } from '../thread/thread-message'
import { createThreadState, threadMessages } from '../thread/thread-state'
import { AgentError, toAgentError } from './agent-error'
import type { AgentSession, AgentSessionOptions, AgentSnapshot } from './agent-session'
import { doInPage } from './do-in-page'
import { frontendCalls } from './frontend-calls'
import { createNotifier } from './notifier'
import { createRestoring } from './restoring'
import { runInput } from './run-input'
import { createRunReader } from './run-reader'
import { beforeSaid, startOf, withMessages, type RunStart } from './run-start'
import { createServerStop } from './server-stop'
import type { SessionState } from './session-state'
import { tellHost } from './tell-host'
import { createWaitingMessages } from './waiting-messages'

const frame = 16

export function createAgentSession(options: AgentSessionOptions): AgentSession {
  const { adapter, threadId, clock, random, connectivity } = options
  const pageTools = () => options.frontendTools ?? {}
  const { onProblem, onEvent, onAgentState } = tellHost(options)

  const state: SessionState = {
    thread: createThreadState({ threadId, messages: options.messages, agentState: options.agentState }),
    status: 'idle',
    error: undefined,
    answers: [],
    current: undefined,
    last: undefined,
    lastRunId: undefined,
    unsent: [],
    hasYielded: false,
    stopping: Promise.resolve(),
    stopped: undefined,
    stopTrouble: undefined,
    isLoaded: true,
    holds: 0,
    awaitsPerson: false,
  }
  const waiting = createWaitingMessages(state, () => connectivity.online())
  let toldState = state.thread.agentState

  const notifier = createNotifier<AgentSnapshot>({
    schedule: options.schedule ?? ((run) => clock.after(frame, run)),
    take() {
      const { thread, status, unsent, error, stopTrouble, answers } = state
      const queue = waiting.all()
      return { thread, status, queue, waitsFor: waiting.waitFor(), unsent, error, stopTrouble, answers }
    },
    beforeTelling() {
      if (Object.is(toldState, state.thread.agentState)) return
      toldState = state.thread.agentState
      onAgentState(toldState)
    },
  })
  const reader = createRunReader({
    options,
    state,
    notifier,
    onProblem,
    onEvent,
    onEnd: over,
    onFailure: (failure, found) => (wasOthersTurn(failure) ? giveWay() : fail(found)),
  })
  const serverStop = createServerStop({
    options,
    state,
    notifier,
    onProblem,
    isAwaited: () => waiting.all().length > 0,
    async onEnded({ runId }, signal) {
      await restoring.takeStopped({ threadId, runId }, signal)
      // Where it is followed again, its end comes by itself.
      if (!signal.aborted && !state.current)
        onEvent({ type: 'RUN_FINISHED', threadId, runId, outcome: { type: 'cancelled' } })
    },
    onNotStopped: (run, signal) => restoring.takeUpAgain(run, signal),
    onOver() {
      sendWaiting()
      notifier.tellNow()
    },
  })
  const restoring = createRestoring({
    options,
    state,
    notifier,
    reader,
    onProblem,
    onEnd: over,
    onFailure: (failure) => fail(toAgentError(failure)),
    sayLater: waiting.putFirst,
    sendWaiting,
    onStopped() {
      serverStop.giveUp()
      sendWaiting()
      notifier.tellNow()
    },
  })

  /** Starts a run from a thread whose last messages the agent has not seen. */
  function begin(start: RunStart) {
    const runId = random.id()
    state.last = start
    // What failed before goes with it.
    const unsent: readonly unknown[] = [...state.unsent, ...(start.said ?? [])]
    state.unsent = start.thread.history.filter((each): each is TextMessage => unsent.includes(each))
    state.thread = {
      ...withRefusals(start.thread, start.resume ?? []),
      run: { status: 'running', runId },
      steps: [],
      subagents: [],
    }
    state.error = undefined
    state.awaitsPerson = false
    state.answers = []
    state.status = 'connecting'
    const { thread } = state
    const following = reader.follow(runId)
    following.isAsked = false
    notifier.tellNow()
    // What was stopped must be over first: some servers stop whatever runs in the thread.
    const started = state.stopping
    void reader.keepReading(following, async function* open() {
      // Here, where a fault of the host's own fails the run, and loses nothing that was said.
      const extras = options.extras?.() ?? {}
      const tools = pageTools()
      await started
      if (!reader.isCurrent(following)) return
      if (state.stopTrouble && start.said) return sayWhenStopped(start)
      serverStop.giveUp()
      following.isAsked = true
      const parentRunId = state.lastRunId
      const input = runInput({ start, thread, runId, parentRunId, extras, pageTools: tools })
      yield* adapter.run(input, following.callOptions())
    })
  }

  /** What was stopped may still be at work: what is said then waits in sight, and says for what. */
  function sayWhenStopped(start: RunStart) {
    waiting.putFirst(start.said ?? [])
    state.thread = beforeSaid(start)
    state.last = undefined
    state.unsent = []
    letGo()
    notifier.tellNow()
    serverStop.again()
  }

  /** Somebody else was first, such as in another tab: with a message, or with the answer to a question. */
  function wasOthersTurn(failure: unknown): boolean {
    if (!isApiError(failure) || !adapter.load || options.messages !== undefined) return false
    if (failure.code === 'thread-moved') return !state.hasYielded
    if (state.last?.resume !== undefined) return failure.code === 'answered' || failure.code === 'run-active'
    // Nothing says when it is over where it cannot be joined, nor where there turned out to be nothing to join.
    return failure.code === 'run-active' && adapter.connect !== undefined && !state.hasYielded
  }

  /** Shows what comes of theirs, and says after that what was to be said, unless it has come there. */
  function giveWay() {
    state.last = undefined
    state.hasYielded = state.unsent.length > 0
    state.current = undefined
    return restoring.restore()
  }

  /** The agent has ended the run. */
  function over() {
    const { run } = state.thread
    // What could not be stopped is over by itself.
    if (state.stopTrouble && !state.stopped) serverStop.giveUp()
    const calls = run.status === 'finished' ? frontendCalls(state.thread, pageTools()) : []
    if (calls.length > 0) return void doInPage({ calls, tools: pageTools, state, reader, notifier, onDone: begin })
    state.current = undefined
    state.status = 'idle'
    state.isLoaded = true
    if (run.status === 'failed') {
      state.error = new AgentError({ code: 'agent-failed', message: run.message, agentCode: run.code })
    }
    // A message that waited for a run is no answer to what the run has come to ask.
    state.awaitsPerson = run.status === 'failed' || run.status === 'interrupted'
    notifier.tellNow()
    if (!state.awaitsPerson) sendWaiting()
  }

  function fail(failure: AgentError) {
    // No answer of a server, but a fault of what the host has given: for who wrote that.
    if (failure.code === 'unexpected') onProblem(`It failed by an error: ${reasonOf(failure)}`)
    state.current = undefined
    state.status = 'idle'
    state.error = failure
    state.awaitsPerson = true
    if (state.thread.run.status === 'running') {
      const { message, code } = failure
      state.thread = settleRun(state.thread, { status: 'failed', runId: state.thread.run.runId, message, code })
    }
    notifier.tellNow()
  }

  /** All that waits, or only the first, which nothing holds. */
  function sendWaiting(atMost = Infinity) {
    if (waiting.all().length === 0 || state.status !== 'idle' || !connectivity.online()) return
    if (state.stopTrouble) return serverStop.again()
    // Without what was said before, a run would put its messages in the place of the conversation.
    if (!state.isLoaded) return void restoring.restore()
    if (state.holds > 0 && atMost > 1) return
    const said = waiting.take(atMost)
    const { run } = state.thread
    const open = run.status === 'interrupted' ? run.interrupts : []
    const resume = open.map(
      ({ id }) =>
        state.answers.find(({ interruptId }) => interruptId === id) ?? {
          interruptId: id,
          status: 'cancelled' as const,
        },
    )
    begin({ thread: withMessages(state.thread, said), resume: open.length > 0 ? resume : undefined, said })
  }

  function letGo() {
    const left = state.current
    state.current = undefined
    state.status = 'idle'
    left?.controller.abort()
    return left
  }

  function stop(reason = 'User requested stop'): Promise<void> {
    const left = letGo()
    if (!left) {
      if (state.stopTrouble) serverStop.againNow()
      return state.stopping
    }
    if (state.thread.run.status === 'running') {
      const { runId } = state.thread.run
      state.thread = settleRun(state.thread, { status: 'cancelled', runId })
      if (left.isAsked) serverStop.begin({ threadId, runId, reason })
    }
    notifier.tellNow()
    sendWaiting()
    return state.stopping
  }

  /** What was answered is answered: a turn that is over is done again from its message, and asks again. */
  function startAgain(): RunStart | undefined {
    const { last, error, thread } = state
    const isAnswered = last?.resume !== undefined && error === undefined
    return isAnswered ? (startOf(thread) ?? last) : (last ?? startOf(thread))
  }

  function userMessage(content: TextMessage['content'], id = random.id()): TextMessage {
    return { id, role: 'user', content, status: 'complete' }
  }

  function isSaid(messageId: string): boolean {
    return threadMessages(state.thread)
      .concat(waiting.all())
      .some(({ id }) => id === messageId)
  }

  const stopWatching = connectivity.subscribe(() => {
    const { isLoaded, status, error, awaitsPerson, stopTrouble } = state
    if (stopTrouble && connectivity.online()) serverStop.againNow()
    else if (!isLoaded && status === 'idle' && error?.retryable && connectivity.online()) void restoring.restore()
    else if (!awaitsPerson) sendWaiting()
    if (waiting.all().length > 0) notifier.tellNow()
  })

  return {
    getSnapshot: notifier.snapshot,
    subscribe: notifier.subscribe,
    restore: restoring.restore,
    refresh: restoring.refresh,
    send(content, { id, isFirst = false } = {}) {
      if (id !== undefined && isSaid(id)) return id
      const message = userMessage(content, id)
      if (isFirst) waiting.putFirst([message])
      else waiting.add(message)
      state.awaitsPerson = false
      sendWaiting(isFirst ? 1 : undefined)
      notifier.tellNow()
      return message.id
    },
    hold() {
      state.holds += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        state.holds -= 1
        if (!state.awaitsPerson) sendWaiting()
        notifier.tellNow()
      }
    },
    unqueue(messageId) {
      const found = waiting.takeBack(messageId)
      notifier.tellNow()
      return found?.content
    },
    stop,
    retry() {
      if (state.current) return
      state.hasYielded = false
      const start = startAgain()
      if (!state.isLoaded) void restoring.restore()
      else if (start) begin(start)
      else if (state.error) void restoring.restore()
    },
    edit(messageId, content) {
      if (state.current) void stop()
      const { thread } = state
      const messages = threadMessages(thread)
      const index = messages.findIndex(({ id }) => id === messageId)
      if (index < 0) return
      const before = { ...thread, history: messages.slice(0, index), tail: [] }
      const message = userMessage(content)
      begin({ thread: withMessages(before, [message]), resume: undefined, said: [message] })
    },
    answer(answer) {
      const { thread, answers, status } = state
      const { run } = thread
      if (run.status !== 'interrupted' || !run.interrupts.some(({ id }) => id === answer.interruptId)) return
      const all = [...answers.filter(({ interruptId }) => interruptId !== answer.interruptId), answer]
      state.answers = all
      if (all.length === run.interrupts.length && status === 'idle') begin({ thread, resume: all })
      notifier.tellNow()
    },
    dispose() {
      letGo()
      serverStop.dispose()
      restoring.dispose()
      stopWatching()
      notifier.dispose()
    },
  }
}

function reasonOf({ cause }: AgentError): string {
  return String(cause instanceof Error ? (cause.cause ?? cause) : cause)
}
