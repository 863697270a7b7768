import { isApiError } from '../../errors/api-error'
import { createEventVerifier, type EventVerifier } from '../order/event-verifier'
import type { AgentEvent, ReceivedEvent } from '../protocol/agent-event'
import { settleRun } from '../thread/finish-run'
import { withRefusals } from '../thread/refused-calls'
import { reduceThread } from '../thread/reduce-thread'
import type { TextMessage, ToolCall } from '../thread/thread-message'
import { createThreadState, threadMessages } from '../thread/thread-state'
import { toWireMessages } from '../thread/wire-messages'
import type { AgentAdapter, RunInput } from './agent-adapter'
import { AgentError, asCut, toAgentError } from './agent-error'
import type {
  AgentSession,
  AgentSessionOptions,
  AgentSnapshot,
  InterruptAnswer,
  QueueWait,
  RunExtras,
  SessionStatus,
} from './agent-session'
import { doCall, frontendCalls, withCallsAtWork, withOutcome } from './frontend-calls'
import { createNotifier } from './notifier'
import { createPauses } from './pauses'
import { asksAnother, openCallsOf, startOf, withMessages, type RunStart } from './run-start'
import { untilAborted } from './until-aborted'

const frame = 16
/** A stop that takes longer is not waited for: what a person sends next goes out. */
const longestStop = 2_000

