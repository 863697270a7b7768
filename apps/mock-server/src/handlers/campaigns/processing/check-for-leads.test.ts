import {
  checkForLeads,
  createCampaign,
  deleteRows,
  generateAudience,
  getProcessingStatus,
  getScheduleJob,
  sourceContacts,
  uploadArtifacts,
} from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk } from '../../../agent/marketing/marketing-in-test'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { readRows, stateOf, untilReady } from './work-in-test'

const day = 24 * 3600 * 1000

async function newCampaign({ call }: TestServer): Promise<string> {
  const body = { name: 'Found', objective: 'Lead Gen', type: 'Email', status: 'Active' }
  return (await (await call(createCampaign, { body })).json()).campaignId
}

async function generate(
  test: TestServer,
  campaignId: string,
  signal: string,
  value: string,
  filters: readonly { readonly filter: string; readonly value: string }[] = [],
) {
  const body = {
    prospectAccountsRequest: { filters: [{ signal, value }], maxLimit: 200, clearExisting: true },
    sourceContactsRequest: { filters, maxLimit: 1 },
  }
  expect((await test.call(generateAudience, { params: { campaignId }, body })).status).toBe(200)
  await untilReady(test, campaignId)
}

/** Checks, and answers how many rows came. */
async function check(test: TestServer, campaignId: string): Promise<number> {
  const answer = await test.call(checkForLeads, { params: { campaignId }, body: {} })
  expect(await answer.json()).toEqual({ ack: true })
  expect(await stateOf(test, campaignId)).toBe('PROSPECTING')
  await untilReady(test, campaignId)
  return (await (await test.call(getProcessingStatus, { params: { campaignId } })).json()).added
}

const names = (rows: Awaited<ReturnType<typeof readRows>>) => rows.map(({ name }) => name)

describe('a check for new leads', () => {
  it('finds nobody as long as no time has passed, and each only once [CAM-SCHED-01]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await generate(test, campaignId, 'Firmographics', 'SaaS in Germany')
    const contacts = await readRows(test, campaignId, 'contact')
    expect(await check(test, campaignId)).toBe(0)
    expect(await readRows(test, campaignId, 'contact')).toEqual(contacts)

    test.server.clock.advance(120 * day)
    const added = await check(test, campaignId)
    expect(added).toBeGreaterThan(0)
    const more = await readRows(test, campaignId, 'contact')
    expect(more).toHaveLength(contacts.length + added)
    expect(names(more).slice(0, contacts.length)).toEqual(names(contacts))
    expect(await check(test, campaignId)).toBe(0)
    expect(await readRows(test, campaignId, 'contact')).toEqual(more)
  })

  it('finds only whom the last search would find', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await generate(test, campaignId, 'Firmographics', 'SaaS in Germany', [{ filter: 'Seniority', value: 'director' }])
    test.server.clock.advance(400 * day)
    expect(await check(test, campaignId)).toBeGreaterThan(0)
    const contacts = await readRows(test, campaignId, 'contact')
    expect(new Set(contacts.map(({ seniority }) => seniority))).toEqual(new Set(['director']))
  })

  it('finds companies that have begun to look for such people, with somebody there', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await generate(test, campaignId, 'Hiring', 'Account Executive')
    const accounts = await readRows(test, campaignId, 'account')
    test.server.clock.advance(30 * day)
    await check(test, campaignId)
    const more = await readRows(test, campaignId, 'account')
    expect(more.length).toBeGreaterThan(accounts.length)
    expect(new Set(names(more)).size).toBe(more.length)
    const employers = (await readRows(test, campaignId, 'contact')).map((row) => row['organization_name'])
    expect(employers).toContain(more.at(-1)?.['name'])
  })

  it('brings back nobody who was deleted', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await generate(test, campaignId, 'Firmographics', 'SaaS in Germany')
    const rowIds = (await readRows(test, campaignId, 'contact')).map(({ id }) => id)
    await test.call(deleteRows, { params: { campaignId }, body: { artifactType: 'contact', rowIds } })
    expect(await check(test, campaignId)).toBe(0)
    expect(await readRows(test, campaignId, 'contact')).toEqual([])
  })

  it('looks by what was asked for last, and at uploaded accounts too', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const form = new FormData()
    const csv = Array.from({ length: 60 }, (_, index) => `Firm ${index},firm${index}.com`).join('\n')
    form.set('file', new File([`Name,Website\n${csv}\n`], 'accounts.csv'))
    form.set('fields', JSON.stringify({ artifactType: 'account' }))
    await test.call(uploadArtifacts, { params: { campaignId }, body: form })
    const body = { campaignId, filters: [{ filter: 'Seniority', value: 'senior' }], maxLimit: 1 }
    await test.call(sourceContacts, { body })
    await untilReady(test, campaignId)
    const before = (await readRows(test, campaignId, 'contact')).length
    test.server.clock.advance(300 * day)
    expect(await check(test, campaignId)).toBeGreaterThan(0)
    const found = (await readRows(test, campaignId, 'contact')).slice(before)
    expect(new Set(found.map(({ seniority }) => seniority))).toEqual(new Set(['senior']))
  })

  it('looks for whom each search was after, and at no account that another has found [CAM-SCHED-01]', async () => {
    const talk = await openTalk()
    await talk.say('find 12 heads of operations at logistics companies in Germany')
    await talk.say('also find 5 CTOs at SaaS companies in Germany')
    const before = await readRows(talk, talk.campaignId, 'contact')
    talk.server.clock.advance(600 * day)
    expect(await check(talk, talk.campaignId)).toBeGreaterThan(0)
    const accounts = await readRows(talk, talk.campaignId, 'account')
    const industryOf = new Map(accounts.map(({ name, industry }) => [name, industry]))
    const came = (await readRows(talk, talk.campaignId, 'contact')).slice(before.length)
    expect(
      new Set(came.map((row) => `${String(row['title'])}: ${String(industryOf.get(row['organization_name']))}`)),
    ).toEqual(new Set(['Chief Technology Officer: SaaS', 'Head of Operations: Logistics']))
  })

  it('looks for nobody of a search that was put right, and once for what was asked twice [CAM-SCHED-01]', async () => {
    const talk = await openTalk()
    const looksFor = async () => {
      const { campaignId } = talk
      return (await (await talk.call(getScheduleJob, { params: { campaignId } })).json()).looksFor as string
    }
    await talk.say('find 3 CFOs at retailers in Spain')
    await talk.say('5 more')
    expect(await looksFor()).toBe('CFOs at retailers in Spain')
    await talk.say('in Portugal instead')
    expect(await looksFor()).toBe('CFOs at retailers in Portugal')
    await talk.say('do the same for Italy')
    expect(await looksFor()).toBe('CFOs at retailers in Italy; CFOs at retailers in Portugal')
  })

  it('waits for other work, and comes to an end in a campaign without rows', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    expect(await check(test, campaignId)).toBe(0)
    await test.call(checkForLeads, { params: { campaignId }, body: {} })
    const second = await test.call(checkForLeads, { params: { campaignId }, body: {} })
    expect([second.status, (await second.json()).code]).toEqual([409, 'campaign-busy'])
  })
})
