import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventVerifier } from './order/event-verifier'
import type { AgentEvent } from './protocol/agent-event'
import { requiredFields } from './protocol/event-fields'
import { decodeEvent } from './reading/decode-event'
import { readEvents } from './reading/read-events'
import { reduceThread } from './thread/reduce-thread'
import { createThreadState, threadMessages } from './thread/thread-state'
import { toWireMessages } from './thread/wire-messages'

const id = fc.constantFrom('a', 'b', 'c')
const patch = fc.array(
  fc.record({
    op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test', 'nonsense'),
    path: fc.constantFrom('', '/a', '/a/b', '/list/-', '/list/0', '/__proto__/x', 'x'),
    from: fc.constantFrom('/a', '/list', '/__proto__'),
    value: fc.jsonValue({ maxDepth: 2 }),
  }),
  { maxLength: 3 },
)

/** Events as a careless server may send them: of any type, with ids from few, fields missing or wrong. */
const anyEvent = fc
  .record(
    {
      type: fc.constantFrom(...Object.keys(requiredFields), 'THINKING_START', 'THINKING_TEXT_MESSAGE_CONTENT', 'NEW'),
      messageId: id,
      toolCallId: id,
      toolCallName: fc.constant('find'),
      parentMessageId: id,
      entityId: id,
      encryptedValue: fc.string(),
      subagentRunId: id,
      stepName: id,
      runId: fc.constantFrom('r1', 'r2'),
      threadId: fc.constant('t'),
      name: fc.string(),
      activityType: fc.constant('work'),
      role: fc.constantFrom('assistant', 'user', 'tool', 'alien'),
      content: fc.oneof(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue({ maxDepth: 1 })),
      delta: fc.oneof(fc.string(), patch),
      patch,
      snapshot: fc.jsonValue({ maxDepth: 2 }),
      messages: fc.array(
        fc.oneof(fc.record({ id, role: fc.constantFrom('user', 'assistant', 'reasoning') }), fc.jsonValue()),
      ),
      outcome: fc.constantFrom(
        { type: 'success' },
        { type: 'interrupt', interrupts: [null, { id: 'i' }] },
        { type: 'interrupt' },
      ),
      message: fc.string(),
    },
    { requiredKeys: ['type'] },
  )
  .map((event) => event as Readonly<Record<string, unknown>>)

const start = { type: 'RUN_STARTED', threadId: 't', runId: 'r0' }

function decoded(values: readonly unknown[]): readonly AgentEvent[] {
  return values.flatMap((value) => {
    const result = decodeEvent(value)
    return result.ok ? [result.event] : []
  })
}

function mended(events: readonly AgentEvent[]): readonly AgentEvent[] {
  const verifier = createEventVerifier()
  return events.flatMap((event) => verifier.push(event))
}

function threadOf(events: readonly AgentEvent[]) {
  return events.reduce(reduceThread, createThreadState({ threadId: 't' }))
}

describe('whatever a server sends', () => {
  it('never makes anything throw, and no message is there twice', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (values) => {
        const messages = threadMessages(threadOf(mended(decoded(values))))
        expect(toWireMessages(messages)).toBeInstanceOf(Array)
        const fromStream = values.some(({ type }) => type === 'MESSAGES_SNAPSHOT') ? [] : messages
        const streamed = fromStream.map((message) => `${message.role} ${message.id}`)
        expect(new Set(streamed).size).toBe(streamed.length)
      }),
      { numRuns: 500 },
    )
  })

  it('is in order when it has been mended', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (values) => {
        const strict = createEventVerifier({ strict: true })
        for (const event of mended(decoded([start, ...values]))) strict.push(event)
      }),
      { numRuns: 500 },
    )
  })

  it('comes to the same thread however its bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEvent, { maxLength: 20 }),
        fc.array(fc.nat(4_000), { maxLength: 12 }),
        fc.constantFrom('\n', '\r', '\r\n'),
        async (values, cuts, end) => {
          const events = [start, ...values]
          const bytes = new TextEncoder().encode(
            events.map((event) => `data: ${JSON.stringify(event)}${end}${end}`).join(''),
          )
          const ends = [...new Set([...cuts.filter((cut) => cut < bytes.length), bytes.length])].sort((a, b) => a - b)
          const body = new ReadableStream<Uint8Array>({
            start(controller) {
              for (const [index, to] of ends.entries()) controller.enqueue(bytes.slice(ends[index - 1] ?? 0, to))
              controller.close()
            },
          })
          const received: AgentEvent[] = []
          for await (const { event } of readEvents(body)) received.push(event)
          const travelled = JSON.parse(JSON.stringify(events)) as readonly unknown[]
          expect(threadOf(mended(received))).toEqual(threadOf(mended(decoded(travelled))))
        },
      ),
      { numRuns: 100 },
    )
  })
})
