import { describe, expect, it } from 'vitest'
import type { AgentEvent } from '../protocol/agent-event'
import { decodeEvent } from '../reading/decode-event'
import { createEventVerifier, EventOrderError, type OrderProblem } from './event-verifier'

const started: AgentEvent = { type: 'RUN_STARTED', threadId: 't', runId: 'r' }
const finished: AgentEvent = { type: 'RUN_FINISHED', threadId: 't', runId: 'r' }
const text: readonly AgentEvent[] = [
  { type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'assistant' },
  { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'Hi' },
  { type: 'TEXT_MESSAGE_END', messageId: 'm' },
]
const call: readonly AgentEvent[] = [
  { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'find' },
  { type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: '{}' },
  { type: 'TOOL_CALL_END', toolCallId: 'c' },
  { type: 'TOOL_CALL_RESULT', toolCallId: 'c', messageId: 'm2', content: 'ok' },
]

function verify(events: readonly AgentEvent[], strict = false) {
  const problems: OrderProblem[] = []
  const verifier = createEventVerifier({ strict, onProblem: (problem) => problems.push(problem) })
  const out = events.flatMap((event) => verifier.push(event))
  verifier.end()
  return { out, problems }
}

describe('the order of events', () => {
  it('is left alone where it is right', () => {
    const events = [started, ...text, ...call, finished]
    expect(verify(events, true)).toEqual({ out: events, problems: [] })
  })

  it('allows one run after another, and parts beside one another', () => {
    const step: AgentEvent = { type: 'STEP_STARTED', stepName: 's' }
    const inner: AgentEvent = { ...step, subagentRunId: 'sub' }
    const mixed = [step, inner, text[0], call[0], text[1], call[1], text[2], call[2]].flatMap((event) => event ?? [])
    const ends: readonly AgentEvent[] = [
      { type: 'STEP_FINISHED', stepName: 's' },
      { type: 'STEP_FINISHED', stepName: 's', subagentRunId: 'sub' },
    ]
    const events = [started, ...mixed, ...ends, finished, { ...started, runId: 'r2' }, { ...finished, runId: 'r2' }]
    expect(verify(events, true).problems).toEqual([])
  })

  const cut = (events: readonly AgentEvent[], ...without: readonly number[]) =>
    events.filter((_, index) => !without.includes(index))

  it.each<[string, readonly AgentEvent[], readonly AgentEvent[]]>([
    ['content without a start', [started, ...cut(text, 0), finished], [started, ...text, finished]],
    ['a message that is open at the end', [started, ...cut(text, 2), finished], [started, ...text, finished]],
    ['a start that comes twice', [started, text[0] as AgentEvent, ...text, finished], [started, ...text, finished]],
    ['an end without a start', [started, text[2] as AgentEvent, finished], [started, finished]],
    ['a result before the end of its call', [started, ...cut(call, 2), finished], [started, ...call, finished]],
    ['events after the end', [started, finished, ...text], [started, finished]],
    [
      'a run that starts before the last one is over',
      [started, ...cut(text, 2), { ...started, runId: 'r2' }, { ...finished, runId: 'r2' }],
      [started, ...text, finished, { ...started, runId: 'r2' }, { ...finished, runId: 'r2' }],
    ],
    ['a run that starts twice', [started, started, ...text, finished], [started, ...text, finished]],
  ])('mends %s, and strictly refuses it', (_, given, expected) => {
    const { out, problems } = verify(given)
    expect(out).toEqual(expected)
    expect(problems.length).toBeGreaterThan(0)
    expect(() => verify(given, true)).toThrow(EventOrderError)
  })

  it('leaves open what a cancelled run has left open', () => {
    const cancelled: AgentEvent = { ...finished, outcome: { type: 'cancelled' } }
    expect(verify([started, ...cut(text, 2), cancelled]).out).toEqual([started, ...cut(text, 2), cancelled])
  })

  it('lets an error end a run at any moment', () => {
    const failed: AgentEvent = { type: 'RUN_ERROR', message: 'No' }
    expect(verify([started, ...cut(text, 2), failed], true).problems).toEqual([])
    expect(verify([failed], true).problems).toEqual([])
  })

  it('reports a stream that ends before its run', () => {
    expect(verify([started]).problems).toHaveLength(1)
    expect(() => verify([started, ...text], true)).toThrow('before the run did')
  })

  it('makes start, content and end of chunks', () => {
    const { out, problems } = verify(
      [
        started,
        { type: 'TEXT_MESSAGE_CHUNK', messageId: 'm', role: 'assistant', delta: 'Hi' },
        { type: 'TEXT_MESSAGE_CHUNK', delta: '!' },
        { type: 'RAW', event: {} },
        { type: 'TOOL_CALL_CHUNK', toolCallId: 'c', toolCallName: 'find', delta: '{' },
        { type: 'TOOL_CALL_CHUNK', delta: '}' },
        { type: 'REASONING_MESSAGE_CHUNK', messageId: 'h', delta: 'Hm' },
        { type: 'REASONING_MESSAGE_CHUNK', messageId: 'h', delta: '' },
        finished,
      ],
      true,
    )
    expect(problems).toEqual([])
    expect(out.map(({ type }) => type)).toEqual([
      'RUN_STARTED',
      'TEXT_MESSAGE_START',
      'TEXT_MESSAGE_CONTENT',
      'TEXT_MESSAGE_CONTENT',
      'RAW',
      'TEXT_MESSAGE_END',
      'TOOL_CALL_START',
      'TOOL_CALL_ARGS',
      'TOOL_CALL_ARGS',
      'TOOL_CALL_END',
      'REASONING_MESSAGE_START',
      'REASONING_MESSAGE_CONTENT',
      'REASONING_MESSAGE_END',
      'RUN_FINISHED',
    ])
  })

  it('gives the thoughts of older servers names of their own in each run', () => {
    const types = [
      'THINKING_START',
      'THINKING_TEXT_MESSAGE_START',
      'THINKING_TEXT_MESSAGE_CONTENT',
      'THINKING_TEXT_MESSAGE_END',
      'THINKING_END',
    ]
    const thoughts = types.flatMap((type) => {
      const decoded = decodeEvent({ type, delta: 'Hm' })
      return decoded.ok ? [decoded.event] : []
    })
    const second = { ...started, runId: 'r2' }
    const { out, problems } = verify([started, ...thoughts, ...thoughts, finished, second, ...thoughts, finished], true)
    expect(problems).toEqual([])
    expect(out.flatMap((event) => (event.type === 'REASONING_MESSAGE_START' ? [event.messageId] : []))).toEqual([
      'r-reasoning-1',
      'r-reasoning-2',
      'r2-reasoning-1',
    ])
  })
})
