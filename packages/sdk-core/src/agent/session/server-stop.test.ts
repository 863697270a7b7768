import { expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { content, finished, setUp, start, started } from '../fixtures/session-parts'
import type { LoadedThread } from './agent-adapter'

/** A run that was stopped here, and a server whose stopping and thread are the test's to change. */
async function stopped({ loads = true, connects = false } = {}) {
  const server: { stop: () => Promise<void>; thread: LoadedThread } = {
    stop: () => Promise.reject(new ApiError({ code: 'server-error', status: 500, title: 'No' })),
    thread: { threadExists: true, messages: [], runId: 'r' },
  }
  const load = () => Promise.resolve(server.thread)
  const events: string[] = []
  const parts = setUp({
    adapterOptions: { connects, stop: () => server.stop(), ...(loads && { load }) },
    onEvent: ({ type }) => events.push(type),
  })
  const { session, settle, connection, clock } = parts
  session.send('One')
  await settle()
  connection().give(started(), start, content('Hel'))
  await clock.advance(16)
  void session.stop()
  const now = () => session.getSnapshot()
  return { ...parts, server, events, now, tellFailure: () => clock.advance(10_000) }
}

it('is over here at once, and told again a few times with growing waits before it is said [CAM-CHAT-06]', async () => {
  const { adapter, clock, now, settle, problems } = await stopped()
  expect(now()).toMatchObject({ status: 'idle', stopTrouble: undefined })
  await settle()
  expect(now().stopTrouble).toBe('trying')
  expect(adapter.stops).toHaveLength(1)
  const waits: number[] = []
  for (let waited = 0; adapter.stops.length < 4 && waited < 20_000; waited += 50) {
    const before = adapter.stops.length
    await clock.advance(50)
    if (adapter.stops.length > before) waits.push(waited - waits.reduce((sum, wait) => sum + wait, 0))
  }
  expect(waits).toHaveLength(3)
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
  expect(waits[2]).toBeGreaterThan(waits[1] ?? 0)
  expect(now()).toMatchObject({ stopTrouble: 'failed', error: undefined })
  expect(problems).toHaveLength(4)
  await clock.advance(60_000)
  expect(adapter.stops).toHaveLength(4)
})

it('says nothing where a later try is heard', async () => {
  const { server, now, tellFailure, settle, adapter } = await stopped()
  await settle()
  server.stop = () => Promise.resolve()
  await tellFailure()
  expect(now().stopTrouble).toBeUndefined()
  expect(adapter.stops).toHaveLength(2)
})

it('is tried again when the person or the network asks for it', async () => {
  const { session, server, connectivity, now, tellFailure, settle, adapter } = await stopped()
  await tellFailure()
  void session.stop()
  expect(now().stopTrouble).toBe('trying')
  await tellFailure()
  expect([now().stopTrouble, adapter.stops.length]).toEqual(['failed', 8])
  connectivity.set(false)
  server.stop = () => Promise.resolve()
  connectivity.set(true)
  await settle()
  expect(now().stopTrouble).toBeUndefined()
})

it('lets the next message wait in sight until the run is over there', async () => {
  const { session, server, adapter, connection, said, now, settle, tellFailure } = await stopped()
  session.send('Two')
  await settle()
  expect(now()).toMatchObject({ status: 'idle', queue: [{ content: 'Two' }], waitsFor: 'stop', unsent: [] })
  expect(said()).toEqual(['user One complete', 'assistant Hel cancelled'])
  await tellFailure()
  await tellFailure()
  expect(now()).toMatchObject({ stopTrouble: 'failed', waitsFor: 'stop' })
  expect(adapter.connections).toHaveLength(1)
  connection().give(content('lo, late'))
  server.thread = { threadExists: true, messages: [] }
  await tellFailure()
  expect(now()).toMatchObject({ stopTrouble: undefined, queue: [] })
  expect(connection().input?.messages.map((message) => message.content)).toEqual(['One', 'Hel', 'Two'])
})

it('is tried first when something is said after it has failed', async () => {
  const { session, server, adapter, connection, tellFailure, settle, now } = await stopped()
  await tellFailure()
  server.stop = () => Promise.resolve()
  session.send('Two')
  expect(adapter.connections).toHaveLength(1)
  expect(now().waitsFor).toBe('stop')
  await settle()
  expect(adapter.stops).toHaveLength(5)
  expect(connection()).toMatchObject({ kind: 'run', input: { messages: [{}, {}, { content: 'Two' }] } })
})

it('holds up a changed message, too, which then takes the place of the old one', async () => {
  const { session, server, said, now, connection, tellFailure, settle } = await stopped()
  await settle()
  const [first] = now().thread.history
  session.edit(first?.id ?? '', 'Changed')
  await settle()
  expect(now()).toMatchObject({ queue: [{ content: 'Changed' }], waitsFor: 'stop' })
  server.stop = () => Promise.resolve()
  await tellFailure()
  expect(said()).toEqual(['user Changed complete'])
  expect(connection()).toMatchObject({ kind: 'run', input: { messages: [{ content: 'Changed' }] } })
})

it('is tried again for a changed message after it has failed', async () => {
  const { session, server, now, connection, tellFailure, settle } = await stopped()
  await tellFailure()
  server.stop = () => Promise.resolve()
  const [first] = now().thread.history
  session.edit(first?.id ?? '', 'Changed')
  await settle()
  expect(connection()).toMatchObject({ kind: 'run', input: { messages: [{ content: 'Changed' }] } })
})

it('holds up nothing for ever where no server says what goes on, even where it is never answered', async () => {
  const { session, server, adapter, clock, now } = await stopped({ loads: false })
  server.stop = () => new Promise(() => {})
  await clock.advance(10_000)
  expect(now().stopTrouble).toBe('failed')
  session.send('Two')
  await clock.advance(5_000)
  expect(adapter.connections).toHaveLength(1)
  await clock.advance(15_000)
  expect(adapter.connections).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', stopTrouble: undefined })
})

it('keeps what is being stopped out of sight when the thread is looked at or fetched again', async () => {
  const { session, server, adapter, said, now, settle } = await stopped({ connects: true })
  await settle()
  await session.refresh()
  await session.restore()
  expect(adapter.connections).toHaveLength(1)
  expect(now().stopTrouble).toBe('trying')
  server.thread = { threadExists: true, messages: [] }
  await session.refresh()
  expect(now().stopTrouble).toBeUndefined()
  expect(said().join('')).not.toContain('Hello')
})

/** The thread as the server keeps it once the run was stopped there. */
const keptThread: LoadedThread = {
  threadExists: true,
  lastRunId: 'r',
  messages: [
    { id: '', role: 'user', content: 'One', status: 'complete' },
    {
      id: 'm',
      role: 'assistant',
      content: 'Hello, and more',
      toolCalls: [],
      status: 'cancelled',
    },
  ],
}

function keptWith(userId: string | undefined): LoadedThread {
  const [user, ...rest] = keptThread.messages ?? []
  return { ...keptThread, messages: user ? [{ ...user, id: userId ?? '' }, ...rest] : rest }
}

it('shows then what the server has kept, and tells of the end', async () => {
  const { server, events, now, said, tellFailure, settle } = await stopped({ connects: true })
  expect(said()).toEqual(['user One complete', 'assistant Hel cancelled'])
  server.stop = () => Promise.resolve()
  server.thread = keptWith(now().thread.history[0]?.id)
  expect(events.at(-1)).toBe('TEXT_MESSAGE_CONTENT')
  await settle()
  await tellFailure()
  expect(said()).toEqual(['user One complete', 'assistant Hello, and more cancelled'])
  expect(events.at(-1)).toBe('RUN_FINISHED')
})

it('keeps what was said here where the server does not have it', async () => {
  const { server, said, tellFailure } = await stopped({ connects: true })
  server.stop = () => Promise.resolve()
  server.thread = { threadExists: true, messages: [] }
  await tellFailure()
  expect(said()).toEqual(['user One complete', 'assistant Hel cancelled'])
})

it('goes on in sight where it cannot be stopped, until it is over by itself', async () => {
  const { server, session, adapter, connection, now, said, settle, clock, tellFailure } = await stopped({
    connects: true,
  })
  server.thread = { ...keptWith(now().thread.history[0]?.id), runId: 'r' }
  server.thread = { ...server.thread, messages: server.thread.messages?.slice(0, 1) }
  await tellFailure()
  expect(connection()).toMatchObject({ kind: 'connect', runId: 'r' })
  connection().give(started(), start, content('Hello, and on'))
  await clock.advance(16)
  expect(now()).toMatchObject({ status: 'running', stopTrouble: 'failed' })
  expect(said()).toEqual(['user One complete', 'assistant Hello, and on streaming'])
  connection().give({ type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished())
  await clock.advance(16)
  expect(now()).toMatchObject({ status: 'idle', stopTrouble: undefined })
  expect(said()).toEqual(['user One complete', 'assistant Hello, and on complete'])
  expect(adapter.stops).toHaveLength(4)
  session.send('Two')
  await settle()
  expect(connection()).toMatchObject({ kind: 'run' })
})

it('can be stopped after it has gone on in sight', async () => {
  const { server, session, connection, now, clock, settle, tellFailure } = await stopped({ connects: true })
  server.thread = { threadExists: true, messages: [now().thread.history[0]].flatMap((each) => each ?? []), runId: 'r' }
  await tellFailure()
  connection().give(started(), start, content('Hello'))
  await clock.advance(16)
  server.stop = () => Promise.resolve()
  server.thread = keptWith(now().thread.history[0]?.id)
  void session.stop()
  await settle()
  await tellFailure()
  expect(now()).toMatchObject({ status: 'idle', stopTrouble: undefined })
})

it('shows a run that was over before it could be stopped as it came to its end', async () => {
  const { server, now, said, tellFailure } = await stopped({ connects: true })
  const [user, answer] = keptWith(now().thread.history[0]?.id).messages ?? []
  server.thread = {
    ...keptThread,
    messages: [user, answer && { ...answer, status: 'complete' as const }].flatMap((each) => each ?? []),
  }
  await tellFailure()
  expect(now()).toMatchObject({ status: 'idle', stopTrouble: undefined })
  expect(said()).toEqual(['user One complete', 'assistant Hello, and more complete'])
})

it('stops nothing but what the server was asked for', async () => {
  const { session, adapter, server, settle } = await stopped()
  server.stop = () => new Promise(() => {})
  session.send('Two')
  await session.stop()
  await settle()
  expect(adapter.stops.map(({ runId }) => runId)).toEqual(['r'])
})

it('leaves nothing behind when the session is let go of', async () => {
  const { session, settle, clock, adapter } = await stopped()
  await settle()
  session.dispose()
  await clock.advance(60_000)
  expect(clock.pending()).toBe(0)
  expect(adapter.stops).toHaveLength(1)
})
