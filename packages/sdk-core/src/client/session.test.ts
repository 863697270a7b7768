import { describe, expect, it } from 'vitest'
import { memoryAuth } from '../auth/memory-auth'
import { isApiError } from '../errors/api-error'
import { createManualClock } from '../ports/manual-clock'
import { operation } from '../operation/operation'
import type { TokenRequest } from '../ports/auth-adapter'
import { getThing, pokeThing, watchThing } from './fixtures/operations'
import { startServer } from './fixtures/http-server'
import { json, problem, stubApi } from './fixtures/stub-api'

const workspace = { workspaceId: 'w1' }
const one = { params: { thingId: 't1' } }
const thing = { thingId: 't1', name: 'One' }

function bearer(request: Request): string | undefined {
  return request.headers.get('authorization')?.replace('Bearer ', '')
}

describe('a refused token', () => {
  it('is renewed once for fifty calls at the same time, and each is sent again once', async () => {
    const api = stubApi((request) => (bearer(request) === 'token' ? problem(401) : json(thing)))
    const calls = Array.from({ length: 50 }, () => api.client.call(getThing, one, workspace))
    expect(await Promise.all(calls)).toHaveLength(50)
    expect(api.auth.refreshes).toBe(1)
    expect(api.requests).toHaveLength(100)
    expect(api.events).toEqual([])
  })

  it('is renewed once also for calls whose refusal comes after the renewal', async () => {
    const release: (() => void)[] = []
    const api = stubApi(async (request) => {
      if (bearer(request) !== 'token') return json(thing)
      await new Promise<void>((resolve) => void release.push(resolve))
      return problem(401)
    })
    const calls = Array.from({ length: 10 }, () => api.client.call(getThing, one, workspace))
    await api.clock.advance(0)
    for (const answer of release) {
      answer()
      await api.clock.advance(0)
    }
    await Promise.all(calls)
    expect(api.auth.refreshes).toBe(1)
  })

  it('is renewed for calls that may not be repeated too, since a refused call did nothing', async () => {
    const api = stubApi((request) => (bearer(request) === 'token' ? problem(401) : json({ pokes: 1 })))
    expect(await api.client.call(pokeThing, one, workspace)).toEqual({ pokes: 1 })
  })

  it('ends fifty calls with one renewal, one event and unauthenticated when the session is over', async () => {
    const release: (() => void)[] = []
    const api = stubApi(async () => {
      await new Promise<void>((resolve) => void release.push(resolve))
      return problem(401, { code: 'token-expired' })
    })
    const calls = Promise.allSettled(Array.from({ length: 50 }, () => api.client.call(getThing, one, workspace)))
    await api.clock.advance(0)
    api.auth.endSession()
    for (const answer of release) {
      answer()
      await api.clock.advance(0)
    }
    const results = await calls
    expect(results.every((each) => each.status === 'rejected' && isApiError(each.reason, 'unauthenticated'))).toBe(true)
    expect(api.auth.refreshes).toBe(1)
    expect(api.requests).toHaveLength(50)
    expect(api.events).toEqual([{ type: 'unauthenticated' }])
  })

  it('is told again when a later sign-in is refused too, and not while nobody has signed in', async () => {
    const api = stubApi(() => problem(401))
    const call = () => api.client.call(getThing, one, workspace).catch(() => {})
    await call()
    await call()
    expect(api.events).toHaveLength(1)
    await api.auth.signIn()
    await call()
    expect(api.events).toHaveLength(2)
  })

  it('is told again when it ends again after having been mended', async () => {
    let refuses = true
    const api = stubApi(() => (refuses ? problem(401) : json(thing)))
    const call = () => api.client.call(getThing, one, workspace).catch(() => {})
    await call()
    refuses = false
    await call()
    refuses = true
    await call()
    expect(api.events).toHaveLength(2)
  })

  it('does not lead to a second renewal when the renewed one is refused as well', async () => {
    const api = stubApi(() => problem(401))
    await expect(api.client.call(getThing, one, workspace)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(api.auth.refreshes).toBe(1)
    expect(api.requests.map(bearer)).toEqual(['token', 'token-2'])
  })

  it('is renewed before a stream begins', async () => {
    const api = stubApi((request) =>
      bearer(request) === 'token'
        ? problem(401)
        : new Response('data: {"step":1}\n\nevent: end\ndata: {}\n\n', {
            headers: { 'content-type': 'text/event-stream' },
          }),
    )
    const events = []
    for await (const { event } of api.client.stream(watchThing, one, workspace)) events.push(event)
    expect(events).toEqual([{ step: 1 }])
  })

  it('403 is no matter of the token', async () => {
    const api = stubApi(() => problem(403))
    await expect(api.client.call(getThing, one, workspace)).rejects.toMatchObject({ code: 'forbidden' })
    expect(api.auth.refreshes).toBe(0)
    expect(api.events).toEqual([])
  })
})

describe('no token', () => {
  it('is unauthenticated without a request', async () => {
    const api = stubApi(() => json(thing), { auth: memoryAuth({ user: null }) })
    await expect(api.client.call(getThing, one, workspace)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(api.requests).toHaveLength(0)
    expect(api.events).toEqual([{ type: 'unauthenticated' }])
  })

  it('that comes of a failing adapter is written to the log only and shows as unauthenticated [CAM-AUTH-10]', async () => {
    const api = stubApi(() => json(thing))
    const failure = new Error('identity provider down')
    api.auth.failWith(failure)
    const error: unknown = await api.client.call(getThing, one, workspace).catch((reason: unknown) => reason)
    expect(isApiError(error, 'unauthenticated')).toBe(true)
    expect(String(error)).not.toContain('provider')
    expect(api.logged).toEqual([['The access token could not be had.', failure]])
    api.auth.failWith(undefined)
    expect(await api.client.call(getThing, one, workspace)).toEqual(thing)
  })

  it('that never comes ends too', async () => {
    const api = stubApi(() => json(thing))
    Object.assign(api.auth, { getToken: () => new Promise<never>(() => {}) })
    const call = api.client.call(getThing, one, workspace).catch((reason: unknown) => reason)
    await api.clock.advance(30_000)
    expect(isApiError(await call, 'unauthenticated')).toBe(true)
    expect(api.logged).toHaveLength(1)
  })
})

describe('a token that ends soon', () => {
  it('is renewed ahead, once, and only within its last 30 seconds', async () => {
    const clock = createManualClock()
    const auth = memoryAuth({ lifetime: 60_000, clock })
    const { client } = stubApi(() => json(thing), { auth, clock })
    await clock.advance(29_999)
    await client.call(getThing, one, workspace)
    expect(auth.refreshes).toBe(0)
    await clock.advance(1)
    await Promise.all(Array.from({ length: 20 }, () => client.call(getThing, one, workspace)))
    expect(auth.refreshes).toBe(1)
  })

  it('is not renewed for every call when all tokens live shorter than that', async () => {
    const clock = createManualClock()
    const auth = memoryAuth({ lifetime: 10_000, clock })
    const { client } = stubApi(() => json(thing), { auth, clock })
    for (let calls = 0; calls < 5; calls += 1) await client.call(getThing, one, workspace)
    expect(auth.refreshes).toBe(1)
  })

  it('is still used while it lives when it cannot be renewed, and no more after that', async () => {
    const clock = createManualClock()
    const auth = memoryAuth()
    const expiresAt = clock.now() + 60_000
    let renewals = 0
    Object.assign(auth, {
      getToken({ reason }: TokenRequest) {
        if (reason === 'request') return Promise.resolve({ token: 'token', expiresAt })
        renewals += 1
        return Promise.resolve(undefined)
      },
    })
    const api = stubApi(() => json(thing), { auth, clock })
    await clock.advance(40_000)
    for (let calls = 0; calls < 3; calls += 1) await api.client.call(getThing, one, workspace)
    expect(renewals).toBe(1)
    await clock.advance(20_000)
    await expect(api.client.call(getThing, one, workspace)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the token stays with the API', () => {
  it('is not sent on after a redirect to another origin, and a refusal there signs nobody out', async () => {
    const foreign = await startServer((_, response) => void response.writeHead(401).end())
    const own = await startServer(
      (_, response) => void response.writeHead(302, { location: `${foreign.url}/file` }).end(),
    )
    const auth = memoryAuth()
    const api = stubApi(() => json({}), { baseUrl: own.url, auth, fetch: globalThis.fetch })
    await expect(api.client.call(getThing, one, workspace)).rejects.toMatchObject({ code: 'forbidden', status: 401 })
    expect(own.requests[0]?.headers.authorization).toBe('Bearer token')
    expect(foreign.requests).toHaveLength(1)
    expect(foreign.requests[0]?.headers.authorization).toBeUndefined()
    expect(auth.refreshes).toBe(0)
    expect(api.events).toEqual([])
  })

  it('goes along to an origin that the host trusts', async () => {
    const region = await startServer((request, response) => {
      if (!request.headers.authorization) return void response.writeHead(401).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(thing))
    })
    const own = await startServer(
      (_, response) => void response.writeHead(307, { location: `${region.url}/api` }).end(),
    )
    const { client, auth } = stubApi(() => json({}), {
      baseUrl: own.url,
      trustedOrigins: [region.url],
      fetch: globalThis.fetch,
    })
    expect(await client.call(getThing, one, workspace)).toEqual(thing)
    expect(auth.refreshes).toBe(0)
  })

  it('goes to the agents where they are elsewhere, for streams and what is declared so', async () => {
    const api = stubApi(() => problem(404), { agentUrl: 'https://agents.example.com' })
    await api.client.call(getThing, one, workspace).catch(() => {})
    await api.client
      .stream(watchThing, one, workspace)
      [Symbol.asyncIterator]()
      .next()
      .catch(() => {})
    const stop = operation({ ...getThing, id: 'things.stop', server: 'agents' })
    await api.client.call(stop, one, workspace).catch(() => {})
    expect(api.requests.map(({ url }) => new URL(url).host)).toEqual([
      'api.example.com',
      'agents.example.com',
      'agents.example.com',
    ])
    expect(api.requests.map(bearer)).toEqual(['token', 'token', 'token'])
  })
})
