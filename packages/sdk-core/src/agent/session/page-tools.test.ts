import { describe, expect, it } from 'vitest'
import { answer, finished, setUp, started } from '../fixtures/session-parts'
import type { AgentEvent } from '../protocol/agent-event'
import { threadMessages } from '../thread/thread-state'
import type { FrontendTool } from './agent-session'

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
    expect(connection().input?.messages.at(-1)).toMatchObject({
      role: 'tool',
      // Models are seldom told more than the content.
      content: 'No such person',
      error: 'No such person',
    })
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