export function createAgentSession(options: AgentSessionOptions): AgentSession {
  const { adapter, threadId, clock, random, connectivity, reconnects = 5, extras = (): RunExtras => ({}) } = options
  const pageTools = () => options.frontendTools ?? {}
  const onProblem = options.onProblem ?? (() => undefined)
  const schedule = options.schedule ?? ((run) => clock.after(frame, run))
  const pauses = createPauses({ clock, connectivity, random })

  let thread = createThreadState({ threadId, messages: options.messages, agentState: options.agentState })
  let status: SessionStatus = 'idle'
  let queue: readonly TextMessage[] = []
  let error: AgentError | undefined
  let answers: readonly InterruptAnswer[] = []
  let current: Following | undefined
  let last: RunStart | undefined
  let looking: AbortController | undefined
  let stopping: Promise<void> = Promise.resolve()
  let isLoaded = true
  /** What waits is not sent by itself: what has just come, an error or a question, is to be seen first. */
  let awaitsPerson = false
  let toldState = thread.agentState

  const notifier = createNotifier<AgentSnapshot>({
    schedule,
    take: () => ({ thread, status, queue, waitsFor: waitsFor(), error, answers }),
    beforeTelling() {
      if (Object.is(toldState, thread.agentState)) return
      toldState = thread.agentState
      options.onAgentState?.(toldState)
    },
  })

  function waitsFor(): QueueWait | undefined {
    if (queue.length === 0) return undefined
    if (!isLoaded || status === 'loading') return 'thread'
    if (status !== 'idle') return 'run'
    if (awaitsPerson) return thread.run.status === 'interrupted' ? 'answer' : 'retry'
    return connectivity.online() ? undefined : 'network'
  }

  function isCurrent(following: Following): boolean {
    return current === following
  }

  /** Starts a run from a thread whose last messages the agent has not seen. */
  function begin(start: RunStart) {
    last = start
    const runId = random.id()
    const { run: before } = start.thread
    thread = {
      ...withRefusals(start.thread, start.resume ?? []),
      run: { status: 'running', runId },
      steps: [],
      subagents: [],
    }
    error = undefined
    awaitsPerson = false
    answers = []
    status = 'connecting'
    const { tools = [], context = [], forwardedProps } = extras()
    const input: RunInput = {
      threadId,
      runId,
      protocolVersion: '1.0',
      ...(before.status === 'idle' || before.runId === '' ? {} : { parentRunId: before.runId }),
      state: thread.agentState ?? {},
      messages: toWireMessages(threadMessages(thread), { openCalls: openCallsOf(start.thread) }),
      tools: [
        ...tools,
        ...Object.entries(pageTools()).map(([name, { description, parameters }]) => ({
          name,
          description,
          parameters,
        })),
      ],
      context: [...context],
      forwardedProps: forwardedProps ?? {},
      ...(start.resume === undefined ? {} : { resume: start.resume.map((each) => ({ ...each })) }),
    }
    const following = follow(runId)
    notifier.tellNow()
    // What was stopped must be over first: some servers stop whatever runs in the thread.
    const started = stopping
    void keepReading(following, async function* open() {
      await started
      if (isCurrent(following)) yield* adapter.run(input, following.callOptions())
    })
  }

  function follow(runId: string | undefined): Following {
    const controller = new AbortController()
    const following: Following = {
      runId,
      controller,
      lastEventId: undefined,
      verifier: verifier(),
      callOptions: () => ({ signal: controller.signal, onProblem, lastEventId: following.lastEventId }),
    }
    current = following
    return following
  }

  function verifier(): EventVerifier {
    return createEventVerifier({ onProblem: ({ detail }) => onProblem(detail) })
  }

  /** Reads the events of a run to its end, over as many connections as that takes. */
  async function keepReading(following: Following, open: () => AsyncIterable<ReceivedEvent>) {
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
        if (!isCurrent(following)) return
        if (!isRunning()) return over()
      } catch (caught) {
        if (!isCurrent(following)) return
        failure = caught
      }
      if (isAnsweredElsewhere(failure)) return takeAnswerOfOthers()
      const wasSeen = following.lastEventId !== undefined || status === 'running' || status === 'reconnecting'
      const found = wasSeen ? asCut(toAgentError(failure)) : toAgentError(failure)
      const { connect } = adapter
      if (!connect || !found.retryable || !wasSeen || cuts >= reconnects) return fail(found)
      status = 'reconnecting'
      notifier.tellNow()
      if (!(await pauses.beforeReconnect(cuts, signal)) || !isCurrent(following)) return
      source = () => {
        // Without an id the run is replayed from its beginning.
        if (following.lastEventId === undefined) following.verifier = verifier()
        return connect({ threadId, runId: following.runId }, following.callOptions())
      }
    }
  }

  /** The question has been answered by somebody else meanwhile, such as in another tab. */
  function isAnsweredElsewhere(failure: unknown): boolean {
    const isRefused = isApiError(failure) && (failure.code === 'answered' || failure.code === 'run-active')
    return isRefused && last?.resume !== undefined && adapter.load !== undefined && options.messages === undefined
  }

  /** Shows what has come of the question, and says after that what was to be said. */
  function takeAnswerOfOthers() {
    queue = [...(last?.said ?? []), ...queue]
    last = undefined
    current = undefined
    return restore()
  }

  function isRunning(): boolean {
    return thread.run.status === 'running'
  }

  function take(following: Following, { id, event }: ReceivedEvent) {
    following.lastEventId = id ?? following.lastEventId
    status = 'running'
    for (const inOrder of following.verifier.push(event)) apply(inOrder)
    if (isRunning()) notifier.tellSoon()
    else notifier.tellNow()
  }

  function apply(event: AgentEvent) {
    thread = reduceThread(thread, event)
    options.onEvent?.(event)
  }

  /** Does what the agent has asked of the page, and lets it go on with that. */
  async function doInPage(calls: readonly ToolCall[]) {
    const runId = thread.run.status === 'idle' ? '' : thread.run.runId
    const following = follow(runId)
    thread = { ...withCallsAtWork(thread, calls), run: { status: 'running', runId } }
    notifier.tellNow()
    await Promise.all(
      calls.map(async (call) => {
        const tool = pageTools()[call.name]
        if (!tool) return
        const outcome = await doCall(call, tool, following.controller.signal)
        if (!isCurrent(following)) return
        thread = withOutcome(thread, call.id, outcome)
        notifier.tellNow()
      }),
    )
    if (!isCurrent(following)) return
    thread = { ...thread, run: { status: 'finished', runId } }
    begin({ thread, resume: undefined })
  }

  /** The agent has ended the run. */
  function over() {
    const calls = thread.run.status === 'finished' ? frontendCalls(thread, pageTools()) : []
    if (calls.length > 0) return void doInPage(calls)
    current = undefined
    status = 'idle'
    isLoaded = true
    const { run } = thread
    if (run.status === 'failed') {
      error = new AgentError({ code: 'agent-failed', message: run.message, agentCode: run.code })
    }
    // A message that waited for a run is no answer to what the run has come to ask.
    awaitsPerson = run.status === 'failed' || run.status === 'interrupted'
    notifier.tellNow()
    if (!awaitsPerson) sendQueued()
  }

  function fail(failure: AgentError) {
    // No answer of a server, but a fault of what the host has given: for who wrote that.
    if (failure.code === 'unexpected') onProblem(`It failed by an error of its own: ${reasonOf(failure)}`)
    current = undefined
    status = 'idle'
    error = failure
    awaitsPerson = true
    const runId = thread.run.status === 'idle' ? '' : thread.run.runId
    if (isRunning()) {
      thread = settleRun(thread, { status: 'failed', runId, message: failure.message, code: failure.code })
    }
    notifier.tellNow()
  }

  function sendQueued() {
    if (queue.length === 0 || status !== 'idle' || !connectivity.online()) return
    // Without what was said before, a run would put its messages in the place of the conversation.
    if (!isLoaded) return void restore()
    const messages = queue
    queue = []
    const { run } = thread
    const open = run.status === 'interrupted' ? run.interrupts : []
    const resume = open.map(
      ({ id }) =>
        answers.find(({ interruptId }) => interruptId === id) ?? { interruptId: id, status: 'cancelled' as const },
    )
    begin({ thread: withMessages(thread, messages), resume: open.length === 0 ? undefined : resume, said: messages })
  }

  function letGo(): Following | undefined {
    const left = current
    current = undefined
    status = 'idle'
    left?.controller.abort()
    return left
  }

  function userMessage(content: TextMessage['content']): TextMessage {
    return { id: random.id(), role: 'user', content, status: 'complete' }
  }

  function stop(reason = 'User requested stop'): Promise<void> {
    const left = letGo()
    if (!left) return stopping
    if (thread.run.status === 'running') {
      const { runId } = thread.run
      isLoaded = true
      thread = settleRun(thread, { status: 'cancelled', runId })
      stopping = stopAtServer(runId, reason)
    }
    notifier.tellNow()
    sendQueued()
    return stopping
  }

  async function stopAtServer(runId: string, reason: string) {
    const call = new AbortController()
    const cancel = clock.after(longestStop, () => call.abort())
    const given = new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve(), { once: true }))
    const stopped = adapter.stop?.({ threadId, runId, reason }, { signal: call.signal, onProblem }).catch((cause) => {
      onProblem(`The run could not be stopped: ${toAgentError(cause).message}`)
    })
    await Promise.race([stopped, given])
    cancel()
  }

  async function load(following: Following) {
    if (!adapter.load) return undefined
    const loaded = await adapter.load({ threadId }, following.callOptions())
    if (!isCurrent(following)) return undefined
    const messages = options.messages ?? loaded.messages ?? []
    const agentState = loaded.agentState ?? thread.agentState
    thread = createThreadState({ threadId, messages, agentState, interrupted: loaded.interrupted })
    return loaded
  }

  async function restore() {
    if (current) return
    const following = follow(undefined)
    status = 'loading'
    error = undefined
    awaitsPerson = false
    isLoaded = false
    notifier.tellNow()
    try {
      const loaded = await load(following)
      if (!isCurrent(following)) return
      const { connect } = adapter
      // Where nothing can be loaded, what is replayed is the thread.
      isLoaded = adapter.load !== undefined
      if (!connect || (adapter.load && loaded?.runId === undefined)) return over()
      const runId = loaded?.runId
      await join(following, connect, runId)
    } catch (caught) {
      if (isCurrent(following)) fail(toAgentError(caught))
    }
  }

  function join(following: Following, connect: NonNullable<AgentAdapter['connect']>, runId: string | undefined) {
    if (runId !== undefined) {
      thread = { ...thread, run: { status: 'running', runId } }
      status = 'reconnecting'
      following.runId = runId
    }
    notifier.tellNow()
    return keepReading(following, () => connect({ threadId, runId }, following.callOptions()))
  }

  async function refresh() {
    if (current || looking || !isLoaded || !adapter.load) return
    const call = new AbortController()
    const before = thread
    looking = call
    try {
      const {
        messages = [],
        agentState = before.agentState,
        runId,
        interrupted,
      } = await adapter.load({ threadId }, { signal: call.signal, onProblem })
      // What was done here meanwhile is newer.
      if (current || call.signal.aborted || thread !== before) return
      const known = new Set(threadMessages(before).map(({ id }) => id))
      const isNews = messages.some(({ id }) => !known.has(id))
      const joins = runId !== undefined && adapter.connect
      if (!isNews && !joins && !asksAnother(before, interrupted)) return
      thread = createThreadState({
        threadId,
        messages: isNews ? messages : threadMessages(before),
        agentState,
        interrupted,
      })
      last = undefined
      error = undefined
      awaitsPerson = thread.run.status === 'interrupted'
      if (joins) await join(follow(runId), joins, runId)
      else {
        notifier.tellNow()
        if (!awaitsPerson) sendQueued()
      }
    } catch (caught) {
      if (!call.signal.aborted) onProblem(`The thread could not be looked at: ${toAgentError(caught).message}`)
    } finally {
      looking = undefined
    }
  }

  const stopWatching = connectivity.subscribe(() => {
    if (!isLoaded && status === 'idle' && error?.retryable && connectivity.online()) void restore()
    else if (!awaitsPerson) sendQueued()
    if (queue.length > 0) notifier.tellNow()
  })

  return {
    getSnapshot: notifier.snapshot,
    subscribe: notifier.subscribe,
    restore,
    refresh,
    send(content) {
      const message = userMessage(content)
      queue = [...queue, message]
      awaitsPerson = false
      sendQueued()
      notifier.tellNow()
      return message.id
    },
    unqueue(messageId) {
      const found = queue.find(({ id }) => id === messageId)
      queue = queue.filter(({ id }) => id !== messageId)
      notifier.tellNow()
      return found?.content
    },
    stop,
    retry() {
      if (current) return
      const start = last ?? startOf(thread)
      if (!isLoaded) void restore()
      else if (start) begin(start)
      else if (error) void restore()
    },
    edit(messageId, content) {
      if (current) void stop()
      const messages = threadMessages(thread)
      const index = messages.findIndex(({ id }) => id === messageId)
      if (index < 0) return
      const before = { ...thread, history: messages.slice(0, index), tail: [] }
      begin({ thread: withMessages(before, [userMessage(content)]), resume: undefined })
    },
    answer(answer) {
      const { run } = thread
      if (run.status !== 'interrupted' || !run.interrupts.some(({ id }) => id === answer.interruptId)) return
      answers = [...answers.filter(({ interruptId }) => interruptId !== answer.interruptId), answer]
      if (answers.length === run.interrupts.length && status === 'idle') begin({ thread, resume: answers })
      notifier.tellNow()
    },
    dispose() {
      letGo()
      looking?.abort()
      stopWatching()
      notifier.dispose()
    },
  }
}

function reasonOf({ cause }: AgentError): string {
  return String(cause instanceof Error ? (cause.cause ?? cause) : cause)
}

interface Following {
  /** Nothing where the server is to say what is going on. */
  runId: string | undefined
  readonly controller: AbortController
  lastEventId: string | undefined
  verifier: EventVerifier
  readonly callOptions: () => {
    readonly signal: AbortSignal
    readonly onProblem: (detail: string) => void
    readonly lastEventId: string | undefined
  }
}
