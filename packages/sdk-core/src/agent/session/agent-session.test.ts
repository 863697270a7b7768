import { describe, expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { createManualClock } from '../../ports/manual-clock'
import { seededRandom } from '../../ports/seeded-random'
import { switchableConnectivity } from '../../ports/switchable-ports'
import { scriptedAdapter, type ScriptedAdapterOptions } from '../fixtures/scripted-adapter'
import type { AgentEvent } from '../protocol/agent-event'
import type { ThreadMessage } from '../thread/thread-message'
import { threadMessages } from '../thread/thread-state'
import type { LoadedThread } from './agent-adapter'
import type { AgentSessionOptions, FrontendTool } from './agent-session'
import { createAgentSession } from './create-agent-session'

function setUp({
  adapterOptions,
  ...options
}: Partial<AgentSessionOptions> & { adapterOptions?: ScriptedAdapterOptions } = {}) {
  const adapter = scriptedAdapter(adapterOptions)
  const clock = createManualClock()
  const connectivity = switchableConnectivity()
  const problems: string[] = []
  const session = createAgentSession({
    adapter,
    threadId: 't',
    clock,
    random: seededRandom(),
    connectivity,
    onProblem: (problem) => problems.push(problem),
    ...options,
  })
  const said = () =>
    threadMessages(session.getSnapshot().thread).map(
      ({ role, content, status }) => `${role} ${textOf(content)} ${status}`,
    )
  const settle = () => clock.advance(0)
  const connection = (index = -1) => {
    const found = adapter.connections.at(index)
    if (!found) throw new Error('Nothing is connected.')
    return found
  }
  return { adapter, clock, connectivity, problems, session, said, settle, connection }
}

const textOf = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content))
const started = (runId = 'r'): AgentEvent => ({ type: 'RUN_STARTED', threadId: 't', runId })
const finished = (runId = 'r'): AgentEvent => ({ type: 'RUN_FINISHED', threadId: 't', runId })
const start: AgentEvent = { type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'assistant' }
const content = (delta: string): AgentEvent => ({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta })
const end: AgentEvent = { type: 'TEXT_MESSAGE_END', messageId: 'm' }
const answer = [start, content('Hello'), end]

describe('a conversation', () => {
  it('starts a run with what is said, and shows what comes', async () => {
    const { session, connection, settle, clock, said } = setUp({
      extras: () => ({ forwardedProps: { campaignId: 'c' } }),
      agentState: { a: 1 },
    })
    session.send('Hi')
    expect(session.getSnapshot().status).toBe('connecting')
    await settle()
    expect(connection().input).toMatchObject({
      threadId: 't',
      messages: [{ role: 'user', content: 'Hi' }],
      state: { a: 1 },
      forwardedProps: { campaignId: 'c' },
      tools: [],
      context: [],
    })
    connection().give(started(), start, content('Hel'))
    await clock.advance(16)
    expect(said()).toEqual(['user Hi complete', 'assistant Hel streaming'])
    expect(session.getSnapshot().status).toBe('running')
    connection().give(content('lo'), end, finished())
    await settle()
    expect(said()).toEqual(['user Hi complete', 'assistant Hello complete'])
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', error: undefined })
  })

  it('tells its listeners once for many events, and at once of the end', async () => {
    let run: (() => void) | undefined
    const { session, connection, settle } = setUp({
      schedule(given) {
        run = given
        return () => (run = undefined)
      },
    })
    session.send('Hi')
    await settle()
    let times = 0
    session.subscribe(() => (times += 1))
    const before = session.getSnapshot()
    connection().give(started(), start, ...Array.from({ length: 50 }, () => content('x')))
    await settle()
    expect(times).toBe(0)
    expect(session.getSnapshot()).toBe(before)
    run?.()
    expect(times).toBe(1)
    connection().give(content('y'), end, finished())
    await settle()
    expect(times).toBeGreaterThan(1)
    expect(session.getSnapshot().status).toBe('idle')
  })

  it('hands the agent’s state to who listens for it', async () => {
    const states: unknown[] = []
    const { session, connection, settle } = setUp({ onAgentState: (state) => states.push(state) })
    session.send('Hi')
    await settle()
    connection().give(
      started(),
      { type: 'STATE_SNAPSHOT', snapshot: { n: 1 } },
      { type: 'STATE_DELTA', delta: [{ op: 'replace', path: '/n', value: 2 }] },
      finished(),
    )
    await settle()
    expect(states).toEqual([{ n: 2 }])
  })

  it('sends what is written meanwhile when the run is over, and lets it be taken back', async () => {
    const { session, adapter, connection, settle } = setUp()
    session.send('One')
    session.send('Two')
    const third = session.send('Three')
    await settle()
    expect(adapter.connections).toHaveLength(1)
    expect(session.unqueue(third)).toBe('Three')
    expect(session.getSnapshot().queue).toMatchObject([{ content: 'Two' }])
    connection().give(started(), ...answer, finished())
    await settle()
    expect(adapter.connections).toHaveLength(2)
    expect(connection().input?.messages.map((message) => message.content)).toEqual(['One', 'Hello', 'Two'])
    expect(connection().input?.parentRunId).toBe('r')
    expect(session.getSnapshot().queue).toEqual([])
  })

  it('sends what is written without a network when it is back', async () => {
    const { session, adapter, connectivity, settle } = setUp()
    connectivity.set(false)
    session.send('One')
    session.send('Two')
    await settle()
    expect(session.getSnapshot().queue).toHaveLength(2)
    expect(adapter.connections).toHaveLength(0)
    connectivity.set(true)
    await settle()
    expect(adapter.connections).toHaveLength(1)
    expect(adapter.connections[0]?.input?.messages).toHaveLength(2)
  })
})

