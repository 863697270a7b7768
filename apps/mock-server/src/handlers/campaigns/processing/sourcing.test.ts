import {
  createCampaign,
  generateAudience,
  listCrmLists,
  sourceContacts,
  uploadArtifacts,
  uploadCrmList,
  type CrmList,
} from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { readRows, stateOf, untilReady } from './work-in-test'

async function newCampaign({ call }: TestServer, workspaceId?: string): Promise<string> {
  const body = { name: 'Found', objective: 'Lead Gen', type: 'Email', status: 'Active' }
  return (await (await call(createCampaign, { body, ...(workspaceId ? { workspaceId } : {}) })).json()).campaignId
}

async function uploadAccounts({ call }: TestServer, campaignId: string, csv: string) {
  const form = new FormData()
  form.set('file', new File([csv], 'accounts.csv'))
  form.set('fields', JSON.stringify({ artifactType: 'account' }))
  expect((await call(uploadArtifacts, { params: { campaignId }, body: form })).status).toBe(200)
}

function generate({ call }: TestServer, campaignId: string, value: string, clearExisting = true, maxLimit = 20) {
  return call(generateAudience, {
    params: { campaignId },
    body: {
      prospectAccountsRequest: { filters: [{ signal: 'Firmographics', value }], maxLimit, clearExisting },
      sourceContactsRequest: { filters: [{ filter: 'Seniority', value: 'director and above' }], maxLimit: 1 },
    },
  })
}

describe('an audience from a question', () => {
  it('is of accounts that fit, and of one contact at each [CAM-SMARTQ-09] [CAM-SMARTQ-10]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    expect(await (await generate(test, campaignId, 'SaaS in Germany')).json()).toEqual({ ack: true })
    expect(await stateOf(test, campaignId)).toBe('PROSPECTING')
    await untilReady(test, campaignId)
    const accounts = await readRows(test, campaignId, 'account')
    expect(accounts).toHaveLength(20)
    for (const account of accounts) expect(account).toMatchObject({ industry: 'SaaS', company_country: 'Germany' })
    const contacts = await readRows(test, campaignId, 'contact')
    expect(contacts.length).toBeGreaterThan(10)
    const names = accounts.map(({ name }) => name)
    expect(contacts.filter((row) => !names.includes(row['organization_name']))).toEqual([])
    expect(new Set(contacts.map((row) => row['organization_name'])).size).toBe(contacts.length)
    expect(contacts[0]).toMatchObject({ contact_status: 'created', title: expect.any(String) })
  })

  it('takes the place of the one before, or is added to it', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await generate(test, campaignId, 'SaaS in Germany')
    await untilReady(test, campaignId)
    await generate(test, campaignId, 'Retail')
    await untilReady(test, campaignId)
    const replaced = await readRows(test, campaignId, 'account')
    expect(new Set(replaced.map(({ industry }) => industry))).toEqual(new Set(['Retail']))
    const contacts = (await readRows(test, campaignId, 'contact')).length
    await generate(test, campaignId, 'Retail', false, 30)
    await untilReady(test, campaignId)
    expect(await readRows(test, campaignId, 'account')).toHaveLength(30)
    const more = await readRows(test, campaignId, 'contact')
    expect(more.length).toBeGreaterThan(contacts)
    expect(new Set(more.map(({ email, name }) => email ?? name)).size).toBe(more.length)
  })

  it('is empty where nobody fits, and comes to an end', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await generate(test, campaignId, 'zzz')
    await untilReady(test, campaignId)
    expect(await readRows(test, campaignId, 'account')).toEqual([])
  })

  it('is not made while another is', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await generate(test, campaignId, 'SaaS')
    const second = await generate(test, campaignId, 'SaaS')
    expect([second.status, (await second.json()).code]).toEqual([409, 'campaign-busy'])
  })
})

describe('contacts for accounts', () => {
  it('work there, fit, and are not found twice [CAM-SOURCE-02]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await uploadAccounts(test, campaignId, 'Name,Website\nSiemens,siemens.com\nVolvo,volvo.se\nIkea,ikea.com\n')
    const find = (maxLimit: number) =>
      test.call(sourceContacts, {
        body: { campaignId, filters: [{ filter: 'Seniority', value: 'manager and above' }], maxLimit },
      })
    expect((await find(1)).status).toBe(200)
    await untilReady(test, campaignId)
    const first = await readRows(test, campaignId, 'contact')
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(4)
    for (const { organization_name: name } of first) expect(['Siemens', 'Volvo', 'Ikea']).toContain(name)
    await find(5)
    await untilReady(test, campaignId)
    const second = await readRows(test, campaignId, 'contact')
    expect(second.length).toBeGreaterThan(first.length)
    expect(new Set(second.map(({ email, name }) => email ?? name)).size).toBe(second.length)
  })
})

describe('lists of the CRM', () => {
  it('are listed with their sizes, and uploaded whole [CAM-CRM-01] [CAM-CRM-04]', async () => {
    const test = await createTestServer()
    const lists: CrmList[] = await (await test.call(listCrmLists)).json()
    expect(new Set(lists.map(({ objectTypeId }) => objectTypeId))).toEqual(new Set(['0-1', '0-2']))
    const [first] = lists
    const campaignId = await newCampaign(test)
    const answer = await test.call(uploadCrmList, { body: { campaignId, listId: first?.listId } })
    const size = Number(first?.additionalProperties.hs_list_size)
    expect(await answer.json()).toEqual({ uploadedRowsCount: size, failedRowsCount: 0 })
    const rows = await readRows(test, campaignId, 'contact')
    expect(rows).toHaveLength(size)
    expect(rows[0]).toMatchObject({ email: expect.stringContaining('@'), email_source: 'crm' })
  })

  it('are only there with a connection, and not all are of contacts', async () => {
    const test = await createTestServer()
    const alone = await test.call(listCrmLists, { workspaceId: 'halden' })
    expect([alone.status, (await alone.json()).code]).toEqual([409, 'connection-missing'])
    const lists: CrmList[] = await (await test.call(listCrmLists)).json()
    const companies = lists.find(({ objectTypeId }) => objectTypeId === '0-2')
    const campaignId = await newCampaign(test)
    const answer = await test.call(uploadCrmList, { body: { campaignId, listId: companies?.listId } })
    expect(answer.status).toBe(404)
  })
})
