import { expect, it } from 'vitest'
import type { AgentEvent } from '../protocol/agent-event'
import { readMessages } from './read-messages'
import { reduceThread } from './reduce-thread'
import { createThreadState, threadMessages } from './thread-state'
import { toWireMessages } from './wire-messages'

const started: AgentEvent = { type: 'RUN_STARTED', threadId: 't', runId: 'r' }
const stopped: AgentEvent = { type: 'RUN_FINISHED', threadId: 't', runId: 'r', outcome: { type: 'cancelled' } }
const broken: AgentEvent = { type: 'RUN_ERROR', message: 'Out of memory' }
const half: readonly AgentEvent[] = [
  { type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'assistant' },
  { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'Half an ans' },
]
const call: readonly AgentEvent[] = [
  { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'search' },
  { type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: '{}' },
  { type: 'TOOL_CALL_END', toolCallId: 'c' },
]

/** What a thread is after events, after a server has kept it, and after it was kept once more. */
function keptTwice(...events: readonly AgentEvent[]) {
  const now = threadMessages(events.reduce(reduceThread, createThreadState({ threadId: 't' })))
  const again = readMessages(toWireMessages(now))
  return [now, again, readMessages(toWireMessages(again))]
}

it.each([
  { end: stopped, status: 'cancelled' },
  { end: broken, status: 'failed' },
])('is known of half an answer wherever the thread is opened: $status', ({ end, status }) => {
  for (const messages of keptTwice(started, ...half, end)) expect(messages).toMatchObject([{ id: 'm', status }])
})

it('is known of a step that was stopped, which has not failed', () => {
  for (const messages of keptTwice(started, ...call, stopped)) {
    expect(messages).toMatchObject([{ toolCalls: [{ id: 'c', status: 'cancelled' }] }])
    expect(messages[0]).not.toHaveProperty('toolCalls.0.result')
  }
})

it('is said by servers that close what a stop has left open', () => {
  const end: AgentEvent = { type: 'TEXT_MESSAGE_END', messageId: 'm', metadata: { 'inlay:end': 'cancelled' } }
  for (const messages of keptTwice(started, ...half, end, stopped))
    expect(messages).toMatchObject([{ id: 'm', status: 'cancelled' }])
})

it('is nothing that a server could make up otherwise', () => {
  const metadata = { 'inlay:end': 'streaming' }
  expect(readMessages([{ id: 'm', role: 'assistant', content: 'Whole', metadata }])).toMatchObject([
    { status: 'complete' },
  ])
})
