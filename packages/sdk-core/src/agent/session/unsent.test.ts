import { expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { answer, finished, setUp, started, textOf } from '../fixtures/session-parts'
import type { ThreadMessage } from '../thread/thread-message'
import type { LoadedThread } from './agent-adapter'

const hi: ThreadMessage = { id: 'hi', role: 'user', content: 'Hi', status: 'complete' }
const others: ThreadMessage = { id: 'others', role: 'user', content: 'From elsewhere', status: 'complete' }
const answered: ThreadMessage = { id: 'm9', role: 'assistant', content: 'Yes', toolCalls: [], status: 'complete' }

async function opened({ connects = true } = {}) {
  const server: { thread: LoadedThread } = { thread: { threadExists: true, messages: [hi] } }
  const parts = setUp({ adapterOptions: { connects, load: () => Promise.resolve(server.thread) } })
  await parts.session.restore()
  const refuse = async (code: string, status: number) => {
    parts.connection().fail(new ApiError({ code, status, title: 'No' }))
    await parts.settle()
  }
  return { server, refuse, ...parts, now: () => parts.session.getSnapshot() }
}

it('keeps what could not be sent, to be tried again, when the thread goes on elsewhere', async () => {
  const { server, session, settle, refuse, said, now, adapter, connection, clock } = await opened()
  session.send('Mine')
  await settle()
  await refuse('unavailable', 503)
  server.thread = { threadExists: true, messages: [hi, others, answered] }
  await session.refresh()
  expect(said()).toEqual([
    'user Hi complete',
    'user From elsewhere complete',
    'assistant Yes complete',
    'user Mine complete',
  ])
  expect(now()).toMatchObject({ error: { code: 'unavailable' }, unsent: [{ content: 'Mine' }] })
  session.retry()
  await settle()
  expect(adapter.connections).toHaveLength(2)
  expect(connection().input?.messages.map(({ content }) => textOf(content))).toEqual([
    'Hi',
    'From elsewhere',
    'Yes',
    'Mine',
  ])
  connection().give(started())
  await clock.advance(20)
  expect(now().unsent).toEqual([])
})

it('keeps all that could not be sent where more than one message was not taken', async () => {
  const { session, settle, refuse, now, connection, clock } = await opened()
  session.send('Mine')
  await settle()
  await refuse('unavailable', 503)
  session.send('Mine, too')
  await settle()
  await refuse('unavailable', 503)
  expect(now().unsent).toMatchObject([{ content: 'Mine' }, { content: 'Mine, too' }])
  session.edit(now().unsent[1]?.id ?? '', 'Mine as well')
  await settle()
  expect(connection().input?.messages).toMatchObject([
    { content: 'Hi' },
    { content: 'Mine' },
    { content: 'Mine as well' },
  ])
  await refuse('unavailable', 503)
  expect(now().unsent).toMatchObject([{ content: 'Mine' }, { content: 'Mine as well' }])
  session.retry()
  await settle()
  expect(now().unsent).toHaveLength(2)
  connection().give(started())
  await clock.advance(20)
  expect(now().unsent).toEqual([])
})

it('sends what could not be sent after the run that goes on elsewhere', async () => {
  const { server, session, settle, refuse, said, connection, now } = await opened()
  session.send('Mine')
  await settle()
  await refuse('unavailable', 503)
  server.thread = { threadExists: true, messages: [hi, others], runId: 'r9' }
  void session.refresh()
  await settle()
  expect(now()).toMatchObject({ queue: [{ content: 'Mine' }], waitsFor: 'run', unsent: [] })
  connection().give(started('r9'), ...answer, finished('r9'))
  await settle()
  expect(said().slice(1)).toEqual(['user From elsewhere complete', 'assistant Hello complete', 'user Mine complete'])
  expect(connection()).toMatchObject({ kind: 'run' })
})

it('lets another window go first that has sent at the same time, and sends after', async () => {
  const { server, session, settle, refuse, said, connection, now } = await opened()
  session.send('Mine')
  await settle()
  server.thread = { threadExists: true, messages: [hi, others], runId: 'r9' }
  await refuse('run-active', 409)
  expect(now()).toMatchObject({ error: undefined, queue: [{ content: 'Mine' }], waitsFor: 'run' })
  connection().give(started('r9'), ...answer, finished('r9'))
  await settle()
  expect(connection()).toMatchObject({ kind: 'run' })
  connection().give(started(), finished())
  await settle()
  expect(said().slice(1)).toEqual(['user From elsewhere complete', 'assistant Hello complete', 'user Mine complete'])
})

it('asks again only once where another run is said to go on and none is found', async () => {
  const { session, settle, refuse, adapter, now } = await opened()
  session.send('Mine')
  await settle()
  await refuse('run-active', 409)
  await refuse('run-active', 409)
  expect(adapter.connections).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'idle', error: { code: 'run-active' }, unsent: [{ content: 'Mine' }] })
})

