import { describe, expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { finished, setUp, started } from '../fixtures/session-parts'
import type { AgentEvent } from '../protocol/agent-event'
import { isRefusedCall } from '../thread/refused-calls'
import type { ThreadMessage } from '../thread/thread-message'
import { threadMessages } from '../thread/thread-state'
import type { LoadedThread } from './agent-adapter'

const said = (id: string, content: string): ThreadMessage => ({ id, role: 'user', content, status: 'complete' })

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

  it('notes at the call that it was refused, for the server to keep', async () => {
    const { session, connection, settle } = await asked()
    session.answer({ interruptId: 'i1', status: 'resolved', payload: { approved: false } })
    session.answer({ interruptId: 'i2', status: 'resolved' })
    await settle()
    const callsOf = (messages: readonly object[] = []) =>
      messages.flatMap((each) => ('toolCalls' in each ? each.toolCalls : []))
    expect(callsOf(connection().input?.messages)).toEqual([
      expect.objectContaining({ metadata: { 'inlay:answer': 'refused' } }),
    ])
    const [call] = threadMessages(session.getSnapshot().thread).flatMap((each) =>
      each.role === 'assistant' ? each.toolCalls : [],
    )
    expect(call && isRefusedCall(call)).toBe(true)
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

  it('is done again from its message when all is over, so that it asks again, and from the answers when they failed', async () => {
    const { session, connection, settle } = await asked()
    session.answer({ interruptId: 'i1', status: 'resolved', payload: { approved: true } })
    session.answer({ interruptId: 'i2', status: 'resolved', payload: 1 })
    await settle()
    connection().fail(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
    await settle()
    session.retry()
    await settle()
    expect(connection().input?.resume).toMatchObject([{ interruptId: 'i1' }, { interruptId: 'i2' }])
    connection().give(started('r2'), finished('r2'))
    await settle()
    session.retry()
    await settle()
    expect(connection().input).toMatchObject({ messages: [{ role: 'user', content: 'Send it' }], parentRunId: 'r2' })
    expect(connection().input?.resume).toBeUndefined()
  })

  const refusal = (code: string) => new ApiError({ code, status: 409, title: 'No' })

  async function reopened() {
    const server: { thread: LoadedThread } = {
      thread: { threadExists: true, messages: [said('u', 'Send it')], interrupted: { runId: 'r', interrupts } },
    }
    const parts = setUp({ adapterOptions: { connects: true, load: () => Promise.resolve(server.thread) } })
    await parts.session.restore()
    return { server, ...parts }
  }

  it('still asks when the thread is opened again, and takes what is said for no answer by itself', async () => {
    const { session, connection, settle, adapter } = await reopened()
    expect(session.getSnapshot()).toMatchObject({
      status: 'idle',
      thread: { run: { status: 'interrupted', interrupts } },
    })
    expect(adapter.connections).toHaveLength(0)
    session.answer({ interruptId: 'i1', status: 'resolved', payload: { approved: true } })
    session.answer({ interruptId: 'i2', status: 'cancelled' })
    await settle()
    expect(connection().input).toMatchObject({
      resume: [{ interruptId: 'i1' }, { interruptId: 'i2' }],
      parentRunId: 'r',
    })
  })

  it('asks in a second window too, as soon as that looks', async () => {
    const { server, session, settle } = await reopened()
    session.send('Never mind')
    await settle()
    const second = setUp({ adapterOptions: { load: () => Promise.resolve(server.thread) } })
    server.thread = { threadExists: true, messages: [said('u', 'Send it')] }
    await second.session.restore()
    expect(second.session.getSnapshot().thread.run.status).toBe('idle')
    server.thread = { ...server.thread, interrupted: { runId: 'r', interrupts } }
    await second.session.refresh()
    expect(second.session.getSnapshot().thread.run).toMatchObject({ status: 'interrupted', interrupts })
    const before = second.session.getSnapshot()
    await second.session.refresh()
    expect(second.session.getSnapshot()).toBe(before)
  })

  it('shows what came of an answer that was given elsewhere, rather than to answer twice', async () => {
    const { server, session, connection, settle, adapter, said: shown } = await reopened()
    server.thread = { threadExists: true, messages: [said('u', 'Send it'), said('u2', 'Sent by the other')] }
    session.answer({ interruptId: 'i1', status: 'resolved', payload: { approved: true } })
    session.answer({ interruptId: 'i2', status: 'resolved' })
    await settle()
    connection().fail(refusal('answered'))
    await settle()
    expect(shown()).toEqual(['user Send it complete', 'user Sent by the other complete'])
    expect(session.getSnapshot()).toMatchObject({
      status: 'idle',
      error: undefined,
      thread: { run: { status: 'idle' } },
    })
    expect(adapter.connections).toHaveLength(1)
  })

  it('says after the answer of others what was to be said here', async () => {
    const { server, session, connection, settle, said: shown } = await reopened()
    session.send('And mind the gap')
    await settle()
    server.thread = { threadExists: true, messages: [said('u', 'Send it')], runId: 'r2' }
    connection().fail(refusal('run-active'))
    await settle()
    expect(connection()).toMatchObject({ kind: 'connect', runId: 'r2' })
    connection().give(started('r2'), finished('r2'))
    await settle()
    expect(shown()).toEqual(['user Send it complete', 'user And mind the gap complete'])
    expect(connection()).toMatchObject({
      kind: 'run',
      input: { messages: [{ id: 'u' }, { content: 'And mind the gap' }] },
    })
    expect(connection().input?.resume).toBeUndefined()
  })
})
