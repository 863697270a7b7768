import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isApiError } from '../errors/api-error'
import { systemClock } from '../ports/system-clock'
import type { StreamMessage } from './api-client'
import { startServer } from './fixtures/http-server'
import { runThing, watchThing } from './fixtures/operations'
import { problem, stubApi } from './fixtures/stub-api'
import { createEventStreamParser, type ServerSentEvent } from '../event-stream/event-stream-parser'

const workspace = { workspaceId: 'w1' }
const one = { params: { thingId: 't1' } }
const end = 'event: end\ndata: {}\n\n'

function parse(chunks: readonly Uint8Array[]): readonly ServerSentEvent[] {
  const parser = createEventStreamParser()
  return chunks.flatMap((chunk) => [...parser.push(chunk)])
}

const encode = (text: string) => new TextEncoder().encode(text)
const whole = (text: string) => parse([encode(text)])

describe('the event stream format', () => {
  it('has a byte order mark, comments, fields without a value, ids and events of several lines', () => {
    expect(
      whole(
        '\uFEFF: hello\n\nid: 1\ndata: a\ndata:b\ndata\n\nevent: named\ndata:  two spaces\n\nid\ndata: x\n\nunknown: y\n\n',
      ),
    ).toEqual([
      { event: 'message', data: 'a\nb\n', id: '1' },
      { event: 'named', data: ' two spaces', id: '1' },
      { event: 'message', data: 'x', id: undefined },
    ])
  })

  it.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CRLF', '\r\n'],
  ])('ends lines with %s', (_, lineBreak) => {
    const text = ['data: a', 'data: b', '', 'data: c', '', ''].join(lineBreak)
    expect(whole(text).map(({ data }) => data)).toEqual(['a\nb', 'c'])
  })

  it('gives no event that breaks off, and none without data', () => {
    expect(whole('event: x\n\ndata: a\n')).toEqual([])
  })

  it('takes retry in digits only, and no id with a null in it', () => {
    const parser = createEventStreamParser()
    expect(parser.push(encode('retry: 1500\nretry: 2s\nid: a\0b\ndata: 1\n\n'))).toEqual([
      { event: 'message', data: '1', id: undefined },
    ])
    expect(parser.retry()).toBe(1500)
  })

  it('is read the same however its bytes are cut', () => {
    const line = fc.constantFrom(
      'data: é😀',
      'data:x',
      'data',
      ': c',
      'id: 7',
      'event: e',
      '',
      '',
      'data: 日本',
      'other',
    )
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')), { maxLength: 25 })
      .map((lines) => lines.flat().join(''))
    fc.assert(
      fc.property(text, fc.infiniteStream(fc.integer({ min: 0, max: 4 })), fc.boolean(), (body, sizes, mark) => {
        const bytes = encode((mark ? '\uFEFF' : '') + body)
        const chunks: Uint8Array[] = []
        for (let at = 0; at < bytes.length;) {
          const size = sizes.next().value ?? 1
          chunks.push(bytes.slice(at, at + size))
          at += size
        }
        expect(parse(chunks)).toEqual(reference(body))
      }),
      { numRuns: 1_000, seed: 20_260_105 },
    )
  })
})

/** The standard's words, over the whole text at once. */
function reference(body: string): readonly ServerSentEvent[] {
  const events: ServerSentEvent[] = []
  let event = ''
  let data: string[] = []
  let id: string | undefined
  const lines = body.split(/\r\n|\r|\n/).slice(0, -1)
  for (const line of lines) {
    if (line === '') {
      if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n'), id })
      event = ''
      data = []
      continue
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'data') data.push(value)
    if (field === 'event') event = value
    if (field === 'id') id = value || undefined
  }
  return events
}

async function collect<E>(stream: AsyncIterable<StreamMessage<E>>): Promise<readonly E[]> {
  const events: E[] = []
  for await (const { event } of stream) events.push(event)
  return events
}

