import { describe, expect, it } from 'vitest'
import { contractVersion } from '../contract/contract-version'
import { getThing, listThings } from './fixtures/operations'
import { json, problem, stubApi } from './fixtures/stub-api'

describe('what a backend supports', () => {
  it('is read once, without a sign-in, when first asked for', async () => {
    const api = stubApi(() => json({ contractVersion, operations: ['things.get'] }))
    expect(api.requests).toHaveLength(0)
    expect(api.client.supports(getThing)).toBeUndefined()
    await Promise.all([api.client.ready(), api.client.ready()])
    expect(api.client.supports(getThing)).toBe(true)
    expect(api.client.supports(listThings)).toBe(false)
    expect(api.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/base/api/v1/capabilities'])
    expect(api.auth.asks).toHaveLength(0)
  })

  it.each([404, 405, 501])('is everything when it answers %i', async (status) => {
    const api = stubApi(() => problem(status))
    await api.client.ready()
    expect(api.client.supports(getThing)).toBe(true)
  })

  it('stays unknown while it cannot be read, and is asked for again later, not at every look', async () => {
    let works = false
    const api = stubApi(() => (works ? json({ contractVersion, operations: [] }) : problem(500)))
    await expect(api.client.ready()).rejects.toMatchObject({ code: 'server-error' })
    for (let looks = 0; looks < 10; looks += 1) expect(api.client.supports(getThing)).toBeUndefined()
    expect(api.requests).toHaveLength(1)
    works = true
    await api.clock.advance(30_000)
    api.client.supports(getThing)
    await api.clock.advance(0)
    expect(api.client.supports(getThing)).toBe(false)
  })

  it('warns once of a backend that speaks another version', async () => {
    const api = stubApi(() => json({ contractVersion: '9.0', operations: [] }))
    await api.client.ready()
    await api.client.ready()
    expect(api.events).toMatchObject([{ type: 'contract-warning', operationId: 'capabilities.get' }])
  })

  it('can be given up on', async () => {
    const stop = new AbortController()
    const api = stubApi(() => new Promise<never>(() => {}))
    const ready = api.client.ready(stop.signal)
    stop.abort()
    await expect(ready).rejects.toMatchObject({ name: 'ApiError', code: 'aborted' })
  })
})