describe('stopping', () => {
  it('ends the run here at once, at the server too, and drops what still comes', async () => {
    const { session, adapter, connection, settle, clock, said } = setUp()
    session.send('Hi')
    await settle()
    connection().give(started('r1'), start, content('Hel'), {
      type: 'TOOL_CALL_START',
      toolCallId: 'c',
      toolCallName: 'find',
    })
    await clock.advance(16)
    void session.stop()
    expect(session.getSnapshot().status).toBe('idle')
    expect(session.getSnapshot().thread.run.status).toBe('cancelled')
    expect(said()[1]).toBe('assistant Hel cancelled')
    expect(threadMessages(session.getSnapshot().thread)[2]).toMatchObject({ toolCalls: [{ status: 'cancelled' }] })
    expect(connection().signal.aborted).toBe(true)
    expect(adapter.stops).toEqual([{ threadId: 't', runId: 'r1', reason: 'User requested stop' }])
    connection().give(content('lo'), end, finished())
    await settle()
    expect(said()[1]).toBe('assistant Hel cancelled')
  })

  it('lets the next message wait for the server, but not for long', async () => {
    const { session, adapter, clock, connection, settle } = setUp({
      adapterOptions: { stop: () => new Promise(() => {}) },
    })
    session.send('One')
    await settle()
    connection().give(started())
    await settle()
    void session.stop()
    session.send('Two')
    expect(session.getSnapshot().status).toBe('connecting')
    await clock.advance(1_900)
    expect(adapter.connections).toHaveLength(1)
    await clock.advance(200)
    expect(adapter.connections).toHaveLength(2)
  })

  it('only reports a stop that failed [CAM-CHAT-06]', async () => {
    const { session, problems, settle, connection } = setUp({
      adapterOptions: { stop: () => Promise.reject(new Error('No')) },
    })
    session.send('One')
    await settle()
    connection().give(started())
    await settle()
    await session.stop()
    expect(session.getSnapshot().error).toBeUndefined()
    expect(problems).toEqual([expect.stringContaining('could not be stopped')])
  })

  it('does nothing where nothing runs', async () => {
    const { session, adapter } = setUp()
    await session.stop()
    expect(adapter.stops).toEqual([])
  })
})

