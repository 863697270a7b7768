import { callbackAuth, createHttpClient, type ApiClient, type AuthAdapter } from '@inlay/sdk-core'
import { inProcessFetch } from '@inlay/sdk-core/testing'
import { getResponse } from 'msw'
export type { FaultInput } from './faults'
import { createStoryHandlers, type StoryBackend, type StoryOptions } from './browser'
import { demoPeople } from './identity/people'

/** A request as a test wants to look at it. */
export interface SentRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  /** The body's JSON, where it has some. */
  readonly body: unknown
}

/** A client over a backend in memory, without a network between them. */
export interface TestApi extends StoryBackend {
  readonly client: ApiClient
  readonly auth: AuthAdapter
  /** Everything that was sent, in order. */
  readonly requests: readonly SentRequest[]
}

export interface TestApiOptions extends StoryOptions {
  /** How often a call is sent again after the first time. @default 0 */
  readonly retries?: number | undefined
}

/** What a test of a feature talks to: the real client, the real handlers. */
export function createTestApi({ retries = 0, ...options }: TestApiOptions = {}): TestApi {
  const backend = createStoryHandlers(options)
  const requests: SentRequest[] = []
  const { userId, name, email } = personOf(options.userId)
  const auth = callbackAuth({ getToken: () => backend.getToken(), user: { userId, name, email } })

  async function answer(request: Request): Promise<Response> {
    requests.push(await describe(request.clone()))
    const response = await getResponse(backend.handlers, request)
    if (!response || response.type === 'error') throw new TypeError('The connection was lost.')
    return response
  }

  const client = createHttpClient({
    baseUrl: 'https://api.inlay.example',
    auth,
    fetch: inProcessFetch(answer),
    retry: { limit: retries },
    // What a test keeps waiting must not fail later, in the middle of another one.
    timeout: 3_600_000,
  })
  return { ...backend, client, auth, requests }
}

function personOf(userId = 'user_maren') {
  const person = demoPeople.find((each) => each.userId === userId)
  if (!person) throw new TypeError(`The demo knows no ${userId}.`)
  return person
}

async function describe(request: Request): Promise<SentRequest> {
  const text = await request.text()
  const isJson = request.headers.get('content-type')?.includes('json') && text !== ''
  return {
    method: request.method,
    url: new URL(request.url),
    headers: request.headers,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  }
}
