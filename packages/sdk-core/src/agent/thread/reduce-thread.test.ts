import { describe, expect, it } from 'vitest'
import { createEventVerifier } from '../order/event-verifier'
import type { AgentEvent } from '../protocol/agent-event'
import { readMessages } from './read-messages'
import { reduceThread } from './reduce-thread'
import type { AssistantMessage, ThreadMessage } from './thread-message'
import { createThreadState, threadMessages, type ThreadState } from './thread-state'
import { toWireMessages } from './wire-messages'

const user: ThreadMessage = { id: 'u', role: 'user', content: 'Hello', status: 'complete' }
const started: AgentEvent = { type: 'RUN_STARTED', threadId: 't', runId: 'r' }
const finished: AgentEvent = { type: 'RUN_FINISHED', threadId: 't', runId: 'r' }

function say(messageId: string, ...deltas: readonly string[]): readonly AgentEvent[] {
  return [
    { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' },
    ...deltas.map((delta) => ({ type: 'TEXT_MESSAGE_CONTENT', messageId, delta }) as const),
    { type: 'TEXT_MESSAGE_END', messageId },
  ]
}

function call(toolCallId: string, parentMessageId?: string): readonly AgentEvent[] {
  return [
    { type: 'TOOL_CALL_START', toolCallId, toolCallName: 'find', ...(parentMessageId && { parentMessageId }) },
    { type: 'TOOL_CALL_ARGS', toolCallId, delta: '{"a":' },
    { type: 'TOOL_CALL_ARGS', toolCallId, delta: '1}' },
    { type: 'TOOL_CALL_END', toolCallId },
  ]
}

const result = (toolCallId: string): AgentEvent => ({
  type: 'TOOL_CALL_RESULT',
  toolCallId,
  messageId: `${toolCallId}-result`,
  content: 'three',
})

function thread(...events: readonly AgentEvent[]): ThreadState {
  return events.reduce(reduceThread, createThreadState({ threadId: 't', messages: [user] }))
}

describe('a thread', () => {
  it('gathers what an agent says', () => {
    const state = thread(started, ...say('m', 'Hel', 'lo'), finished)
    expect(threadMessages(state)).toEqual([
      user,
      { id: 'm', role: 'assistant', content: 'Hello', toolCalls: [], status: 'complete' },
    ])
    expect(state.run).toMatchObject({ status: 'finished', runId: 'r' })
    expect(state.tail).toEqual([])
  })

  it('puts tool calls to their message, and results to their calls', () => {
    const before = thread(started, ...say('m', 'I look.'), ...call('c1', 'm'), ...call('c2'))
    const calls = (state: ThreadState) =>
      threadMessages(state).flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []))
    expect(calls(before)).toEqual([
      { id: 'c1', name: 'find', args: '{"a":1}', status: 'called' },
      { id: 'c2', name: 'find', args: '{"a":1}', status: 'called' },
    ])
    const after = reduceThread(before, result('c1'))
    expect(calls(after)[0]).toMatchObject({ status: 'complete', result: { messageId: 'c1-result', content: 'three' } })
    expect(threadMessages(after).map(({ id }) => id)).toEqual(['u', 'm', 'c2'])
  })

  it('keeps the text of a message whose calls came first', () => {
    const state = thread(started, ...call('c', 'm'), result('c'), ...say('m', 'Done'), finished)
    expect(threadMessages(state)[1]).toMatchObject({ id: 'm', content: 'Done', toolCalls: [{ id: 'c' }] })
  })

  it('tells a thought from an answer of the same id', () => {
    const state = thread(
      started,
      { type: 'REASONING_MESSAGE_START', messageId: 'm', role: 'reasoning' },
      { type: 'REASONING_MESSAGE_CONTENT', messageId: 'm', delta: 'Hm' },
      { type: 'REASONING_MESSAGE_END', messageId: 'm' },
      ...say('m', 'Hello'),
    )
    expect(threadMessages(state).slice(1)).toMatchObject([
      { role: 'reasoning', content: 'Hm' },
      { role: 'assistant', content: 'Hello' },
    ])
  })

  it('goes on with what is begun again in one run, and loses nothing of it', () => {
    const thought = (delta: string): readonly AgentEvent[] => [
      { type: 'REASONING_MESSAGE_START', messageId: 'm', role: 'reasoning' },
      { type: 'REASONING_MESSAGE_CONTENT', messageId: 'm', delta },
      { type: 'REASONING_MESSAGE_END', messageId: 'm' },
    ]
    const run = [
      started,
      ...thought('Hm. '),
      ...say('m', 'I look. '),
      ...call('c', 'm'),
      result('c'),
      ...thought('Three.'),
      ...say('m', 'I found three.'),
    ]
    const said = [
      { role: 'reasoning', content: 'Hm. Three.' },
      { role: 'assistant', content: 'I look. I found three.', toolCalls: [{ id: 'c', status: 'complete' }] },
    ]
    const state = thread(...run)
    expect(threadMessages(state).slice(1)).toMatchObject(said)
    expect(threadMessages(run.reduce(reduceThread, state)).slice(1)).toMatchObject(said)
  })

  it('goes on after a snapshot with what it has of a message in mid-run', () => {
    const before = thread(started, ...say('m', 'Hel'))
    const messages = [
      { id: 'u', role: 'user', content: 'Hello' },
      { id: 'm', role: 'assistant', content: 'Hello' },
    ] as const
    const after = reduceThread(before, { type: 'MESSAGES_SNAPSHOT', messages: [...messages] })
    expect(threadMessages(say('m', '!').reduce(reduceThread, after))[1]).toMatchObject({ content: 'Hello!' })
  })

  it('keeps a result whose call it does not have', () => {
    expect(threadMessages(thread(started, result('c')))[1]).toMatchObject({ role: 'tool', toolCallId: 'c' })
  })

  it('marks what did not come to its end as failed or cancelled, as its run, never as done', () => {
    const open = [
      started,
      ...say('m', 'Hel').slice(0, 2),
      ...call('c'),
      { type: 'STEP_STARTED', stepName: 's' },
    ] as const
    for (const [status, end] of [
      ['failed', { type: 'RUN_ERROR', message: 'No', code: 'X' }],
      ['cancelled', { ...finished, outcome: { type: 'cancelled' } }],
    ] as readonly (readonly [string, AgentEvent])[]) {
      const state = reduceThread(thread(...open), end)
      const [, said, called] = threadMessages(state)
      expect(said).toMatchObject({ content: 'Hel', status })
      expect((called as AssistantMessage).toolCalls[0]).toMatchObject({ status })
      expect(state.steps).toEqual([{ name: 's', status: 'cancelled' }])
      expect(state.tail).toEqual([])
    }
    const failed = reduceThread(thread(...open), { type: 'RUN_ERROR', message: 'No', code: 'X' })
    expect(failed.run).toEqual({ status: 'failed', runId: 'r', message: 'No', code: 'X' })
  })

  it('keeps the calls open that a person has to answer', () => {
    const interrupts = [{ id: 'i', reason: 'confirmation', toolCallId: 'c' }]
    const asked = thread(started, ...call('c'), {
      ...finished,
      outcome: { type: 'interrupt', interrupts },
    })
    expect(asked.run).toEqual({ status: 'interrupted', runId: 'r', interrupts })
    expect((threadMessages(asked)[1] as AssistantMessage).toolCalls[0]?.status).toBe('called')
    const answered = reduceThread(reduceThread(asked, { ...started, runId: 'r2' }), result('c'))
    expect((threadMessages(answered)[1] as AssistantMessage).toolCalls[0]?.status).toBe('complete')
  })

  it('keeps the state of the agent, by snapshots and changes', () => {
    const snapshot: AgentEvent = { type: 'STATE_SNAPSHOT', snapshot: { a: { n: 1 }, b: {} } }
    const changed = thread(started, snapshot, {
      type: 'STATE_DELTA',
      delta: [{ op: 'replace', path: '/a/n', value: 2 }],
    })
    expect(changed.agentState).toEqual({ a: { n: 2 }, b: {} })
    const stale = reduceThread(changed, { type: 'STATE_DELTA', delta: [{ op: 'remove', path: '/x' }] })
    expect(stale).toMatchObject({ agentState: changed.agentState, isStateStale: true })
    expect(reduceThread(stale, snapshot).isStateStale).toBe(false)
  })

  it('shows activities and changes them in place', () => {
    const state = thread(
      started,
      { type: 'ACTIVITY_SNAPSHOT', messageId: 'a', activityType: 'research', content: { done: 0 } },
      ...say('m', 'Hi'),
      {
        type: 'ACTIVITY_DELTA',
        messageId: 'a',
        activityType: 'research',
        patch: [{ op: 'replace', path: '/done', value: 3 }],
      },
    )
    expect(threadMessages(state)[1]).toMatchObject({ role: 'activity', content: { done: 3 } })
  })

  it('knows reasoning, steps and subagents', () => {
    const state = thread(
      started,
      { type: 'STEP_STARTED', stepName: 'plan' },
      { type: 'SUBAGENT_STARTED', subagentRunId: 's', name: 'Scout' },
      { type: 'REASONING_MESSAGE_START', messageId: 'h', role: 'reasoning' },
      { type: 'REASONING_MESSAGE_CONTENT', messageId: 'h', delta: 'Hm' },
      { type: 'REASONING_ENCRYPTED_VALUE', subtype: 'message', entityId: 'h', encryptedValue: 'xyz' },
      { type: 'REASONING_MESSAGE_END', messageId: 'h' },
      { type: 'SUBAGENT_FINISHED', subagentRunId: 's' },
      { type: 'STEP_FINISHED', stepName: 'plan' },
    )
    expect(threadMessages(state)[1]).toMatchObject({
      role: 'reasoning',
      content: 'Hm',
      encryptedValue: 'xyz',
      status: 'complete',
    })
    expect(state.steps).toEqual([{ name: 'plan', status: 'complete' }])
    expect(state.subagents).toMatchObject([{ name: 'Scout', status: 'complete' }])
  })

  it('takes order and ids from a snapshot, and keeps the objects of what says the same', () => {
    const before = thread(started, ...say('m1', 'One'), ...say('m2', 'Two'))
    const [, one] = threadMessages(before)
    const after = reduceThread(before, {
      type: 'MESSAGES_SNAPSHOT',
      messages: [
        { id: 'm2', role: 'assistant', content: 'Two, changed' },
        { id: 'm1', role: 'assistant', content: 'One' },
      ],
    })
    expect(threadMessages(after).map(({ content }) => content)).toEqual(['Two, changed', 'One'])
    expect(threadMessages(after)[1]).toBe(one)
  })

  it('keeps reasoning where it was when a snapshot has none', () => {
    const before = thread(
      started,
      { type: 'REASONING_MESSAGE_START', messageId: 'h', role: 'reasoning' },
      { type: 'REASONING_MESSAGE_END', messageId: 'h' },
      ...say('m', 'Hi'),
    )
    const messages = [
      { id: 'u', role: 'user', content: 'Hello' },
      { id: 'm', role: 'assistant', content: 'Hi' },
    ] as const
    const after = reduceThread(before, { type: 'MESSAGES_SNAPSHOT', messages: [...messages] })
    expect(threadMessages(after).map(({ id }) => id)).toEqual(['u', 'h', 'm'])
  })

  it('comes to the same when a run is replayed', () => {
    const run = [started, ...say('m', 'Hel', 'lo'), ...call('c', 'm'), result('c'), finished]
    const once = thread(...run)
    expect(run.reduce(reduceThread, once)).toEqual(once)
    const halfway = run.slice(0, 3).reduce(reduceThread, thread())
    expect(run.reduce(reduceThread, halfway)).toEqual(once)
  })

  it('ignores what it does not know', () => {
    const state = thread(started)
    expect(reduceThread(state, { type: 'RAW', event: {} })).toBe(state)
    expect(reduceThread(state, { type: 'CUSTOM', name: 'x', value: 1 })).toBe(state)
  })
})

