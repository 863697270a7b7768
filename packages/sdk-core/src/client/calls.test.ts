import { describe, expect, it } from 'vitest'
import { contractVersion } from '../contract/contract-version'
import { ApiError } from '../errors/api-error'
import type { Pause } from './api-client'
import { makeThing, getNews, getThing, listThings, lockThing, pokeThing } from './fixtures/operations'
import { json, problem, stubApi } from './fixtures/stub-api'

const workspace = { workspaceId: 'w1' }
const thing = { thingId: 't1', name: 'One' }
const one = { params: { thingId: 't1' } }

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`Expected an ApiError, not ${String(error)}`)
}

describe('a call', () => {
  it('is one request at the workspace address, with the token [CAM-AUTH-06] [PLT-CALL-01]', async () => {
    const api = stubApi(() => json(thing))
    expect(await api.client.call(getThing, { params: { thingId: 'a/b c' } }, workspace)).toEqual(thing)
    expect(api.requests).toHaveLength(1)
    const [request] = api.requests
    expect(request?.url).toBe('https://api.example.com/base/api/v1/workspaces/w1/things/a%2Fb%20c')
    expect(request?.method).toBe('GET')
    expect(request?.headers.get('authorization')).toBe('Bearer token')
    expect(request?.headers.get('inlay-contract')).toBe(contractVersion)
    expect(request?.headers.get('x-request-id')).toBeTruthy()
  })

  it('sends its body as JSON, with a key where the operation wants one and the revision as an entity tag', async () => {
    const api = stubApi(() => json(thing))
    await api.client.call(makeThing, { body: { name: 'One' } }, workspace)
    await api.client.call(lockThing, one, { ...workspace, ifMatch: 7 })
    const [made, locked] = api.requests
    expect(await made?.json()).toEqual({ name: 'One' })
    expect(made?.headers.get('content-type')).toBe('application/json')
    expect(made?.headers.get('idempotency-key')).toBeTruthy()
    expect(made?.headers.has('if-match')).toBe(false)
    expect(locked?.headers.get('if-match')).toBe('"7"')
    expect(locked?.headers.has('idempotency-key')).toBe(false)
  })

  it('always says where a page begins and how long it is, and sends filters as JSON', async () => {
    const page = { items: [thing], total: 1, start: 0, limit: 100 }
    const api = stubApi(() => json(page))
    expect(await api.client.call(listThings, {}, workspace)).toEqual(page)
    const filters = { field: 'name', operator: 'equals', value: 'x' } as const
    await api.client.call(
      listThings,
      { query: { start: 20, sort: 'name:asc', search: 'a&b', filters, colors: ['red', 'blue'] } },
      workspace,
    )
    const [first, second] = api.requests.map(({ url }) => new URL(url).searchParams)
    expect(Object.fromEntries(first ?? [])).toEqual({ start: '0', limit: '100' })
    expect(second?.get('start')).toBe('20')
    expect(second?.get('limit')).toBe('100')
    expect(second?.get('search')).toBe('a&b')
    expect(JSON.parse(second?.get('filters') ?? '')).toEqual(filters)
    expect(second?.getAll('colors')).toEqual(['red', 'blue'])
  })

  it('reads answers leniently: what it does not know is left out', async () => {
    const api = stubApi(() => json({ ...thing, future: { deep: true } }))
    expect(await api.client.call(getThing, one, workspace)).toEqual(thing)
  })

  it('leaves an unreadable item of a page out and says so, but does not call a page of such items empty', async () => {
    const pages = [[thing, { thingId: 2 }], [{ thingId: 2 }]]
    const api = stubApi((_, number) => json({ items: pages[number - 1], total: 2, start: 0, limit: 100 }))
    expect((await api.client.call(listThings, {}, workspace)).items).toEqual([thing])
    expect(api.events).toMatchObject([{ type: 'contract-warning', operationId: 'things.list' }])
    expect(await errorOf(api.client.call(listThings, {}, workspace))).toMatchObject({ code: 'malformed' })
  })
})

