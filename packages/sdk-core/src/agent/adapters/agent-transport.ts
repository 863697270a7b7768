import type { Fetch } from '../../client/http-client-options'
import { ApiError, isApiError } from '../../errors/api-error'
import { codeOfStatus } from '../../errors/code-of-status'
import { retryAfter } from '../../errors/retry-after'
import type { AuthAdapter, TokenReason } from '../../ports/auth-adapter'
import { browserConnectivity } from '../../ports/browser-connectivity'
import type { Clock, Connectivity } from '../../ports/host'
import { systemClock } from '../../ports/system-clock'
import { systemFetch } from '../../ports/system-fetch'
import { isRecord } from '../json/is-record'
import { parseJson } from '../json/parse-json'

export interface AgentRequest {
  /** Below the transport's address; `''` is the address itself. */
  readonly path: string
  readonly method?: 'GET' | 'POST' | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** @default 'application/json' */
  readonly accept?: string | undefined
  readonly lastEventId?: string | undefined
  readonly signal: AbortSignal
}

/** Carries requests to the server of an agent. Resolves with an answer of status 2xx, else rejects with an `ApiError`. */
export type AgentTransport = (request: AgentRequest) => Promise<Response>

export interface AgentTransportOptions {
  /** Where the agent's server is: an absolute URL. The token is sent to nothing outside of it. */
  readonly url: string | URL
  /** Gives the token. @default none: the agent needs no sign-in */
  readonly auth?: AuthAdapter | undefined
  /** @default the platform's */
  readonly fetch?: Fetch | undefined
  /** @default the platform's */
  readonly clock?: Clock | undefined
  /** @default what the browser knows of the network */
  readonly connectivity?: Connectivity | undefined
  /** Sent with every request, such as the workspace. Asked each time. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined
  /** Milliseconds until the answer must have begun. @default 30_000 */
  readonly timeout?: number | undefined
}

/** For an agent that is not behind the client's API: a runtime of CopilotKit, or any AG-UI endpoint. */
export function createAgentTransport(options: AgentTransportOptions): AgentTransport {
  const {
    auth,
    fetch = systemFetch,
    clock = systemClock,
    connectivity = browserConnectivity,
    timeout = 30_000,
  } = options
  const base = new URL(options.url)

  async function tokenFor(reason: TokenReason, signal: AbortSignal): Promise<string | undefined> {
    return (await auth?.getToken({ reason, signal }))?.token
  }

  async function send(request: AgentRequest, token: string | undefined): Promise<Response> {
    const url = new URL(base)
    url.pathname = url.pathname.replace(/\/+$/, '') + request.path
    const limit = new AbortController()
    const cancel = clock.after(timeout, () => limit.abort())
    try {
      return await fetch(url, {
        method: request.method ?? 'POST',
        headers: {
          ...options.headers?.(),
          accept: request.accept ?? 'application/json',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(request.lastEventId === undefined ? {} : { 'last-event-id': request.lastEventId }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        signal: AbortSignal.any([request.signal, limit.signal]),
      })
    } catch (cause) {
      if (request.signal.aborted) throw lost('aborted', 'The call was given up', cause)
      if (limit.signal.aborted) throw lost('timeout', 'The agent took too long to answer', cause)
      if (!connectivity.online()) throw lost('offline', 'There is no network', cause)
      throw isApiError(cause) ? cause : lost('unavailable', 'The agent could not be reached', cause)
    } finally {
      cancel()
    }
  }

  return async (request) => {
    const token = await tokenFor('request', request.signal)
    let response = await send(request, token)
    if (response.status === 401) {
      const renewed = await tokenFor('expired', request.signal)
      if (renewed !== undefined && renewed !== token) {
        await response.body?.cancel()
        response = await send(request, renewed)
      }
    }
    if (response.ok) return response
    throw await refused(response, clock)
  }
}

function lost(code: string, title: string, cause: unknown): ApiError {
  return new ApiError({ code, status: 0, title, operationId: 'agent', cause })
}

/** What a server says when it refuses: a problem document, or whatever it has for one. */
async function refused(response: Response, clock: Clock): Promise<ApiError> {
  const { status } = response
  const text = await response.text().catch(() => '')
  const parsed = parseJson(text)?.value
  const said = isRecord(parsed) ? parsed : {}
  const read = (...names: readonly string[]) =>
    names.map((name) => said[name]).find((value): value is string => typeof value === 'string')
  const now = clock.now()
  const wait = retryAfter(response.headers.get('retry-after'), now)
  return new ApiError({
    // Whatever the server calls it, signing in is what helps.
    code: status === 401 ? 'unauthenticated' : (read('code') ?? codeOfStatus(status)),
    status,
    title: read('title') ?? `The agent answered ${status}`,
    detail: read('detail', 'message'),
    requestId: response.headers.get('x-request-id') ?? undefined,
    operationId: 'agent',
    retryAt: wait === undefined ? undefined : now + wait,
  })
}