it('says that another run goes on where that cannot be joined', async () => {
  const { session, settle, refuse, said, now } = await opened({ connects: false })
  session.send('Mine')
  await settle()
  await refuse('run-active', 409)
  expect(now()).toMatchObject({ error: { code: 'run-active' } })
  expect(said()).toEqual(['user Hi complete', 'user Mine complete'])
})

it('has taken what the server knows, whatever became of the answer', async () => {
  const { server, session, settle, refuse, said } = await opened()
  const id = session.send('Mine')
  await settle()
  await refuse('unavailable', 503)
  server.thread = { threadExists: true, messages: [hi, { ...hi, id, content: 'Mine' }, answered] }
  await session.refresh()
  expect(said()).toEqual(['user Hi complete', 'user Mine complete', 'assistant Yes complete'])
})

it('names the run that it has seen last, and is said after what it has not seen', async () => {
  const { server, session, settle, refuse, said, connection, now } = await opened({ connects: false })
  server.thread = { threadExists: true, messages: [hi], lastRunId: 'r1' }
  await session.restore()
  session.send('Mine')
  await settle()
  expect(connection().input?.parentRunId).toBe('r1')
  server.thread = { threadExists: true, messages: [hi, others, answered], lastRunId: 'r2' }
  await refuse('thread-moved', 409)
  expect(now()).toMatchObject({ status: 'connecting', error: undefined, queue: [] })
  expect(connection().input).toMatchObject({
    parentRunId: 'r2',
    messages: [{ content: 'Hi' }, { content: 'From elsewhere' }, { content: 'Yes' }, { content: 'Mine' }],
  })
  connection().give(started('r3'), ...answer, finished('r3'))
  await settle()
  expect(said().slice(1)).toEqual([
    'user From elsewhere complete',
    'assistant Yes complete',
    'user Mine complete',
    'assistant Hello complete',
  ])
  session.send('Next')
  await settle()
  expect(connection().input?.parentRunId).toBe('r3')
})

it('is not said twice where it has come there after all', async () => {
  const { server, session, settle, refuse, said, adapter } = await opened({ connects: false })
  const id = session.send('Mine')
  await settle()
  server.thread = { threadExists: true, messages: [hi, { ...hi, id, content: 'Mine' }, answered] }
  await refuse('thread-moved', 409)
  expect(said()).toEqual(['user Hi complete', 'user Mine complete', 'assistant Yes complete'])
  expect(adapter.connections).toHaveLength(1)
})

it('is given to the person where the conversation goes on again and again', async () => {
  const { session, settle, refuse, adapter, now } = await opened({ connects: false })
  session.send('Mine')
  await settle()
  await refuse('thread-moved', 409)
  await refuse('thread-moved', 409)
  expect(adapter.connections).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'idle', error: { code: 'thread-moved' }, unsent: [{ content: 'Mine' }] })
  session.retry()
  await settle()
  await refuse('thread-moved', 409)
  expect(adapter.connections).toHaveLength(4)
  expect(now()).toMatchObject({ status: 'connecting', error: undefined })
})

it('shows what has come instead of another answer to what came before', async () => {
  const { server, session, settle, refuse, said, connection, now } = await opened({ connects: false })
  session.retry()
  await settle()
  server.thread = { threadExists: true, messages: [hi, others, answered] }
  await refuse('thread-moved', 409)
  expect(said()).toEqual(['user Hi complete', 'user From elsewhere complete', 'assistant Yes complete'])
  expect(now()).toMatchObject({ status: 'idle', error: undefined })
  session.send('Mine')
  await settle()
  await refuse('thread-moved', 409)
  expect(connection().input?.messages).toHaveLength(4)
})
