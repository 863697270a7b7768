import { describe, expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { answer, content, end, finished, setUp, start, started } from '../fixtures/session-parts'
import { threadMessages } from '../thread/thread-state'

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

  it('tells who wrote it of an error that no server has sent', async () => {
    const { session, settle, connection, problems } = setUp()
    session.send('Hi')
    await settle()
    connection().fail(new TypeError('auth.getToken is no function'))
    await settle()
    expect(session.getSnapshot().error).toMatchObject({ code: 'unexpected' })
    expect(problems).toEqual([expect.stringContaining('auth.getToken is no function')])
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
