import { operationAddress, type AnyOperation } from '@inlay/sdk-core'
import { getResponse } from 'msw'
import { createMockServer, type MockServer, type MockServerOptions } from '../create-mock-server'
import { demoPeople } from '../identity/people'
import { createTokenIssuer, type TokenIssuer } from '../identity/tokens'
import type { LogEntry } from '../log'
import { createMockClock } from '../mock-clock'
import { seedAgain } from '../scenarios/seed-again'
import { createMemoryStore, type Store } from '../store/index'

/** A server in memory with time that stands still, and ways to call it as one of the demo's people. */
export interface TestServer {
  readonly server: MockServer
  readonly store: Store
  readonly tokens: TokenIssuer
  readonly logged: readonly LogEntry[]
  tokenFor(person: PersonName, options?: { readonly expiresInSeconds?: number }): Promise<string>
  /** Sends it as it is. */
  send(request: Request): Promise<Response>
  /** Sends it as Maren, unless told otherwise; `null`: as nobody. */
  request(address: string, options?: RequestOptions): Promise<Response>
  /** The same at the address of an operation. */
  call(operation: AnyOperation, options?: CallOptions): Promise<Response>
}

export type PersonName = 'maren' | 'theo' | 'amelie'

export interface RequestOptions {
  readonly as?: PersonName | null
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON unless it is a body already. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

export interface CallOptions extends RequestOptions {
  readonly workspaceId?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** When the time of a test server stands, unless the test says otherwise. */
export const testNow = Date.UTC(2026, 10, 21, 9, 30)

export async function createTestServer(options: Partial<MockServerOptions> = {}): Promise<TestServer> {
  const own = createMemoryStore()
  const store = options.store ?? own
  const tokens = await sharedTokens
  const logged: LogEntry[] = []
  const server = createMockServer({
    store,
    ...(store === own ? { seed: seedAgain(own) } : {}),
    tokens,
    scenario: 'demo',
    clock: createMockClock({ frozenAt: testNow }),
    log: (entry) => logged.push(entry),
    ...options,
  })

  async function tokenFor(person: PersonName, issueOptions: { readonly expiresInSeconds?: number } = {}) {
    const found = demoPeople.find(({ userId }) => userId === `user_${person}`)
    if (found === undefined) throw new Error(`Nobody is called ${person}.`)
    const { userId, name, email } = found
    return (await tokens.issue({ userId, name, email }, issueOptions)).token
  }

  async function send(request: Request): Promise<Response> {
    const response = await getResponse([...server.handlers, ...server.controlHandlers], request)
    if (response === undefined) throw new Error(`Nothing answers ${request.url}.`)
    return response
  }

  async function request(address: string, { as = 'maren', method, headers, body, signal }: RequestOptions = {}) {
    const isBody = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
    return send(
      new Request(`http://inlay.test${address}`, {
        method: method ?? 'GET',
        headers: {
          ...(as === null ? {} : { authorization: `Bearer ${await tokenFor(as)}` }),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isBody ? (body as BodyInit) : JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    )
  }

  await server.ready()
  return {
    server,
    store,
    tokens,
    logged,
    tokenFor,
    send,
    request,
    call(operation, { workspaceId = 'northwind', params = {}, query, ...rest } = {}) {
      const search = query === undefined ? '' : `?${new URLSearchParams(query)}`
      const address = operationAddress(operation, params, workspaceId)
      return request(`${address}${search}`, { method: operation.method, ...rest })
    },
  }
}

const sharedTokens = createTokenIssuer({ issuer: 'http://inlay.test/oidc' })
