import { createServer } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { createMemoryStore, type Store } from '../../store'
import { createIdentityProvider, type IdentityProvider, type IdentityProviderOptions } from './create-identity-provider'
import { createTestBrowser, type TestBrowser } from './test-browser'
import { createTestClient, type TestClient, type Tokens } from './test-client'

export const maren = { userId: 'user_maren', name: 'Maren Lindqvist', email: 'maren@inlay.example' }

/** Where a host has its pages, besides the address of the provider itself. */
export const otherOrigin = 'http://host.inlay.example'

export interface TestIdentity {
  readonly origin: string
  readonly store: Store
  /** The first one; `restart` answers those that follow. */
  readonly provider: IdentityProvider
  readonly client: TestClient
  readonly browser: TestBrowser
  newBrowser(): TestBrowser
  signIn(as?: Readonly<Record<string, string>>, from?: TestBrowser): Promise<Tokens>
  /** Puts a new provider in place, over the same store. */
  restart(options?: Partial<IdentityProviderOptions>): Promise<IdentityProvider>
  /** Moves the time that tokens live in. */
  pass(milliseconds: number): void
}

/** A provider on a port of its own, which the test may call until it ends, and which must not have failed by then. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const failures: unknown[] = []
  const store = createMemoryStore()
  const { origin, putInPlace } = await listen()

  async function restart(options: Partial<IdentityProviderOptions> = {}) {
    const next = await createIdentityProvider({
      store,
      publicUrl: origin,
      hostOrigins: [otherOrigin],
      log: (entry) => failures.push(entry),
      ...options,
    })
    putInPlace(next)
    return next
  }

  const provider = await restart()
  const client = createTestClient(origin)
  const newBrowser = () => createTestBrowser((url) => url.pathname.startsWith('/login') || url.origin === otherOrigin)
  const browser = newBrowser()
  onTestFinished(() => expect(failures).toEqual([]))

  return {
    origin,
    store,
    provider,
    client,
    browser,
    newBrowser,
    restart,

    async signIn(as = { demo: maren.userId }, from = browser) {
      const started = await client.authorize(from)
      return client.exchange(started, await from.submit(started.visit.url, as))
    },

    pass(milliseconds) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
      onTestFinished(() => void vi.useRealTimers())
    },
  }
}

async function listen() {
  let provider: IdentityProvider | undefined
  const server = createServer((request, response) => {
    void provider?.handle(request, response).then((handled) => handled || response.writeHead(404).end('not ours'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, putInPlace: (next: IdentityProvider) => void (provider = next) }
}
