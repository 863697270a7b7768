import type { StreamOperation } from '../../operation/operation'
import type { Clock, Random } from '../../ports/host'
import type { StreamMessage, StreamOptions } from '../api-client'
import type { PreparedRequest } from '../request/prepared-request'
import { abortedError } from '../sending/attempt'
import { backoff, type RetryPolicy } from '../sending/retry-policy'
import type { Send } from '../sending/send'
import type { Transport } from '../sending/transport'
import { wait } from '../sending/wait'
import { readStream } from './read-stream'

export interface OpenStreamSetup {
  readonly send: Send
  readonly transport: Transport
  readonly clock: Clock
  readonly random: Random
  readonly retry: RetryPolicy
  readonly timeout: number | undefined
  readonly warn: (operationId: string, message: string) => void
}

/** A stream that connects when it is first asked for an event, and lets go of the connection when it is left. */
export function openStream<Event>(
  operation: StreamOperation,
  prepare: () => PreparedRequest,
  options: StreamOptions,
  setup: OpenStreamSetup,
): AsyncIterable<StreamMessage<Event>> {
  const { send, transport, clock, random, retry, timeout, warn } = setup
  return {
    [Symbol.asyncIterator]() {
      const left = new AbortController()
      const signal = options.signal ? AbortSignal.any([options.signal, left.signal]) : left.signal
      const events = run()

      async function* run(): AsyncGenerator<StreamMessage<Event>> {
        const request = prepare()
        try {
          yield* readStream<Event>({
            operation,
            lastEventId: options.lastEventId,
            signal,
            retries: retry.limit + 1,
            connect: (lastId) =>
              send(lastId === undefined ? request : withLastId(request, lastId), {
                transport,
                read: (response) => Promise.resolve(response),
                signal,
                timeout,
                onPause: options.onPause,
              }),
            pause: (cuts, asked) => wait(clock, asked ?? backoff(retry, cuts, random.next()), signal),
            warn: (message) => warn(operation.id, message),
          })
        } catch (error) {
          if (options.signal?.aborted) throw abortedError(operation.id, error)
          if (!left.signal.aborted) throw error
        } finally {
          left.abort()
        }
      }

      return {
        next: () => events.next(),
        // Aborting first lets go of a read that is still waiting, which `return` alone would wait for.
        return() {
          left.abort()
          return events.return(undefined)
        },
      }
    },
  }
}

function withLastId(request: PreparedRequest, lastId: string): PreparedRequest {
  return { ...request, headers: { ...request.headers, 'last-event-id': lastId } }
}