describe('a run that fails', () => {
  it('says why, and is done again from what it was started with', async () => {
    const { session, connection, settle, said } = setUp()
    session.send('Hi')
    await settle()
    connection().give(started(), start, content('Hel'), { type: 'RUN_ERROR', message: 'Too busy', code: 'BUSY' })
    await settle()
    expect(session.getSnapshot()).toMatchObject({
      status: 'idle',
      error: { code: 'agent-failed', agentCode: 'BUSY', message: 'Too busy', retryable: true },
    })
    expect(said()).toEqual(['user Hi complete', 'assistant Hel failed'])
    session.retry()
    expect(session.getSnapshot().error).toBeUndefined()
    expect(said()).toEqual(['user Hi complete'])
    await settle()
    expect(connection().input?.messages).toHaveLength(1)
  })

  it('tells what can be tried again from what cannot', async () => {
    for (const [code, retryable] of [
      ['unavailable', true],
      ['rate-limited', true],
      ['unauthenticated', false],
      ['forbidden', false],
    ] as const) {
      const { session, connection, settle } = setUp()
      session.send('Hi')
      await settle()
      connection().fail(new ApiError({ code, status: 0, title: 'No' }))
      await settle()
      expect(session.getSnapshot().error).toMatchObject({ code, retryable })
    }
  })

  it('is cut where it cannot be joined again', async () => {
    const { session, connection, settle } = setUp()
    session.send('Hi')
    await settle()
    connection().give(started(), start)
    connection().end()
    await settle()
    expect(session.getSnapshot().error).toMatchObject({ code: 'cut', retryable: true })
    expect(session.getSnapshot().thread.run.status).toBe('failed')
  })

  it('is cut, too, where its connection is lost in the middle of the answer, and not before', async () => {
    const lost = new ApiError({ code: 'unavailable', status: 0, title: 'The stream was cut' })
    const { session, connection, settle } = setUp()
    session.send('Hi')
    await settle()
    connection().give(started(), start, content('Hel'))
    connection().fail(lost)
    await settle()
    expect(session.getSnapshot().error).toMatchObject({ code: 'cut', retryable: true })
    session.retry()
    await settle()
    connection().fail(lost)
    await settle()
    expect(session.getSnapshot().error).toMatchObject({ code: 'unavailable' })
  })

  it('leaves what waits in the queue until the person goes on', async () => {
    const { session, adapter, connection, settle } = setUp()
    session.send('One')
    session.send('Two')
    await settle()
    connection().give(started(), { type: 'RUN_ERROR', message: 'No' })
    await settle()
    expect(session.getSnapshot().queue).toHaveLength(1)
    session.send('Three')
    await settle()
    expect(adapter.connections[1]?.input?.messages.map((message) => message.content)).toEqual(['One', 'Two', 'Three'])
  })

  it('sends what is written without a network after it when the network is back', async () => {
    const { session, connection, connectivity, settle } = setUp()
    session.send('One')
    await settle()
    connection().fail(new ApiError({ code: 'unauthenticated', status: 401, title: 'No' }))
    await settle()
    connectivity.set(false)
    session.send('Two')
    expect(session.getSnapshot().waitsFor).toBe('network')
    connectivity.set(true)
    await settle()
    expect(connection().input?.messages.map((message) => message.content)).toEqual(['One', 'Two'])
    expect(session.getSnapshot().queue).toEqual([])
  })

  it('is tried again before what waited for it, which no network sends by itself', async () => {
    const { session, adapter, connection, connectivity, settle } = setUp()
    session.send('One')
    session.send('Two')
    expect(session.getSnapshot().waitsFor).toBe('run')
    await settle()
    connection().give(started(), { type: 'RUN_ERROR', message: 'No' })
    await settle()
    connectivity.set(false)
    connectivity.set(true)
    await settle()
    expect(adapter.connections).toHaveLength(1)
    expect(session.getSnapshot().waitsFor).toBe('retry')
    session.retry()
    await settle()
    connection().give(started(), ...answer, finished())
    await settle()
    expect(connection().input?.messages.map((message) => message.content)).toEqual(['One', 'Hello', 'Two'])
  })
})

