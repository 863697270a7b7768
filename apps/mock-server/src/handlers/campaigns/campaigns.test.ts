import {
  campaignStatuses,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
  type Campaign,
} from '@inlay/sdk-core/contract/campaigns'
import type { Page } from '@inlay/sdk-core'
import { describe, expect, it } from 'vitest'
import { createTestServer, testNow, type TestServer } from '../../testing/test-server'
import { artifactsCollection } from './artifacts/stored-artifact'

const params = { campaignId: 'campaign_northwind_3' }

async function list({ call }: TestServer, query: Readonly<Record<string, string>> = {}): Promise<Page<Campaign>> {
  const response = await call(listCampaigns, { query })
  expect(response.status).toBe(200)
  return response.json()
}

const newCampaign = {
  name: 'Hafenlogistik – Größe S',
  objective: 'Lead Gen',
  type: 'Email',
  status: 'Active',
  initialPrompt: 'Find forwarders in Bremerhaven.',
}

describe('the list of campaigns', () => {
  it('begins at the first of at most 100, the most recently updated first [CAM-LIST-01]', async () => {
    const page = await list(await createTestServer())
    expect(page).toMatchObject({ start: 0, limit: 100 })
    expect(page.items).toHaveLength(page.total)
    const dates = page.items.map(({ updateDate }) => updateDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('puts a campaign first that was just changed [CAM-LIST-01]', async () => {
    const test = await createTestServer()
    await test.call(updateCampaign, { params, body: { name: 'Changed now' } })
    expect((await list(test)).items[0]?.name).toBe('Changed now')
  })

  it('has at most 100 on a page however many there are [CAM-LIST-01]', async () => {
    const test = await createTestServer()
    const { total } = await list(test)
    for (let index = total; index < 103; index += 1) await test.call(createCampaign, { body: newCampaign })
    const page = await list(test)
    expect([page.items.length, page.total]).toEqual([100, 103])
  })

  it('answers those whose name holds the text searched for, which the list shows [CAM-LIST-02]', async () => {
    const test = await createTestServer()
    await test.call(createCampaign, { body: newCampaign })
    const namesFor = async (search: string) => (await list(test, { search })).items.map(({ name }) => name)
    expect(await namesFor('größe s')).toContain(newCampaign.name)
    expect(await namesFor('bremerhaven')).toEqual([])
    expect(await namesFor('no campaign is called this')).toEqual([])
  })

  it("takes the server's time for now in a filter", async () => {
    const test = await createTestServer()
    await test.call(updateCampaign, { params, body: { name: 'Changed now' } })
    const filters = JSON.stringify({ field: 'updateDate', operator: 'within_last', value: 'PT1H' })
    expect((await list(test, { filters })).items.map(({ name }) => name)).toEqual(['Changed now'])
    test.server.clock.advance(2 * 3_600_000)
    expect((await list(test, { filters })).items).toEqual([])
  })

  it('sorts, filters and pages', async () => {
    const test = await createTestServer()
    const all = await list(test, { sort: 'name:asc' })
    const part = await list(test, { sort: 'name:asc', start: '5', limit: '3' })
    expect(part.items).toEqual(all.items.slice(5, 8))
    expect(part.total).toBe(all.total)
    const filters = JSON.stringify({ field: 'status', operator: 'in', value: ['Draft', 'Failed'] })
    const filtered = await list(test, { filters })
    expect(new Set(filtered.items.map(({ status }) => status))).toEqual(new Set(['Draft', 'Failed']))
    expect(filtered.total).toBe(all.items.filter(({ status }) => status === 'Draft' || status === 'Failed').length)
  })
})

describe('a campaign', () => {
  it('is read back as it was made, by the caller, now; each call answers the record [CAM-CALL-01]', async () => {
    const { call } = await createTestServer()
    const made: Campaign = await (await call(createCampaign, { as: 'theo', body: newCampaign })).json()
    const date = new Date(testNow).toISOString()
    expect(made).toMatchObject({ ...newCampaign, userId: 'user_theo', createDate: date, updateDate: date, revision: 1 })
    const own = { params: { campaignId: made.campaignId } }
    expect(await (await call(getCampaign, own)).json()).toEqual(made)
    const changed = await (await call(updateCampaign, { ...own, body: { status: 'Completed' } })).json()
    expect(changed).toEqual({ ...made, status: 'Completed', revision: 2 })
    expect(await (await call(deleteCampaign, own)).json()).toEqual({ campaignId: made.campaignId })
    expect((await call(getCampaign, own)).status).toBe(404)
  })

  it('is called and described by so many characters, whatever place one takes', async () => {
    const { call } = await createTestServer()
    const make = async (name: number, prompt: number) =>
      call(createCampaign, {
        body: { ...newCampaign, name: '🚚'.repeat(name), initialPrompt: '🚚'.repeat(prompt) },
      })
    expect((await make(200, 20_000)).status).toBe(200)
    for (const [field, name, prompt] of [
      ['name', 201, 1],
      ['initialPrompt', 1, 20_001],
    ] as const) {
      const refused = await make(name, prompt)
      expect([refused.status, (await refused.json()).errors.map((error: { field: string }) => error.field)]).toEqual([
        422,
        [field],
      ])
    }
  })

  it('keeps what a change does not name, and the time of the change', async () => {
    const { call, server } = await createTestServer()
    const before = await (await call(getCampaign, { params })).json()
    server.clock.advance(60_000)
    const after = await (await call(updateCampaign, { params, body: { name: 'New name' } })).json()
    expect(after).toEqual({
      ...before,
      name: 'New name',
      updateDate: new Date(testNow + 60_000).toISOString(),
      revision: before.revision + 1,
    })
  })

  it('stays as it is where a change names nothing, and refuses that too for another revision', async () => {
    const { call, server } = await createTestServer()
    const before = await (await call(getCampaign, { params })).json()
    server.clock.advance(60_000)
    const answer = await call(updateCampaign, { params, body: {} })
    expect([answer.status, await answer.json()]).toEqual([200, before])
    const stale = { 'if-match': `"${before.revision + 1}"` }
    expect((await call(updateCampaign, { params, body: {}, headers: stale })).status).toBe(409)
    expect(await (await call(getCampaign, { params })).json()).toEqual(before)
  })

  it('takes everything in it along when it is deleted', async () => {
    const { call, store } = await createTestServer()
    const contactsOf = (campaignId: string) =>
      store.workspace('northwind').collection(artifactsCollection(campaignId, 'contact')).count()
    const others = await contactsOf('campaign_northwind_3')
    expect(Math.min(others, await contactsOf('campaign_northwind_2'))).toBeGreaterThan(0)
    await call(deleteCampaign, { params: { campaignId: 'campaign_northwind_2' } })
    expect(await contactsOf('campaign_northwind_2')).toBe(0)
    expect(await contactsOf('campaign_northwind_3')).toBe(others)
  })

  it.each([updateCampaign, deleteCampaign, getCampaign])('is not found in another workspace', async (operation) => {
    const { call } = await createTestServer()
    const body = operation === updateCampaign ? { body: { name: 'Mine' } } : {}
    const response = await call(operation, { params, workspaceId: 'halden', ...body })
    expect(response.status).toBe(404)
    expect((await call(getCampaign, { params })).status).toBe(200)
  })
})

describe('the demo', () => {
  it('has dozens of campaigns of different names, in every status', async () => {
    const { items } = await list(await createTestServer())
    expect(items.length).toBeGreaterThanOrEqual(24)
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(campaignStatuses))
    expect(items.some(({ name }) => name.length > 120)).toBe(true)
  })

  it('tells all that is known of a campaign, and of its launches [CAM-DATA-01]', async () => {
    const server = await createTestServer()
    const { items } = await list(server)
    const campaignId = items.find((each) => each.smartleadCampaignId && each.heyreachCampaignId)?.campaignId ?? ''
    const columns = { peopleArtifactVisibleColumns: ['name'] }
    const launched: Campaign = await (
      await server.call(updateCampaign, { params: { campaignId }, body: columns })
    ).json()
    const fields =
      'campaignId name objective type status initialPrompt createDate updateDate userId messagesMetadata ' +
      'enrichmentWithAiMetadata peopleArtifactVisibleColumns smartleadCampaignId smartleadCampaignName ' +
      'heyreachCampaignId smartleadCampaignAnalytics heyreachCampaignStats'
    for (const field of fields.split(' ')) expect(launched).toHaveProperty(field)
  })

  it('counts for launched campaigns what their contacts make believable', async () => {
    const { items } = await list(await createTestServer())
    const launched = items.filter(({ status }) => status === 'Completed')
    for (const { smartleadCampaignAnalytics: analytics } of launched) {
      expect(analytics?.sent_count).toBeGreaterThan(0)
      expect(analytics?.open_count).toBeLessThanOrEqual(analytics?.sent_count ?? 0)
    }
    expect(items.filter(({ status }) => status === 'Draft').every((each) => !each.smartleadCampaignAnalytics)).toBe(
      true,
    )
  })
})
