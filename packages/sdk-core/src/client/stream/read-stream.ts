/**
 * How a stream travels.
 *
 * The answer is a `text/event-stream`. Each event is `id: <n>`, `data: <json>` and a blank line; lines that begin with a
 * colon keep the connection open. The server ends a stream with `event: end`; `event: error` carries a problem document
 * and ends it with that error. An operation whose events say themselves which is the last (`isLast`) needs no `end`. A
 * connection that closes without any of these was cut.
 *
 * After a cut, a client that has seen an id sends the same request again with `Last-Event-ID`, and the server goes on
 * after that event. A server that cannot do so sends its events without ids; then, or after a few cuts in a row, the
 * stream fails with `unavailable`. Events of other names are for later versions and are passed over.
 */
import type * as z from 'zod'
import { ApiError, isApiError } from '../../errors/api-error'
import type { StreamOperation } from '../../operation/operation'
import type { StreamMessage } from '../api-client'
import { errorFromProblem } from '../answer/error-from-answer'
import { untilAborted } from '../../operation/until-aborted'
import { createEventStreamParser, type ServerSentEvent } from '../../event-stream/event-stream-parser'

export interface StreamSetup {
  readonly operation: StreamOperation
  readonly lastEventId: string | undefined
  readonly signal: AbortSignal
  /** Connections in a row that may be cut before anything came. */
  readonly retries: number
  readonly connect: (lastEventId: string | undefined) => Promise<Response>
  readonly pause: (cuts: number, asked: number | undefined) => Promise<void>
  readonly warn: (message: string) => void
}

export async function* readStream<Event>(setup: StreamSetup): AsyncGenerator<StreamMessage<Event>> {
  const { operation, signal, retries, connect, pause, warn } = setup
  let lastId = setup.lastEventId
  let asked: number | undefined

  for (let cuts = 0; ; cuts += 1) {
    const canResume = lastId !== undefined && cuts < retries
    const response = await connect(lastId).catch((error: unknown) => {
      if (canResume && isLost(error)) return undefined
      throw error
    })
    if (!response) {
      await pause(cuts, asked)
      continue
    }
    const parser = createEventStreamParser()
    let cause: unknown
    const reader = bodyOf(response, operation.id).getReader()
    try {
      for (;;) {
        const chunk = await untilAborted(reader.read(), signal).catch((error: unknown) => {
          if (signal.aborted) throw error
          cause = error
          return { done: true, value: undefined } as const
        })
        if (chunk.done) break
        for (const received of parser.push(chunk.value)) {
          if (received.event === 'end') return
          if (received.event === 'error') throw errorFromProblem(received.data, operation.id)
          if (received.event !== 'message') continue
          cuts = 0
          lastId = received.id ?? lastId
          const message = readEvent<Event>(operation, received, warn)
          if (!message) continue
          yield message
          if (operation.isLast?.(message.event)) return
        }
      }
    } finally {
      // Not awaited: a body that never ends may never confirm that it was let go.
      reader.cancel().catch(() => {})
    }
    asked = parser.retry() ?? asked
    if (lastId === undefined || cuts >= retries) throw cutError(operation.id, cause)
    await pause(cuts, asked)
  }
}

function isLost(error: unknown): boolean {
  return ['unavailable', 'offline', 'timeout'].some((code) => isApiError(error, code))
}

function readEvent<Event>(
  operation: StreamOperation,
  { data, id }: ServerSentEvent,
  warn: (message: string) => void,
): StreamMessage<Event> | undefined {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch (cause) {
    throw malformed(operation.id, 'An event of the stream is not JSON', cause)
  }
  const result = (operation.event as z.ZodType<Event>).safeParse(value)
  if (result.success) return { id, event: result.data }
  warn(`An event of the stream was passed over: ${result.error.message}`)
  return undefined
}

function bodyOf(response: Response, operationId: string): ReadableStream<Uint8Array> {
  const type = response.headers.get('content-type') ?? ''
  if (response.body && type.toLowerCase().startsWith('text/event-stream')) return response.body
  throw malformed(operationId, `Expected an event stream, not "${type}"`, undefined)
}

function malformed(operationId: string, title: string, cause: unknown): ApiError {
  return new ApiError({ code: 'malformed', status: 200, title, operationId, cause })
}

function cutError(operationId: string, cause: unknown): ApiError {
  return new ApiError({ code: 'unavailable', status: 0, title: 'The stream was cut', operationId, cause })
}
