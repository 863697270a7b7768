import { createCampaign, listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { getFlags } from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import { createFaults, type FaultInput } from './faults'
import type { RealTime } from './mock-clock'
import { createTestServer } from './testing/test-server'

const body = { name: 'Made while it rained', objective: 'Lead Gen', type: 'Email', status: 'Draft' }

async function faultyServer(...faults: readonly FaultInput[]) {
  const test = await createTestServer()
  test.server.faults.set(faults)
  const total = async () => {
    test.server.faults.clear()
    return (await (await test.call(listCampaigns, { query: { search: 'while it rained' } })).json()).total
  }
  return { ...test, total }
}

describe('faults', () => {
  it('answer a status in place of the call, as often as asked', async () => {
    const { call, total } = await faultyServer({ kind: 'status', status: 503, times: 2, retryAfterSeconds: 1 })
    const [first, second] = [await call(createCampaign, { body }), await call(listCampaigns)]
    expect([first.status, second.status]).toEqual([503, 503])
    expect(first.headers.get('retry-after')).toBe('1')
    expect(await first.json()).toMatchObject({ code: 'unavailable' })
    expect((await call(listCampaigns)).status).toBe(200)
    expect(await total()).toBe(0)
  })

  it('concern one operation where they name it', async () => {
    const { call } = await faultyServer({ kind: 'status', status: 500, operation: 'flags.get' })
    expect((await call(getFlags)).status).toBe(500)
    expect((await call(listCampaigns)).status).toBe(200)
  })

  it('break the connection before anything is done, or after', async () => {
    const before = await faultyServer({ kind: 'drop', operation: 'campaigns.create' })
    expect((await before.call(createCampaign, { body })).type).toBe('error')
    expect(await before.total()).toBe(0)
    const after = await faultyServer({ kind: 'drop', when: 'after', operation: 'campaigns.create' })
    expect((await after.call(createCampaign, { body })).type).toBe('error')
    expect(await after.total()).toBe(1)
  })

  it('spoil the answer', async () => {
    const { call } = await faultyServer({ kind: 'malformed' })
    const response = await call(listCampaigns)
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  it('cut the answer short', async () => {
    const { call } = await faultyServer({ kind: 'cut', afterBytes: 10 })
    const reader = (await call(listCampaigns)).body?.getReader()
    expect((await reader?.read())?.value?.byteLength).toBe(10)
    await expect(reader?.read()).rejects.toThrow('cut')
  })

  it('hold the answer back, until the caller has had enough', async () => {
    const waits: { readonly milliseconds: number; readonly run: () => void }[] = []
    const time: RealTime = {
      now: () => 0,
      after(milliseconds, run) {
        waits.push({ milliseconds, run })
        return () => undefined
      },
    }
    const faults = createFaults({ time, random: () => 0.5 })
    const { call } = await createTestServer({ faults })
    faults.set([{ kind: 'latency', milliseconds: 200, jitter: 100 }])
    let answered = false
    const slow = call(listCampaigns).then((response) => {
      answered = true
      return response
    })
    await expect.poll(() => waits.map(({ milliseconds }) => milliseconds)).toEqual([250])
    expect(answered).toBe(false)
    waits[0]?.run()
    expect((await slow).status).toBe(200)
  })
})
