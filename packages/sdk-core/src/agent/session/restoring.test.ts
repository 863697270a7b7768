import { describe, expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { answer, content, finished, setUp, start, started } from '../fixtures/session-parts'
import type { AgentEvent } from '../protocol/agent-event'
import type { ThreadMessage } from '../thread/thread-message'
import type { LoadedThread } from './agent-adapter'
import type { AgentSessionOptions } from './agent-session'

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

describe('a thread that is known by joining alone', () => {
  const unavailable = () => new ApiError({ code: 'unavailable', status: 503, title: 'No' })
  const speech = (messageId: string, delta: string): readonly AgentEvent[] => [
    { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' },
    { type: 'TEXT_MESSAGE_CONTENT', messageId, delta },
    { type: 'TEXT_MESSAGE_END', messageId },
  ]
  const firstRun = [started('r1'), ...speech('one', 'First'), finished('r1')]
  const secondRun = [started('r2'), ...speech('two', 'Second'), finished('r2')]

  async function joining() {
    const all = setUp({ adapterOptions: { connects: true }, reconnects: 0 })
    void all.session.restore()
    await all.settle()
    const sentWith = () => all.connection().input?.messages.map((message) => message.content)
    return { ...all, sentWith }
  }

  it('has what is sent while joining fails wait, and go out after the whole of it', async () => {
    const { session, connection, settle, adapter, sentWith } = await joining()
    session.send('Mine')
    connection().fail(unavailable())
    await settle()
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', queue: [{ content: 'Mine' }], waitsFor: 'thread' })
    session.retry()
    await settle()
    connection().give(...firstRun, ...secondRun)
    connection().end()
    await settle()
    await settle()
    expect(adapter.connections.map(({ kind }) => kind)).toEqual(['connect', 'connect', 'run'])
    expect(sentWith()).toEqual(['First', 'Second', 'Mine'])
  })

  it('is taken anew from its beginning when its replay was cut, and a failure to read it is forgotten', async () => {
    const { session, connection, settle, said } = await joining()
    connection().give(started('r1'), ...speech('gone', 'Renamed by the server').slice(0, 2))
    await settle()
    connection().fail(unavailable())
    await settle()
    expect(session.getSnapshot().error).toMatchObject({ code: 'unavailable' })
    session.retry()
    await settle()
    connection().give(...firstRun, ...secondRun)
    connection().end()
    await settle()
    expect(said()).toEqual(['assistant First complete', 'assistant Second complete'])
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', error: undefined })
  })

  it('keeps what it has, without an error, where a second try finds that nothing is replayed', async () => {
    const { session, connection, settle, said } = await joining()
    connection().give(started('r1'), ...speech('one', 'First').slice(0, 2))
    await settle()
    connection().fail(unavailable())
    await settle()
    session.retry()
    await settle()
    connection().end()
    await settle()
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', error: undefined })
    expect(said()).toHaveLength(1)
  })

  it('is not taken for whole when it was stopped in mid-replay: the rest is read before anything is sent', async () => {
    const server = { stopped: () => {} }
    const stop = () => new Promise<void>((resolve) => (server.stopped = resolve))
    const { session, connection, settle, said, adapter } = setUp({ adapterOptions: { connects: true, stop } })
    void session.restore()
    await settle()
    connection().give(...firstRun, started('r2'), ...speech('two', 'Sec').slice(0, 2))
    await settle()
    void session.stop()
    session.send('Mine')
    await settle()
    expect(said()).toEqual(['assistant First complete', 'assistant Sec cancelled'])
    expect(session.getSnapshot()).toMatchObject({ queue: [{ content: 'Mine' }], waitsFor: 'thread' })
    expect(adapter.connections).toHaveLength(1)
    server.stopped()
    await settle()
    expect(adapter.connections).toHaveLength(2)
    connection().give(...firstRun, started('r2'), ...speech('two', 'Second'))
    connection().give({ type: 'RUN_ERROR', message: 'Run stopped', code: 'STOPPED' })
    connection().end()
    await settle()
    await settle()
    expect(connection().input?.messages.map((message) => message.content)).toEqual(['First', 'Second', 'Mine'])
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
