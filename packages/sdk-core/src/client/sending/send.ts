import { ApiError } from '../../errors/api-error'
import type { Clock, Connectivity, Random } from '../../ports/host'
import type { CallOptions } from '../api-client'
import { errorFromAnswer } from '../answer/error-from-answer'
import type { ApiAddresses } from '../request/api-addresses'
import type { PreparedRequest } from '../request/prepared-request'
import { abortedError, attempt } from './attempt'
import { retryAfter } from '../../errors/retry-after'
import { backoff, isPassing, type RetryPolicy } from './retry-policy'
import type { SentToken, Session } from './session'
import type { Transport } from './transport'
import { untilAborted } from '../../operation/until-aborted'
import { wait } from './wait'

export interface SendOptions<T> {
  readonly transport: Transport
  /** Reads what is wanted from a good answer; within the time limit. */
  readonly read: (response: Response) => Promise<T>
  readonly signal: AbortSignal | undefined
  readonly timeout: number | undefined
  readonly onPause?: CallOptions['onPause']
}

/** Sends a request with all that makes it safe: token, renewal, repetition, limits. */
export type Send = <T>(request: PreparedRequest, options: SendOptions<T>) => Promise<T>

export interface SendSetup {
  readonly session: Session
  readonly addresses: ApiAddresses
  readonly clock: Clock
  readonly random: Random
  readonly connectivity: Connectivity
  readonly retry: RetryPolicy
}

type Outcome<T> =
  | { readonly kind: 'answered'; readonly value: T }
  /** The server said no. */
  | {
      readonly kind: 'refused'
      readonly error: ApiError
      readonly from: string
      readonly retryAfter: number | undefined
    }
  /** No answer came, or not all of it. */
  | { readonly kind: 'lost'; readonly error: ApiError }

export function createSend(setup: SendSetup): Send {
  const { session, addresses, clock, random, connectivity, retry } = setup

  return async function send(prepared, options) {
    const { signal } = options
    const { operation } = prepared
    let request = prepared
    let token = await tokenFor(request, signal)
    let renewed = false
    let moved = false

    for (let tries = 0; ;) {
      const outcome = await once(request, token, options)
      if (outcome.kind === 'answered') {
        if (token) session.accept(token)
        return outcome.value
      }

      if (outcome.kind === 'refused' && outcome.error.status === 401 && token) {
        const place = moved ? undefined : movedTo(outcome.from, request)
        if (place) {
          moved = true
          request = { ...request, url: place }
          continue
        }
        if (!addresses.isOwn(outcome.from)) throw outcome.error
        const next = renewed ? undefined : await orAborted(session.renew(token), signal, operation.id)
        if (!next) {
          session.end(token)
          throw outcome.error
        }
        renewed = true
        token = next
        continue
      }

      const pause = mayRepeat(request) && tries < retry.limit ? pauseAfter(outcome, tries) : undefined
      if (pause === undefined) throw outcome.error
      tries += 1
      const asked = outcome.kind === 'refused' && outcome.retryAfter !== undefined
      const paused = wait(clock, pause, signal, asked ? options.onPause : undefined)
      await orAborted(paused, signal, operation.id)
      token = await tokenFor(request, signal)
    }
  }

  async function tokenFor(
    { operation }: PreparedRequest,
    signal: AbortSignal | undefined,
  ): Promise<SentToken | undefined> {
    if (operation.scope === 'public') return undefined
    const token = await orAborted(session.token(), signal, operation.id)
    if (token) return token
    session.end(undefined)
    throw new ApiError({
      code: 'unauthenticated',
      status: 401,
      title: 'Nobody is signed in',
      operationId: operation.id,
    })
  }

  async function once<T>(
    request: PreparedRequest,
    token: SentToken | undefined,
    { transport, read, signal, timeout }: SendOptions<T>,
  ): Promise<Outcome<T>> {
    const { operation } = request
    const url = request.url.href
    const requestId = random.id()
    const headers: Record<string, string> = { ...request.headers, 'x-request-id': requestId }
    if (token && addresses.isOwn(url)) headers['authorization'] = `Bearer ${token.token}`
    try {
      return await attempt(
        { clock, connectivity, operationId: operation.id, timeout, signal },
        async (limited, stillAlive): Promise<Outcome<T>> => {
          const response = await transport(
            { url, method: operation.method, headers, body: request.body, signal: limited },
            stillAlive,
          )
          if (response.ok) return { kind: 'answered', value: await read(response) }
          const from = response.url || url
          const now = clock.now()
          const asked = retryAfter(response.headers.get('retry-after'), now)
          return {
            kind: 'refused',
            error: await errorFromAnswer(response, {
              operationId: operation.id,
              requestId,
              isOwn: addresses.isOwn(from),
              retryAfter: asked,
              now,
            }),
            from,
            retryAfter: asked,
          }
        },
      )
    } catch (error) {
      if (error instanceof ApiError && isLost(error, request)) return { kind: 'lost', error }
      throw error
    }
  }

  function pauseAfter(outcome: Exclude<Outcome<unknown>, { kind: 'answered' }>, tries: number): number | undefined {
    if (outcome.kind === 'lost') return backoff(retry, tries, random.next())
    if (!isPassing(outcome.error.status)) return undefined
    const asked = outcome.retryAfter
    if (asked === undefined) return backoff(retry, tries, random.next())
    return asked <= retry.longestRetryAfter ? asked : undefined
  }

  /** A redirect takes the token off; where it led to a part of the API, the call is sent there again with it. */
  function movedTo(from: string, { url, operation }: PreparedRequest): URL | undefined {
    const place = new URL(from)
    if (place.origin === url.origin || operation.method !== 'GET' || !addresses.isOwn(from)) return undefined
    return place
  }
}

/** No answer came; or one that says nothing, of a change whose answer the server keeps under its key. */
function isLost({ code, status }: ApiError, { operation }: PreparedRequest): boolean {
  if (code === 'malformed') return 'idempotencyKey' in operation && (operation.idempotencyKey ?? false)
  return status === 0 && code === 'unavailable'
}

/** Once done, a change leaves the revision behind that it names; only the server can tell its repetition from a conflict. */
function mayRepeat({ operation, headers }: PreparedRequest): boolean {
  if ('idempotencyKey' in operation && operation.idempotencyKey) return true
  return operation.repeatable && headers['if-match'] === undefined
}

async function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined, operationId: string): Promise<T> {
  try {
    return await untilAborted(promise, signal)
  } catch (cause) {
    if (signal?.aborted) throw abortedError(operationId, cause)
    throw cause
  }
}