function sse(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

/** A body that is cut after the text. */
function cut(text: string): Response {
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated'))
      else controller.enqueue(encode(text))
      sent = true
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

describe('a stream', () => {
  it('gives its events with their ids and ends when the server ends it', async () => {
    const api = stubApi(() =>
      sse(`id: 1\ndata: {"step":1}\n\nid: 2\ndata: {"step":2,"new":true}\n\n${end}data: {"step":3}\n\n`),
    )
    const messages: unknown[] = []
    for await (const message of api.client.stream(runThing, { ...one, body: { speed: 3 } }, workspace))
      messages.push(message)
    expect(messages).toEqual([
      { id: '1', event: { step: 1 } },
      { id: '2', event: { step: 2 } },
    ])
    expect(api.requests[0]?.method).toBe('POST')
    expect(api.requests[0]?.headers.get('accept')).toBe('text/event-stream')
    expect(await api.requests[0]?.json()).toEqual({ speed: 3 })
  })

  it('does nothing until it is asked for an event', () => {
    const api = stubApi(() => sse(end))
    api.client.stream(watchThing, one, workspace)
    expect(api.requests).toHaveLength(0)
  })

  it('fails with the problem that the server sends in it', async () => {
    const api = stubApi(() => sse('event: error\ndata: {"title":"No","status":409,"code":"busy","detail":"Busy."}\n\n'))
    await expect(collect(api.client.stream(watchThing, one, workspace))).rejects.toMatchObject({
      name: 'ApiError',
      code: 'busy',
      status: 409,
      detail: 'Busy.',
      operationId: 'things.watch',
    })
  })

  it('fails with the answer when it is none', async () => {
    const api = stubApi(() => problem(404))
    await expect(collect(api.client.stream(watchThing, one, workspace))).rejects.toMatchObject({ code: 'not-found' })
    const other = stubApi(() => new Response('<html>'))
    await expect(collect(other.client.stream(watchThing, one, workspace))).rejects.toMatchObject({ code: 'malformed' })
  })

  it('refuses input like a call does', async () => {
    const api = stubApi(() => sse(end))
    await expect(collect(api.client.stream(watchThing, one))).rejects.toMatchObject({ code: 'invalid' })
    expect(api.requests).toHaveLength(0)
  })

  it('passes over events that a newer server adds, with a warning, and named ones without', async () => {
    const api = stubApi(() => sse(`data: {"pace":1}\n\nevent: ping\ndata: 1\n\ndata: {"step":1}\n\n${end}`))
    expect(await collect(api.client.stream(watchThing, one, workspace))).toEqual([{ step: 1 }])
    expect(api.events).toMatchObject([{ type: 'contract-warning', operationId: 'things.watch' }])
  })

  it('is malformed where an event is not JSON', async () => {
    const api = stubApi(() => sse('data: {"step"\n\n'))
    await expect(collect(api.client.stream(watchThing, one, workspace))).rejects.toMatchObject({ code: 'malformed' })
  })

  it('goes on after the last event when it is cut, without losing or doubling one', async () => {
    const api = stubApi((request) => {
      const last = Number(request.headers.get('last-event-id') ?? 0)
      const step = (id: number) => `id: ${id}\ndata: {"step":${id}}\n\n`
      return last < 4 ? cut(`${step(last + 1)}${step(last + 2)}id: ${last + 3}\ndata: {"st`) : sse(step(5) + end)
    })
    const events = collect(api.client.stream(watchThing, one, workspace))
    await api.clock.advance(60_000)
    expect(await events).toEqual([1, 2, 3, 4, 5].map((step) => ({ step })))
    expect(api.requests.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '2', '4'])
  })

  it('goes on after an id that the caller remembers', async () => {
    const api = stubApi(() => sse(end))
    await collect(api.client.stream(watchThing, one, { ...workspace, lastEventId: '41' }))
    expect(api.requests[0]?.headers.get('last-event-id')).toBe('41')
  })

  it('goes on after a POST too, and waits as long as the server asks', async () => {
    const api = stubApi((_, number) => (number === 1 ? cut('retry: 5000\nid: 1\ndata: {"step":1}\n\n') : sse(end)))
    const events = collect(api.client.stream(runThing, { ...one, body: { speed: 1 } }, workspace))
    await api.clock.advance(4_999)
    expect(api.requests).toHaveLength(1)
    await api.clock.advance(1)
    expect(await events).toEqual([{ step: 1 }])
  })

  it('fails cleanly when it is cut and its events have no ids', async () => {
    const api = stubApi(() => cut('data: {"step":1}\n\n'))
    const seen: unknown[] = []
    const read = async () => {
      for await (const { event } of api.client.stream(watchThing, one, workspace)) seen.push(event)
    }
    await expect(read()).rejects.toMatchObject({ code: 'unavailable', title: 'The stream was cut' })
    expect(seen).toEqual([{ step: 1 }])
    expect(api.requests).toHaveLength(1)
  })

  it('counts a body that closes without an end as cut', async () => {
    const api = stubApi(() => sse('data: {"step":1}\n\n'))
    await expect(collect(api.client.stream(watchThing, one, workspace))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('gives up after a few cuts in a row without an event between them', async () => {
    const api = stubApi((_, number) => (number === 1 ? cut('id: 1\ndata: {"step":1}\n\n') : cut('')))
    const events = collect(api.client.stream(watchThing, one, workspace)).catch((error: unknown) => error)
    await api.clock.advance(600_000)
    expect(isApiError(await events, 'unavailable')).toBe(true)
    expect(api.requests).toHaveLength(4)
  })

  it('takes a network that is gone for a moment like a cut', async () => {
    const api = stubApi((_, number) => {
      if (number === 1) return cut('id: 1\ndata: {"step":1}\n\n')
      return number === 2 ? Promise.reject(new TypeError('lost')) : sse(end)
    })
    const events = collect(api.client.stream(runThing, { ...one, body: { speed: 1 } }, workspace))
    await api.clock.advance(60_000)
    expect(await events).toEqual([{ step: 1 }])
    expect(api.requests).toHaveLength(3)
  })
})

describe('a stream over HTTP', () => {
  it('arrives event by event, and is let go of by the server when the reader leaves', async () => {
    let closed: () => void = () => {}
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve
    })
    const server = await startServer((_, response) => {
      response.on('close', closed)
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\ndata: {"step":1}\n\n')
    })
    const { client } = stubApi(() => sse(end), { baseUrl: server.url, fetch: globalThis.fetch, clock: systemClock })
    for await (const { event } of client.stream(watchThing, one, workspace)) {
      expect(event).toEqual({ step: 1 })
      break
    }
    await isClosed
  })

  it('is let go of when the caller gives up, also in the middle of waiting', async () => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\ndata: {"step":1}\n\n')
    })
    const { client } = stubApi(() => sse(end), { baseUrl: server.url, fetch: globalThis.fetch, clock: systemClock })
    const stop = new AbortController()
    const events = client.stream(watchThing, one, { ...workspace, signal: stop.signal })[Symbol.asyncIterator]()
    await events.next()
    const waiting = events.next()
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'ApiError', code: 'aborted' })
  })

  it('can be left while the next event is awaited', async () => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\ndata: {"step":1}\n\n')
    })
    const { client } = stubApi(() => sse(end), { baseUrl: server.url, fetch: globalThis.fetch, clock: systemClock })
    const events = client.stream(watchThing, one, workspace)[Symbol.asyncIterator]()
    await events.next()
    const waiting = events.next()
    expect(await events.return?.()).toMatchObject({ done: true })
    expect(await waiting).toMatchObject({ done: true })
  })

  it('is taken up again after the connection really broke', async () => {
    const server = await startServer((request, response, number) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if (number > 1)
        return void response.end(`id: 3\ndata: {"step":${Number(request.headers['last-event-id']) + 1}}\n\n${end}`)
      response.write('retry: 1\nid: 1\ndata: {"step":1}\n\nid: 2\ndata: {"step":2}\n\n', () => response.destroy())
    })
    const { client } = stubApi(() => sse(end), { baseUrl: server.url, fetch: globalThis.fetch, clock: systemClock })
    expect(await collect(client.stream(watchThing, one, workspace))).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }])
  })
})