describe('input that the contract refuses', () => {
  it.each([
    [
      'a missing field',
      (api: ReturnType<typeof stubApi>) => api.client.call(makeThing, { body: { name: '' } }, workspace),
      'name',
    ],
    [
      'a nested field',
      (api: ReturnType<typeof stubApi>) =>
        // @ts-expect-error -- what a caller in JavaScript may do
        api.client.call(makeThing, { body: { name: 'x', tag: { color: 3 } } }, workspace),
      'tag.color',
    ],
    [
      'a sort',
      (api: ReturnType<typeof stubApi>) => api.client.call(listThings, { query: { sort: 'age:asc' } }, workspace),
      'sort',
    ],
    [
      'a condition of a filter',
      (api: ReturnType<typeof stubApi>) => {
        const condition = { field: 'name', operator: 'like', value: 'x' }
        // @ts-expect-error -- what a caller in JavaScript may do
        return api.client.call(listThings, { query: { filters: { combine: 'or', members: [condition] } } }, workspace)
      },
      'filters.members.0.operator',
    ],
    ['no workspace', (api: ReturnType<typeof stubApi>) => api.client.call(getThing, one), 'workspaceId'],
    [
      'an empty id',
      (api: ReturnType<typeof stubApi>) => api.client.call(getThing, { params: { thingId: '' } }, workspace),
      'thingId',
    ],
    [
      'an id that climbs',
      (api: ReturnType<typeof stubApi>) => api.client.call(getThing, { params: { thingId: '..' } }, workspace),
      'thingId',
    ],
    ['no revision', (api: ReturnType<typeof stubApi>) => api.client.call(lockThing, one, workspace), 'ifMatch'],
  ])('is named without a request: %s', async (_, run, field) => {
    const api = stubApi(() => json(thing))
    const error = await errorOf(run(api))
    expect(error.code).toBe('invalid')
    expect(error.fields.map((each) => each.field)).toEqual([field])
    expect(api.requests).toHaveLength(0)
  })
})

describe('an answer that is an error', () => {
  it('becomes an ApiError with the code and the sentence of the server', async () => {
    const fields = [{ field: 'name', message: 'Too long' }]
    const api = stubApi(() =>
      problem(422, { code: 'invalid', detail: 'The name is too long.', requestId: 'r9', errors: fields }),
    )
    const error = await errorOf(api.client.call(getThing, one, workspace))
    expect(error).toMatchObject({
      code: 'invalid',
      status: 422,
      detail: 'The name is too long.',
      message: 'The name is too long.',
      requestId: 'r9',
      operationId: 'things.get',
    })
    expect(error.fields).toMatchObject(fields)
  })

  it.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'too-large'],
    [418, 'invalid'],
    [429, 'rate-limited'],
    [500, 'server-error'],
    [501, 'unsupported'],
    [503, 'unavailable'],
  ])('of status %i without a problem document is %s', async (status, code) => {
    const api = stubApi(() => new Response('<h1>Nginx</h1>', { status, headers: { 'x-request-id': 'from-proxy' } }), {
      retry: { limit: 0 },
    })
    const error = await errorOf(api.client.call(getThing, one, workspace))
    expect(error).toMatchObject({ code, status, detail: undefined, requestId: 'from-proxy' })
    expect(error.message).not.toContain('Nginx')
  })

  it.each([
    ['not JSON', new Response('<html>')],
    ['nothing', new Response('')],
    ['another shape', json({ thingId: 4 })],
    ['null', json(null)],
  ])('is malformed when a good status brings %s', async (_, answer) => {
    const api = stubApi(() => answer)
    expect(await errorOf(api.client.call(getThing, one, workspace))).toMatchObject({
      code: 'malformed',
      operationId: 'things.get',
      status: 200,
    })
  })
})

