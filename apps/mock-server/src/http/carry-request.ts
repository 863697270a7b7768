import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse, type RequestHandler } from 'msw'
import { requestBody } from './request-body'

/** Takes a request over HTTP to the handlers, and their answer back as it comes. */
export async function carryRequest(
  handlers: RequestHandler[],
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const body = hasBody(message) ? requestBody(message) : undefined
  const request = toRequest(message, body?.stream, gone.signal)
  const answer = request === undefined ? unreadable() : ((await getResponse(handlers, request)) ?? nothingHere())
  await sendAnswer(answer, response, message.method === 'HEAD')
  body?.drain()
}

async function sendAnswer(answer: Response, response: ServerResponse, headOnly: boolean): Promise<void> {
  // What MSW knows as a network error is a connection that breaks.
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (answer.body === null || headOnly) {
    await answer.body?.cancel()
    response.end()
    return
  }
  response.flushHeaders()
  try {
    await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response)
  } catch {
    // Cut short, by us or by the caller: there is nobody left to tell.
    response.destroy()
  }
}

function toRequest(
  message: IncomingMessage,
  body: ReadableStream<Uint8Array> | undefined,
  signal: AbortSignal,
): Request | undefined {
  try {
    const headers = new Headers()
    for (let index = 0; index < message.rawHeaders.length; index += 2) {
      headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '')
    }
    const init = { method: message.method ?? 'GET', headers, signal }
    // Not in the DOM's types: a body that is sent before the answer is there.
    const streamed: RequestInit & { readonly duplex: 'half' } = { ...init, body: body ?? null, duplex: 'half' }
    // Host is the caller's word; nothing behind here may depend on it.
    const address = `http://localhost${message.url}`
    return new Request(address, body === undefined ? init : streamed)
  } catch {
    return undefined
  }
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function unreadable(): Response {
  return problem(400, 'invalid', 'The request cannot be read')
}

function nothingHere(): Response {
  return problem(404, 'not-found', 'There is nothing at this address')
}

function problem(status: number, code: string, title: string): Response {
  return Response.json(
    { type: 'about:blank', title, status, code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
}
