import { EventEncoder } from '@ag-ui/encoder'
import type { Event } from '@ag-ui/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReceivedEvent } from '../protocol/agent-event'
import { readEvents, type ReadEventsOptions, type ReadingProblem } from './read-events'

const utf8 = new TextEncoder()

function streamOf(...chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? utf8.encode(chunk) : chunk)
      controller.close()
    },
  })
}

async function read(body: ReadableStream<Uint8Array>, options: ReadEventsOptions = {}) {
  const problems: ReadingProblem[] = []
  const received: ReceivedEvent[] = []
  for await (const each of readEvents(body, { onProblem: (problem) => problems.push(problem), ...options })) {
    received.push(each)
  }
  return { received, events: received.map(({ event }) => event), problems }
}

const start = { type: 'RUN_STARTED', threadId: 't', runId: 'r' }
const content = { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'Grüße 🌱' }
const finish = { type: 'RUN_FINISHED', threadId: 't', runId: 'r' }
const all = [start, content, finish]

describe('reading events', () => {
  it.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CRLF', '\r\n'],
  ])('takes lines that end with %s, byte by byte', async (_, end) => {
    const text = `\uFEFF: hello${end}${all.map((event, id) => `id: ${id}${end}data: ${JSON.stringify(event)}${end}${end}`).join('')}`
    const { received, problems } = await read(streamOf(...[...utf8.encode(text)].map((byte) => Uint8Array.of(byte))))
    expect(received).toEqual(all.map((event, id) => ({ id: String(id), event })))
    expect(problems).toEqual([])
  })

  it('joins the lines of one event, and takes the last one although its empty line is missing', async () => {
    const { events } = await read(
      streamOf(`data: {"type":\ndata: "RUN_STARTED",\ndata: "runId":"r"}\n\ndata: ${JSON.stringify(finish)}`),
    )
    expect(events).toEqual([{ type: 'RUN_STARTED', runId: 'r' }, finish])
  })

  it('reports what it cannot read, and goes on', async () => {
    const { events, problems } = await read(
      streamOf(
        `data: {"type"\n\ndata: 7\n\ndata: {"type":"TOOL_CALL_START"}\n\ndata: ${'x'.repeat(300)}\n\ndata: ${JSON.stringify(finish)}\n\n`,
      ),
      { longestEvent: 200 },
    )
    expect(events).toEqual([finish])
    expect(problems.map(({ kind }) => kind).sort()).toEqual(['not-an-event', 'not-an-event', 'not-json', 'too-long'])
  })

  it('is silent about marks of the end and about what holds nothing', async () => {
    const { events, problems } = await read(streamOf('data: [DONE]\n\nevent: end\ndata: {}\n\ndata:\n\n: ping\n\n'))
    expect({ events, problems }).toEqual({ events: [], problems: [] })
  })

  it('takes a problem document of the server as the error of the run', async () => {
    const problem = { type: 'about:blank', title: 'No', status: 503, code: 'unavailable', detail: 'Later.' }
    const { events } = await read(streamOf(`event: error\ndata: ${JSON.stringify(problem)}\n\n`))
    expect(events).toEqual([{ type: 'RUN_ERROR', message: 'Later.', code: 'unavailable' }])
  })

  it('keeps events of types that it does not know', async () => {
    const event = { type: 'FROM_THE_FUTURE', value: 1 }
    const { events } = await read(streamOf(`data: ${JSON.stringify(event)}\n\n`))
    expect(events).toEqual([{ type: 'RAW', source: 'FROM_THE_FUTURE', event }])
  })

  it('leaves out optional fields that are null or of another kind', async () => {
    const event = { type: 'TEXT_MESSAGE_START', messageId: 'm', role: null, metadata: 4, timestamp: 1 }
    const { events } = await read(streamOf(`data: ${JSON.stringify(event)}\n\n`))
    expect(events).toEqual([{ type: 'TEXT_MESSAGE_START', messageId: 'm', timestamp: 1 }])
  })

  it('takes the changes of a state, which are no text', async () => {
    const event = { type: 'STATE_DELTA', delta: [{ op: 'remove', path: '/a' }] }
    const { events } = await read(
      streamOf(`data: ${JSON.stringify(event)}\n\ndata: {"type":"TEXT_MESSAGE_CHUNK","messageId":"m","delta":[]}\n\n`),
    )
    expect(events).toEqual([event, { type: 'TEXT_MESSAGE_CHUNK', messageId: 'm' }])
  })

  it('takes lines of JSON where the content type says so', async () => {
    const text = all.map((event) => JSON.stringify(event)).join('\r\n')
    const { events, problems } = await read(streamOf(text.slice(0, 50), text.slice(50), '\nnonsense\n'), {
      contentType: 'application/x-ndjson; charset=utf-8',
    })
    expect(events).toEqual(all)
    expect(problems.map(({ kind }) => kind)).toEqual(['not-json'])
  })

  it('tells of the pause that the server wants', async () => {
    const asked: number[] = []
    await read(streamOf('retry: 1500\n\n'), { onRetry: (pause) => asked.push(pause) })
    expect(asked).toEqual([1500])
  })

  it('lets go of the stream when it is told to, also while nothing comes', async () => {
    const controller = new AbortController()
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(utf8.encode(`data: ${JSON.stringify(start)}\n\n`)),
      cancel: () => void (cancelled = true),
    })
    const events: unknown[] = []
    for await (const { event } of readEvents(body, { signal: controller.signal })) {
      events.push(event)
      queueMicrotask(() => controller.abort())
    }
    expect(events).toEqual([start])
    expect(cancelled).toBe(true)
  })

  it('throws what the stream throws, since the rest is lost', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new TypeError('cut')) })
    await expect(read(body)).rejects.toThrow('cut')
  })

  it('reads what the official encoder writes', async () => {
    const encoder = new EventEncoder()
    const { events, problems } = await read(
      streamOf(...all.map((event) => encoder.encode(event as unknown as Event))),
      {
        contentType: encoder.getContentType(),
      },
    )
    expect({ events, problems }).toEqual({ events: all, problems: [] })
  })

  it('gives the same however the bytes are cut', async () => {
    const text = all.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('')
    const whole = utf8.encode(text)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 20 }), async (cuts) => {
        const ends = [...new Set([0, ...cuts, whole.length])].sort((a, b) => a - b)
        const chunks = ends.slice(1).map((end, index) => whole.slice(ends[index], end))
        expect((await read(streamOf(...chunks))).events).toEqual(all)
      }),
      { numRuns: 60 },
    )
  })

  it('never throws, whatever comes', async () => {
    const garbage = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.string().map((text) => utf8.encode(`data: ${text}\n\n`)),
      fc.json().map((json) => utf8.encode(`data: ${json}\n\n`)),
      fc
        .record({ type: fc.constantFrom('RUN_STARTED', 'STATE_DELTA', 'TOOL_CALL_RESULT'), delta: fc.jsonValue() })
        .map((event) => utf8.encode(`data: ${JSON.stringify(event)}\n\n`)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(garbage, { maxLength: 12 }),
        fc.constantFrom('', 'application/x-ndjson'),
        async (chunks, contentType) => {
          await read(streamOf(...chunks), { contentType })
        },
      ),
      { numRuns: 150 },
    )
  })
})
