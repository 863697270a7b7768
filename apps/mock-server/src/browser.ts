import type { RequestHandler } from 'msw'
import { createMockServer, type MockServer } from './create-mock-server'
import { createFaults, type FaultInput } from './faults'
import { demoPeople } from './identity/people'
import { createTokenIssuer, type IssuedToken, type TokenIssuer } from './identity/tokens'
import type { Implementation } from './implement'
import { createMockClock } from './mock-clock'
import type { ScenarioName } from './scenarios/scenario'
import { seedAgain } from './scenarios/seed-again'
import { createMemoryStore } from './store/index'

export type { FaultInput } from './faults'

export interface StoryOptions {
  /** @default 'demo' */
  readonly scenario?: ScenarioName
  readonly faults?: readonly FaultInput[]
  /** Stops the time here, so that what a story shows is the same every day. @default it runs */
  readonly frozenAt?: number
  /** Who is signed in. @default 'user_maren' */
  readonly userId?: string
  /** Take the place of those for the same operations. */
  readonly implementations?: readonly Implementation[]
}

/** A backend of one's own for one story or one page. */
export interface StoryBackend {
  /** For `parameters.msw` of a story, or for `setupWorker`. */
  readonly handlers: RequestHandler[]
  readonly server: MockServer
  /** A token of the person who is signed in, fresh each time: what a callback auth adapter gives. */
  getToken(): Promise<IssuedToken>
}

/** A backend in memory. Nothing is shared between two of them, and nothing outlives the page. */
export function createStoryHandlers(options: StoryOptions = {}): StoryBackend {
  const { scenario = 'demo', faults = [], frozenAt, userId = 'user_maren' } = options
  // One for the page: a token must be good for whichever backend a story has brought.
  tokens ??= createTokenIssuer({ issuer: 'https://stories.inlay.example/oidc' })
  const issuer = tokens
  const present = createFaults()
  present.set(faults)
  const store = createMemoryStore()
  const server = createMockServer({
    store,
    seed: seedAgain(store, { oldest: 60_000 }),
    tokens: { verify: async (token) => (await issuer).verify(token) },
    scenario,
    clock: createMockClock(frozenAt === undefined ? {} : { frozenAt }),
    faults: present,
    ...(options.implementations === undefined ? {} : { moreImplementations: options.implementations }),
  })
  return {
    handlers: [...server.handlers, ...server.controlHandlers],
    server,
    async getToken() {
      const person = demoPeople.find((each) => each.userId === userId)
      const { name, email } = person ?? { name: userId, email: `${userId}@inlay.example` }
      return (await issuer).issue({ userId, name, email })
    },
  }
}

let tokens: Promise<TokenIssuer> | undefined

export interface MockWorkerOptions extends StoryOptions {
  /** Where the page finds `mockServiceWorker.js`. @default the root of the origin */
  readonly serviceWorkerUrl?: string
}

export interface MockWorker extends StoryBackend {
  stop(): void
}

/** Answers the calls of the page from a backend in it, through a service worker. */
export async function startMockWorker(options: MockWorkerOptions = {}): Promise<MockWorker> {
  const { setupWorker } = await import('msw/browser')
  const backend = createStoryHandlers(options)
  const worker = setupWorker(...backend.handlers)
  const { serviceWorkerUrl } = options
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    ...(serviceWorkerUrl === undefined ? {} : { serviceWorker: { url: serviceWorkerUrl } }),
  })
  return { ...backend, stop: () => worker.stop() }
}