describe('repetition', () => {
  it.each([408, 429, 502, 503, 504])('a call that may be repeated is sent again after %i', async (status) => {
    const api = stubApi((_, number) => (number < 3 ? problem(status) : json(thing)))
    const call = api.client.call(getThing, one, workspace)
    await api.clock.advance(10_000)
    expect(await call).toEqual(thing)
    expect(api.requests).toHaveLength(3)
  })

  it('gives up after the limit, with the last error', async () => {
    const api = stubApi(() => problem(503, { code: 'maintenance' }))
    const call = errorOf(api.client.call(getThing, one, workspace))
    await api.clock.advance(60_000)
    expect(await call).toMatchObject({ code: 'maintenance', status: 503 })
    expect(api.requests).toHaveLength(3)
  })

  it('sends a lost call again, each time with the same idempotency key', async () => {
    const api = stubApi((_, number) => (number < 3 ? Promise.reject(new TypeError('lost')) : json(thing)))
    const call = api.client.call(makeThing, { body: { name: 'One' } }, workspace)
    await api.clock.advance(10_000)
    await call
    expect(api.requests).toHaveLength(3)
    expect(new Set(api.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(new Set(api.requests.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3)
  })

  it.each([
    ['a status', () => problem(503)],
    ['a lost connection', () => Promise.reject(new TypeError('lost'))],
  ])('never sends a call twice that may not be repeated, after %s', async (_, answer) => {
    const api = stubApi(answer)
    const call = errorOf(api.client.call(pokeThing, one, workspace))
    await api.clock.advance(60_000)
    expect((await call).code).toBe('unavailable')
    expect(api.requests).toHaveLength(1)
  })

  it('never sends a call twice that names a revision and has no key', async () => {
    const api = stubApi(() => Promise.reject(new TypeError('lost')))
    const call = errorOf(api.client.call(lockThing, one, { ...workspace, ifMatch: 7 }))
    await api.clock.advance(60_000)
    expect((await call).code).toBe('unavailable')
    expect(api.requests).toHaveLength(1)
  })

  it.each([400, 403, 404, 409, 422, 500, 501])('does not send again after %i', async (status) => {
    const api = stubApi(() => problem(status))
    const call = errorOf(api.client.call(getThing, one, workspace))
    await api.clock.advance(60_000)
    expect((await call).status).toBe(status)
    expect(api.requests).toHaveLength(1)
  })

  it('waits as long as Retry-After says, in seconds or as a date', async () => {
    const api = stubApi((_, number) => {
      if (number === 1) return problem(429, {}, { 'retry-after': '7' })
      if (number === 2) return problem(503, {}, { 'retry-after': new Date(api.clock.now() + 20_000).toUTCString() })
      return json(thing)
    })
    const call = api.client.call(getThing, one, workspace)
    await api.clock.advance(6_999)
    expect(api.requests).toHaveLength(1)
    await api.clock.advance(1)
    expect(api.requests).toHaveLength(2)
    await api.clock.advance(18_000)
    expect(api.requests).toHaveLength(2)
    await api.clock.advance(2_000)
    expect(await call).toEqual(thing)
  })

  it('tells of a pause that the server asks for, which can be ended', async () => {
    const api = stubApi((_, number) => (number < 3 ? problem(429, {}, { 'retry-after': '50' }) : json(thing)))
    const told: (Pause | undefined)[] = []
    const call = api.client.call(getThing, one, { ...workspace, onPause: (pause) => told.push(pause) })
    await api.clock.advance(0)
    expect(told).toMatchObject([{ until: api.clock.now() + 50_000 }])
    told[0]?.end()
    await api.clock.advance(0)
    expect(api.requests).toHaveLength(2)
    expect(told.slice(1)).toMatchObject([undefined, { until: api.clock.now() + 50_000 }])
    await api.clock.advance(50_000)
    expect(await call).toEqual(thing)
    expect(told).toHaveLength(4)
    expect(told.at(-1)).toBeUndefined()
    expect(api.clock.pending()).toBe(0)
  })

  it('tells of no pause of its own', async () => {
    const api = stubApi((_, number) => (number < 3 ? problem(503) : json(thing)))
    const told: unknown[] = []
    const call = api.client.call(getThing, one, { ...workspace, onPause: (pause) => told.push(pause) })
    await api.clock.advance(10_000)
    await call
    expect(told).toEqual([])
  })

  it('asks again for an answer that it cannot read, where the server keeps it under a key', async () => {
    const api = stubApi((_, number) => (number < 2 ? new Response('{"thingId": ') : json(thing)))
    const made = api.client.call(makeThing, { body: { name: 'One' } }, workspace)
    await api.clock.advance(10_000)
    expect(await made).toEqual(thing)
    expect(new Set(api.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)

    const other = stubApi(() => new Response('{"thingId": '))
    expect(await errorOf(other.client.call(getThing, one, workspace))).toMatchObject({ code: 'malformed' })
    expect(other.requests).toHaveLength(1)
  })

  it('does not wait for a server that asks for an hour', async () => {
    const api = stubApi(() => problem(503, {}, { 'retry-after': '3600' }))
    const asked = api.clock.now()
    const error = await errorOf(api.client.call(getThing, one, workspace))
    expect(error).toMatchObject({ status: 503, retryAt: asked + 3_600_000 })
    expect(api.requests).toHaveLength(1)
  })

  it('pauses between nothing and a bound that doubles', async () => {
    const pauses: number[] = []
    for (const random of [0, 0.999]) {
      const api = stubApi(() => problem(503), {
        random: { next: () => random, id: () => 'id' },
        retry: { limit: 3, pause: 10 },
      })
      const call = errorOf(api.client.call(getThing, one, workspace))
      let last = api.clock.now()
      for (let sent = 1; sent < 4;) {
        await api.clock.advance(1)
        if (api.requests.length > sent) {
          pauses.push(api.clock.now() - last)
          last = api.clock.now()
          sent += 1
        }
      }
      await call
    }
    expect(pauses.slice(0, 3).every((pause) => pause <= 1)).toBe(true)
    expect(pauses.slice(3)).toEqual([10, 20, 40])
  })
})

describe('limits', () => {
  it('an attempt that takes too long times out, also when fetch does not listen to its signal', async () => {
    const api = stubApi(() => new Promise<never>(() => {}))
    const call = errorOf(api.client.call(getThing, one, workspace))
    await api.clock.advance(29_999)
    const shorter = errorOf(api.client.call(getThing, one, { ...workspace, timeout: 1 }))
    await api.clock.advance(1)
    expect(await call).toMatchObject({ code: 'timeout', status: 0 })
    expect(await shorter).toMatchObject({ code: 'timeout' })
    expect(api.requests).toHaveLength(2)
    expect(api.clock.pending()).toBe(0)
  })

  it('times out while the body is still coming', async () => {
    const api = stubApi(() => new Response(new ReadableStream({}), { headers: { 'content-type': 'application/json' } }))
    const call = errorOf(api.client.call(getThing, one, workspace))
    await api.clock.advance(30_000)
    expect(await call).toMatchObject({ code: 'timeout' })
  })

  it.each([
    ['before it is sent', 'none'],
    ['while the token is fetched', 'token'],
    ['while the answer is awaited', 'answer'],
    ['during a pause', 'pause'],
  ])('ends with aborted when the caller gives up %s', async (_, moment) => {
    const stop = new AbortController()
    const auth = moment === 'token' ? { getToken: () => new Promise<never>(() => {}) } : {}
    const api = stubApi(() => (moment === 'pause' ? problem(503) : new Promise<never>(() => {})))
    Object.assign(api.auth, auth)
    if (moment === 'none') stop.abort()
    const call = errorOf(api.client.call(getThing, one, { ...workspace, signal: stop.signal }))
    await api.clock.advance(0)
    stop.abort()
    expect(await call).toMatchObject({ code: 'aborted', status: 0, operationId: 'things.get' })
    expect(api.clock.pending()).toBe(moment === 'token' ? 1 : 0)
    await api.clock.advance(60_000)
    expect(api.requests.length).toBeLessThanOrEqual(1)
  })

  it('says offline at once where the device has no network', async () => {
    const api = stubApi(() => Promise.reject(new TypeError('lost')))
    api.connectivity.set(false)
    expect(await errorOf(api.client.call(getThing, one, workspace))).toMatchObject({ code: 'offline', status: 0 })
    expect(api.requests).toHaveLength(1)
  })

  it('tries all the same: a device may reach what runs on itself', async () => {
    const api = stubApi(() => json(thing))
    api.connectivity.set(false)
    expect(await api.client.call(getThing, one, workspace)).toEqual(thing)
  })
})

describe('a public operation', () => {
  it('asks for no token and sends none', async () => {
    const api = stubApi(() => json({ text: 'hello' }))
    expect(await api.client.call(getNews, {})).toEqual({ text: 'hello' })
    expect(api.auth.asks).toHaveLength(0)
    expect(api.requests[0]?.headers.has('authorization')).toBe(false)
  })
})

describe('the addresses', () => {
  it('says at once what is wrong with the base URL', () => {
    expect(() => stubApi(() => json({}), { baseUrl: '/relative-in-node' })).toThrow(/baseUrl.*absolute/)
  })
})
