import { getCampaign, listCampaigns, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { controlHeader } from './controls'
import { loadIdentitySecrets } from './identity/provider/identity-secrets'
import { createPeopleDirectory } from './identity/provider/people-directory'
import { collectionName } from './store/index'
import { createTestServer, testNow, type TestServer } from './testing/test-server'

const control = (test: TestServer, name: string, body?: unknown, headers = { [controlHeader]: '1' }) =>
  test.request(`/__mock/${name}`, { as: null, method: body === undefined ? 'GET' : 'POST', body, headers })

describe('the controls', () => {
  it('tell and change faults, clock and scenario', async () => {
    const test = await createTestServer()
    const clock = { now: testNow, frozen: true }
    expect(await (await control(test, 'state')).json()).toEqual({ scenario: 'demo', clock, faults: [] })

    const faults = [{ kind: 'status', status: 503, operation: 'campaigns.list' }]
    expect(await (await control(test, 'faults', { faults })).json()).toMatchObject({ faults })
    expect((await test.call(listCampaigns)).status).toBe(503)

    await control(test, 'clock', { do: 'advance', milliseconds: 1_000 })
    expect(await (await control(test, 'state')).json()).toMatchObject({ clock: { now: testNow + 1_000 } })

    await control(test, 'scenario', { scenario: 'empty' })
    expect(await (await control(test, 'state')).json()).toMatchObject({ scenario: 'empty', faults: [] })
    expect(await (await test.call(listCampaigns)).json()).toMatchObject({ items: [], total: 0 })
  })

  it('refuse a fault of an operation that does not exist, and say where they are named', async () => {
    const test = await createTestServer()
    const answer = await control(test, 'faults', { faults: [{ kind: 'malformed', operation: 'deleteCampaign' }] })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'faults.0.operation', message: expect.stringContaining('/openapi.json') }],
    })
    expect(await (await control(test, 'state')).json()).toMatchObject({ faults: [] })
  })

  it('put everything back to how the scenario begins', async () => {
    const test = await createTestServer()
    const params = { campaignId: 'campaign_northwind_1' }
    const before = await (await test.call(getCampaign, { params })).json()
    await test.call(updateCampaign, { params, body: { name: 'Changed' } })
    await control(test, 'scenario', { scenario: 'demo' })
    expect(await (await test.call(getCampaign, { params })).json()).toEqual(before)
  })

  it('leave how people sign in, and who is signed in', async () => {
    const test = await createTestServer()
    const secrets = await loadIdentitySecrets(test.store.system)
    const sessions = test.store.system.collection(collectionName<{ readonly uid: string }>('identity-Session', ['uid']))
    await sessions.put('session', { uid: 'maren' })
    const people = createPeopleDirectory(test.store.system)
    const maren = await people.find('user_maren')
    await control(test, 'scenario', { scenario: 'empty' })
    expect(await loadIdentitySecrets(test.store.system)).toEqual(secrets)
    expect((await sessions.get('session'))?.value).toEqual({ uid: 'maren' })
    // With the same salt, so not made anew.
    expect(await people.find('user_maren')).toEqual(maren)
  })

  it('do nothing without their header', async () => {
    const test = await createTestServer()
    expect((await control(test, 'scenario', { scenario: 'empty' }, { [controlHeader]: '0' })).status).toBe(403)
    expect((await (await test.call(listCampaigns)).json()).total).toBeGreaterThan(0)
  })

  it.each([
    ['faults', { faults: [{ kind: 'rain' }] }, 422],
    ['clock', { do: 'advance', milliseconds: -1 }, 422],
    ['scenario', { scenario: 'huge' }, 422],
    ['weather', {}, 404],
  ])('refuse what they do not know: %s', async (name, body, status) => {
    expect((await control(await createTestServer(), name, body)).status).toBe(status)
  })
})