describe('what a token costs', () => {
  const many = Array.from({ length: 5_000 }, (_, index): ThreadMessage => ({
    id: `old-${index}`,
    role: 'user',
    content: `Message ${index}`,
    status: 'complete',
  }))

  it('leaves every other message and the whole history the same objects', () => {
    const before = [started, ...say('m', 'Hel').slice(0, 2)].reduce(
      reduceThread,
      createThreadState({ threadId: 't', messages: many }),
    )
    const after = reduceThread(before, { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'lo' })
    expect(after.history).toBe(before.history)
    expect(after.tail[0]).not.toBe(before.tail[0])
    const done = [{ type: 'TEXT_MESSAGE_END', messageId: 'm' } as const, finished].reduce<ThreadState>(
      reduceThread,
      after,
    )
    expect(done.history.slice(0, 5_000).every((message, index) => message === many[index])).toBe(true)
  })

  it('is the same in a thread of 5,000 messages as in an empty one', () => {
    const perToken = (messages: readonly ThreadMessage[]) => {
      const verifier = createEventVerifier()
      let state = createThreadState({ threadId: 't', messages })
      const take = (event: AgentEvent) => {
        for (const inOrder of verifier.push(event)) state = reduceThread(state, inOrder)
      }
      for (const event of [started, ...say('m').slice(0, 1)]) take(event)
      const tokens = 20_000
      const begin = process.cpuUsage().user
      for (let index = 0; index < tokens; index += 1)
        take({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'word ' })
      // Not by the clock on the wall, which counts what else the machine does.
      const microseconds = (process.cpuUsage().user - begin) / tokens
      expect(state.tail[0]?.content).toHaveLength(tokens * 5)
      return microseconds
    }
    perToken([])
    const [long, empty] = [perToken(many), perToken([])]
    // Measured: 2 to 3 µs.
    expect(long, `an empty thread takes ${empty} µs`).toBeLessThan(20)
  })
})