describe('a run whose connection is cut', () => {
  it('is joined again after the last event', async () => {
    const { session, connection, settle, clock, said, problems } = setUp({ adapterOptions: { connects: true } })
    session.send('Hi')
    await settle()
    connection().giveWithIds(['1', started('r')], ['2', start], ['3', content('Hel')])
    connection().fail(new TypeError('network'))
    await settle()
    expect(session.getSnapshot().status).toBe('reconnecting')
    expect(said()[1]).toBe('assistant Hel streaming')
    await clock.advance(500)
    expect(connection()).toMatchObject({ kind: 'connect', lastEventId: '3' })
    connection().giveWithIds(['4', content('lo')], ['5', end], ['6', finished()])
    await settle()
    expect(said()[1]).toBe('assistant Hello complete')
    expect(problems).toEqual([])
  })

  it('is replayed from its beginning where events have no ids, and nothing is there twice', async () => {
    const { session, connection, settle, clock, said, problems } = setUp({ adapterOptions: { connects: true } })
    session.send('Hi')
    await settle()
    connection().give(started(), start, content('Hel'))
    connection().end()
    await settle()
    await clock.advance(500)
    expect(connection()).toMatchObject({ kind: 'connect', lastEventId: undefined })
    connection().give(started(), ...answer, finished())
    await settle()
    expect(said()).toEqual(['user Hi complete', 'assistant Hello complete'])
    expect(problems).toEqual([])
  })

  it('waits for the network, and gives up after some tries in a row', async () => {
    const { session, adapter, connection, connectivity, settle, clock } = setUp({
      adapterOptions: { connects: true },
      reconnects: 2,
    })
    session.send('Hi')
    await settle()
    connection().give(started())
    connectivity.set(false)
    connection().end()
    await clock.advance(60_000)
    expect(adapter.connections).toHaveLength(1)
    connectivity.set(true)
    await settle()
    expect(adapter.connections).toHaveLength(2)
    connection().end()
    await clock.advance(60_000)
    expect(adapter.connections).toHaveLength(3)
    connection().end()
    await settle()
    expect(session.getSnapshot().error).toMatchObject({ code: 'cut' })
  })

  it('is not started again when it never began', async () => {
    const { session, adapter, connection, settle, clock } = setUp({ adapterOptions: { connects: true } })
    session.send('Hi')
    await settle()
    connection().fail(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
    await clock.advance(60_000)
    expect(adapter.connections).toHaveLength(1)
    expect(session.getSnapshot().error).toMatchObject({ code: 'unavailable' })
  })
})

describe('changing what was said', () => {
  it('goes on from the changed message, without what came after the old one', async () => {
    const { session, connection, settle, said } = setUp()
    const first = session.send('One')
    await settle()
    connection().give(started(), ...answer, finished())
    await settle()
    session.send('Two')
    await settle()
    session.edit(first, 'Changed')
    expect(said()).toEqual(['user Changed complete'])
    expect(connection().signal.aborted).toBe(true)
    await settle()
    expect(connection().input?.messages).toMatchObject([{ content: 'Changed' }])
  })
})

describe('a run that asks', () => {
  const interrupts = [
    { id: 'i1', reason: 'confirmation', toolCallId: 'c' },
    { id: 'i2', reason: 'input_required' },
  ]
  const asks: readonly AgentEvent[] = [
    started(),
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'send' },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
    { type: 'RUN_FINISHED', threadId: 't', runId: 'r', outcome: { type: 'interrupt', interrupts } },
  ]

  async function asked() {
    const parts = setUp()
    parts.session.send('Send it')
    await parts.settle()
    parts.connection().give(...asks)
    await parts.settle()
    return parts
  }

  it('goes on when all that it asks is answered', async () => {
    const { session, adapter, connection, settle } = await asked()
    session.answer({ interruptId: 'i1', status: 'resolved', payload: { approved: true } })
    session.answer({ interruptId: 'other', status: 'resolved' })
    await settle()
    expect(adapter.connections).toHaveLength(1)
    expect(session.getSnapshot().answers).toHaveLength(1)
    session.answer({ interruptId: 'i2', status: 'cancelled' })
    await settle()
    expect(connection().input).toMatchObject({
      resume: [
        { interruptId: 'i1', status: 'resolved', payload: { approved: true } },
        { interruptId: 'i2', status: 'cancelled' },
      ],
      parentRunId: 'r',
    })
    // The agent has the call open: a result of ours would close it.
    expect(connection().input?.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  })

  it('is answered with no by whatever else is said', async () => {
    const { session, connection, settle } = await asked()
    session.answer({ interruptId: 'i2', status: 'resolved', payload: 1 })
    session.send('Never mind')
    await settle()
    expect(connection().input).toMatchObject({
      resume: [
        { interruptId: 'i1', status: 'cancelled' },
        { interruptId: 'i2', status: 'resolved', payload: 1 },
      ],
    })
  })
})

describe('a thread that is opened again', () => {
  const messages = [{ id: 'u', role: 'user', content: 'Hi', status: 'complete' }] as const

  it('is as the server has it', async () => {
    const states: unknown[] = []
    const { session, said, adapter } = setUp({
      adapterOptions: {
        connects: true,
        load: () => Promise.resolve({ threadExists: true, messages, agentState: { n: 1 } }),
      },
      onAgentState: (state) => states.push(state),
    })
    const restored = session.restore()
    expect(session.getSnapshot().status).toBe('loading')
    await restored
    expect(said()).toEqual(['user Hi complete'])
    expect(states).toEqual([{ n: 1 }])
    expect(session.getSnapshot().status).toBe('idle')
    expect(adapter.connections).toHaveLength(0)
  })

  it('is empty where there is none, and keeps what the host knows', async () => {
    const none = setUp({ adapterOptions: { load: () => Promise.resolve({ threadExists: false }) } })
    await none.session.restore()
    expect(none.session.getSnapshot()).toMatchObject({ status: 'idle', error: undefined })
    const known = setUp({
      messages,
      adapterOptions: { load: () => Promise.resolve({ threadExists: true, messages: [], agentState: 4 }) },
    })
    await known.session.restore()
    expect(known.said()).toEqual(['user Hi complete'])
    expect(known.session.getSnapshot().thread.agentState).toBe(4)
  })

  it('joins the run that is going on in it', async () => {
    const { session, connection, settle, said, adapter } = setUp({
      adapterOptions: { connects: true, load: () => Promise.resolve({ threadExists: true, messages, runId: 'r9' }) },
    })
    const restored = session.restore()
    await settle()
    expect(session.getSnapshot().status).toBe('reconnecting')
    expect(connection()).toMatchObject({ kind: 'connect', runId: 'r9' })
    connection().give(started('r9'), start, content('Hel'))
    await settle()
    void session.stop('Enough')
    await restored
    expect(adapter.stops).toEqual([{ threadId: 't', runId: 'r9', reason: 'Enough' }])
    expect(said()).toEqual(['user Hi complete', 'assistant Hel cancelled'])
  })

  it('takes the runs that a server replays, one after another', async () => {
    const { session, connection, settle, said } = setUp({ adapterOptions: { connects: true } })
    const restored = session.restore()
    await settle()
    const again: readonly AgentEvent[] = [
      { type: 'TEXT_MESSAGE_START', messageId: 'm2', role: 'assistant' },
      { type: 'TEXT_MESSAGE_END', messageId: 'm2' },
    ]
    connection().give(started(), ...answer, finished(), started('r2'), ...again, finished('r2'))
    connection().end()
    await restored
    expect(said()).toEqual(['assistant Hello complete', 'assistant  complete'])
    expect(session.getSnapshot().status).toBe('idle')
  })

  it('says why it could not be loaded, and is loaded again when asked to', async () => {
    let fails = true
    const { session, said, settle } = setUp({
      adapterOptions: {
        load: () =>
          fails
            ? Promise.reject(new ApiError({ code: 'timeout', status: 0, title: 'Slow' }))
            : Promise.resolve({ threadExists: true, messages }),
      },
    })
    await session.restore()
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'timeout', retryable: true } })
    fails = false
    session.retry()
    await settle()
    expect(said()).toEqual(['user Hi complete'])
  })
})

describe('a thread that could not be loaded', () => {
  const before: ThreadMessage = { id: 'u', role: 'user', content: 'Said before', status: 'complete' }

  function withFailure(options: Partial<AgentSessionOptions> = {}) {
    const server = { isUp: false, loads: 0 }
    const load = () => {
      server.loads += 1
      return server.isUp
        ? Promise.resolve({ threadExists: true, messages: [before] })
        : Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
    }
    return { server, ...setUp({ adapterOptions: { load }, ...options }) }
  }

  it('is not written over: what is sent waits, has it loaded again, and goes out with all of it', async () => {
    const { server, session, adapter, settle, connection } = withFailure()
    await session.restore()
    session.send('Second')
    expect(session.getSnapshot()).toMatchObject({ status: 'loading', waitsFor: 'thread' })
    await settle()
    expect(server.loads).toBe(2)
    expect(adapter.connections).toHaveLength(0)
    expect(session.getSnapshot()).toMatchObject({
      status: 'idle',
      error: { code: 'unavailable' },
      queue: [{ content: 'Second' }],
      waitsFor: 'thread',
    })
    server.isUp = true
    session.retry()
    await settle()
    expect(connection().input?.messages.map((message) => message.content)).toEqual(['Said before', 'Second'])
    expect(session.getSnapshot()).toMatchObject({ queue: [], waitsFor: undefined, error: undefined })
  })

  it('is loaded again when the network is back', async () => {
    const { server, session, said, settle, connectivity } = withFailure()
    await session.restore()
    connectivity.set(false)
    server.isUp = true
    session.send('Second')
    expect(server.loads).toBe(1)
    connectivity.set(true)
    await settle()
    expect(said()[0]).toBe('user Said before complete')
    expect(session.getSnapshot().queue).toEqual([])
  })

  it('is not written over where it is known by joining alone, either', async () => {
    const { session, adapter, connection, settle, said } = setUp({ adapterOptions: { connects: true } })
    void session.restore()
    await settle()
    connection().fail(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
    await settle()
    session.send('Second')
    await settle()
    expect(adapter.connections.map(({ kind }) => kind)).toEqual(['connect', 'connect'])
    connection().give(started(), ...answer, finished())
    connection().end()
    await settle()
    await settle()
    expect(said()).toEqual(['assistant Hello complete', 'user Second complete'])
    expect(connection().input?.messages).toHaveLength(2)
  })
})

describe('a thread that goes on somewhere else', () => {
  const message = (id: string): ThreadMessage => ({ id, role: 'user', content: id, status: 'complete' })

  function withThread() {
    const server: { thread: LoadedThread } = { thread: { threadExists: true, messages: [message('one')] } }
    return { server, ...setUp({ adapterOptions: { connects: true, load: () => Promise.resolve(server.thread) } }) }
  }

  it('is taken over, and the run that is going on in it is joined', async () => {
    const { server, session, connection, settle, said } = withThread()
    await session.restore()
    server.thread = { threadExists: true, messages: [message('one'), message('two')], runId: 'r2' }
    void session.refresh()
    await settle()
    expect(connection()).toMatchObject({ kind: 'connect', runId: 'r2' })
    connection().give(started('r2'), ...answer, finished('r2'))
    await settle()
    expect(said()).toEqual(['user one complete', 'user two complete', 'assistant Hello complete'])
  })

  it('stays the same object where nothing was said', async () => {
    const { session } = withThread()
    await session.restore()
    const before = session.getSnapshot()
    await session.refresh()
    expect(session.getSnapshot()).toBe(before)
  })

  it('does not undo what was sent here while it was looked at', async () => {
    const { server, session, settle, said, adapter } = withThread()
    await session.restore()
    server.thread = { threadExists: true, messages: [message('two')], runId: 'r2' }
    const looked = session.refresh()
    session.send('Mine')
    await looked
    await settle()
    expect(said()).toEqual(['user one complete', 'user Mine complete'])
    expect(adapter.connections.map(({ kind }) => kind)).toEqual(['run'])
  })

  it('is only reported where it cannot be looked at', async () => {
    const { server, session, problems } = withThread()
    await session.restore()
    Object.defineProperty(server, 'thread', {
      get() {
        throw new ApiError({ code: 'unavailable', status: 503, title: 'No' })
      },
    })
    await session.refresh()
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', error: undefined })
    expect(problems).toEqual([expect.stringContaining('could not be looked at')])
  })
})

describe('a session that is let go of', () => {
  it('leaves nothing behind', async () => {
    const { session, connection, settle, clock, connectivity, adapter } = setUp()
    let times = 0
    session.subscribe(() => (times += 1))
    session.send('Hi')
    await settle()
    connection().give(started(), start)
    await settle()
    session.dispose()
    const before = times
    connection().give(...answer, finished())
    connectivity.set(false)
    connectivity.set(true)
    await clock.advance(60_000)
    expect(times).toBe(before)
    expect(adapter.stops).toEqual([])
    expect(clock.pending()).toBe(0)
    expect(connection().signal.aborted).toBe(true)
  })
})

describe('tools of the page', () => {
  const lookUp = (run: FrontendTool['run']) => ({
    look_up: { description: 'Looks it up', parameters: { type: 'object' }, run },
  })
  const calls: readonly AgentEvent[] = [
    started(),
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'look_up' },
    { type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: '{"name":"Jana"}' },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
    finished(),
  ]

  it('are told to the agent, done when it calls them, and their results are sent back', async () => {
    const asked: unknown[] = []
    const { session, connection, settle, adapter } = setUp({
      frontendTools: lookUp((args) => {
        asked.push(args)
        return { phone: '040' }
      }),
    })
    session.send('Hi')
    await settle()
    expect(connection().input?.tools).toMatchObject([{ name: 'look_up', description: 'Looks it up' }])
    connection().give(...calls)
    await settle()
    expect(asked).toEqual([{ name: 'Jana' }])
    expect(adapter.connections).toHaveLength(2)
    expect(connection().input?.messages.at(-1)).toMatchObject({
      role: 'tool',
      toolCallId: 'c',
      content: '{"phone":"040"}',
    })
    connection().give(started('r2'), ...answer, finished('r2'))
    await settle()
    expect(adapter.connections).toHaveLength(2)
    expect(session.getSnapshot().status).toBe('idle')
  })

  it('tell the agent what went wrong', async () => {
    const { session, connection, settle } = setUp({
      frontendTools: lookUp(() => Promise.reject(new Error('No such person'))),
    })
    session.send('Hi')
    await settle()
    connection().give(...calls)
    await settle()
    expect(connection().input?.messages.at(-1)).toMatchObject({ role: 'tool', error: 'No such person' })
  })

  it('are given up when the run is stopped', async () => {
    let aborted = false
    const { session, connection, settle, adapter } = setUp({
      frontendTools: lookUp(
        (_, { signal }) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              aborted = true
              resolve('late')
            })
          }),
      ),
    })
    session.send('Hi')
    await settle()
    connection().give(...calls)
    await settle()
    expect(session.getSnapshot().thread.run.status).toBe('running')
    await session.stop()
    await settle()
    expect(aborted).toBe(true)
    expect(adapter.connections).toHaveLength(1)
    const message = threadMessages(session.getSnapshot().thread).at(-1)
    expect(message).toMatchObject({ toolCalls: [{ status: 'cancelled' }] })
  })
})

it('loads again what could not be loaded, also where the host knows what was said', async () => {
  let loads = 0
  const { session, settle, adapter } = setUp({
    messages: [{ id: 'u', role: 'user', content: 'Hi', status: 'complete' }],
    adapterOptions: {
      load: () => {
        loads += 1
        return loads === 1
          ? Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
          : Promise.resolve({ threadExists: true })
      },
    },
  })
  await session.restore()
  session.retry()
  await settle()
  expect(loads).toBe(2)
  expect(adapter.connections).toHaveLength(0)
  expect(session.getSnapshot().error).toBeUndefined()
})