describe('messages as they travel', () => {
  it('come back as they went', () => {
    const state = thread(
      started,
      ...say('m', 'I look.'),
      ...call('c', 'm'),
      result('c'),
      ...say('m2', 'Three.'),
      finished,
    )
    const wire = toWireMessages(threadMessages(state))
    expect(wire.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant'])
    expect(readMessages(wire)).toEqual(threadMessages(state))
  })

  it('close calls that have no result, but those that are answered otherwise', () => {
    const closed = { role: 'tool', toolCallId: 'c' }
    const state = thread(started, ...call('c'), { type: 'RUN_ERROR', message: 'No' })
    expect(toWireMessages(threadMessages(state))[2]).toMatchObject({ ...closed, error: 'The call gave no result.' })
    const stopped = thread(started, ...call('c'), { ...finished, outcome: { type: 'cancelled' } })
    expect(toWireMessages(threadMessages(stopped))[2]).toMatchObject({ ...closed, error: 'The call was cancelled.' })
    expect(toWireMessages(threadMessages(state), { openCalls: new Set(['c']) })).toHaveLength(2)
  })

  it('of CopilotKit 1 are understood', () => {
    const messages = readMessages([
      { id: '1', role: 'user', content: 'Find' },
      { id: '2', name: 'find', arguments: { a: 1 }, parentMessageId: 'p' },
      { id: '3', actionExecutionId: '2', actionName: 'find', result: 'three' },
      { id: '4', role: 'assistant', content: 'Done' },
    ])
    expect(messages).toMatchObject([
      { role: 'user' },
      {
        id: 'p',
        toolCalls: [{ id: '2', name: 'find', args: '{"a":1}', status: 'complete', result: { content: 'three' } }],
      },
      { role: 'assistant', content: 'Done' },
    ])
  })

  it('that are none are left out', () => {
    expect(readMessages([null, 4, { id: 'x' }, { id: 'y', role: 'alien' }])).toEqual([])
    expect(readMessages('nothing')).toEqual([])
  })
})
