import {
  autoEnrich,
  createCampaign,
  createCampaignFilter,
  enrichmentOptions,
  updateRow,
  uploadArtifacts,
  type Campaign,
} from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { readRows, stateOf, untilReady } from './work-in-test'

/** A campaign with the rows of a file. */
async function campaignOf(test: TestServer, artifactType: 'contact' | 'account', csv: string, workspaceId?: string) {
  const body = { name: 'Enrich', objective: 'Lead Gen', type: 'Email', status: 'Active' }
  const at = workspaceId === undefined ? {} : { workspaceId }
  const { campaignId }: Campaign = await (await test.call(createCampaign, { body, ...at })).json()
  const form = new FormData()
  form.set('file', new File([csv], 'rows.csv'))
  form.set('fields', JSON.stringify({ artifactType }))
  await test.call(uploadArtifacts, { params: { campaignId }, body: form, ...at })
  return campaignId
}

function enrich({ call }: TestServer, campaignId: string, artifactType: string, options: readonly string[]) {
  return call(autoEnrich, { params: { campaignId }, body: { artifactType, enrichmentOptions: options } })
}

const contactsOf = (length: number) =>
  `Name,Email,Company\n${Array.from({ length }, (_, index) => `Ann Lee ${index},ann${index}@firm${index}.com,Firm ${index}`).join('\n')}\n`
const contacts = contactsOf(40)

describe('an automatic enrichment', () => {
  it('fills in what is known of companies, the same each time', async () => {
    const test = await createTestServer()
    const csv = 'Company,Website\nSiemens,siemens.com\nVolvo,https://www.volvo.se\nNobody Ever,\n'
    const ids = [await campaignOf(test, 'account', csv), await campaignOf(test, 'account', csv)]
    const seen: Awaited<ReturnType<typeof readRows>>[] = []
    for (const campaignId of ids) {
      expect(await (await enrich(test, campaignId, 'account', ['Firmographics', 'LinkedIn'])).json()).toEqual({
        ack: true,
      })
      expect(await stateOf(test, campaignId)).toBe('PROCESSING')
      await untilReady(test, campaignId)
      seen.push(await readRows(test, campaignId, 'account'))
    }
    const [first, second] = seen.map((rows) => rows.map((row) => ({ ...row, create_date: '', update_date: '' })))
    expect(first).toEqual(second)
    const [siemens] = seen[0] ?? []
    expect(siemens).toMatchObject({
      name: 'Siemens',
      website: 'siemens.com',
      employee_count: expect.any(Number),
      industry: expect.any(String),
      company_linkedin: expect.stringContaining('https://'),
      process_history: [{ event: 'enriched' }],
    })
  })

  it('lets others be answered between its parts, also where it is late', async () => {
    const test = await createTestServer()
    // So many that a busy machine is not through with them before it answers.
    const campaignId = await campaignOf(test, 'contact', contactsOf(400))
    await enrich(test, campaignId, 'contact', ['LinkedIn'])
    test.server.clock.advance(60 * 60_000)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(await stateOf(test, campaignId)).toBe('PROCESSING')
    await untilReady(test, campaignId)
  })

  it('moves contacts on who were found, and says of the others what nobody knows [CAM-ENRICH-07]', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test, 'contact', contacts)
    await enrich(test, campaignId, 'contact', ['LinkedIn'])
    await untilReady(test, campaignId)
    const rows = await readRows(test, campaignId, 'contact')
    const missed = rows.filter(({ errors_list: errors }) => JSON.stringify(errors).includes('LinkedIn: nobody knows'))
    expect(missed.length).toBeGreaterThan(0)
    expect(missed.length).toBeLessThan(rows.length / 2)
    for (const row of rows) {
      expect([row['contact_status'], row['process_history']]).toEqual(
        missed.includes(row) ? ['created', []] : ['enriched', [{ event: 'enriched' }]],
      )
    }
    expect(rows.some(({ linkedin_posts: posts }) => Array.isArray(posts) && posts.length > 0)).toBe(true)
    await enrich(test, campaignId, 'contact', ['LinkedIn'])
    await untilReady(test, campaignId)
    const again = await readRows(test, campaignId, 'contact')
    expect(again.map(({ errors_list, process_history }) => [errors_list, process_history])).toEqual(
      rows.map(({ errors_list, process_history }) => [errors_list, process_history]),
    )
  })

  it('keeps what people have typed themselves', async () => {
    const test = await createTestServer()
    const csv = 'Name,Email,Company,Title,Phone\nAnn Lee,ann@siemens.com,My Siemens,Queen,+1 555 0100\n'
    const campaignId = await campaignOf(test, 'contact', csv)
    await enrich(test, campaignId, 'contact', ['Firmographics', 'LinkedIn'])
    await untilReady(test, campaignId)
    expect((await readRows(test, campaignId, 'contact'))[0]).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@siemens.com',
      organization_name: 'My Siemens',
      title: 'Queen',
      phone_number: '+1 555 0100',
    })
  })

  it('keeps what a company row says already, from a file or typed since', async () => {
    const test = await createTestServer()
    const csv =
      'Company,Website,Employees,Industry,City,Technologies\nHarbour Foods,harbourfoods.com,120,Groceries,Lyon,Abacus\n'
    const campaignId = await campaignOf(test, 'account', csv)
    const first = async () => (await readRows(test, campaignId, 'account'))[0]
    const own = { industry: 'Groceries', company_city: 'Lyon', technologies: ['Abacus'] }
    await enrich(test, campaignId, 'account', ['Firmographics'])
    await untilReady(test, campaignId)
    const row = await first()
    expect(row).toMatchObject({ ...own, employee_count: 120, annual_revenue: expect.any(Number) })
    // The company that was found is in Zug.
    expect([row?.['company_country'], row?.['company_address']]).toEqual([undefined, undefined])

    const params = { campaignId, rowId: String(row?.['id']) }
    await test.call(updateRow, {
      params,
      query: { artifactType: 'account' },
      body: { data: { employee_count: 77, annual_revenue: 5 } },
      headers: { 'If-Match': String(row?.['version_id']) },
    })
    await enrich(test, campaignId, 'account', ['Firmographics', 'LinkedIn'])
    await untilReady(test, campaignId)
    expect(await first()).toMatchObject({ ...own, employee_count: 77, annual_revenue: 5 })
  })

  it('keeps what a contact row says already of its company, the profile and the CRM', async () => {
    const test = await createTestServer()
    const header = 'Name,Email,Industry,Employees,Website,Last call,CRM validation,LinkedIn,Seniority'
    const csv = `${header}\nAnn Lee,ann@siemens.com,Kites,7,my.example,Never,Asked Bob,https://linkedin.com/in/own,Boss\n`
    const campaignId = await campaignOf(test, 'contact', csv)
    const before = (await readRows(test, campaignId, 'contact'))[0] ?? {}
    const said = Object.fromEntries(
      Object.entries(before).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
    )
    expect(said).toMatchObject({ industry: 'Kites', last_call: 'Never', crm_validation: 'Asked Bob' })
    await enrich(test, campaignId, 'contact', enrichmentOptions)
    await untilReady(test, campaignId)
    const { update_date: _, version_id: __, contact_status: ___, ...kept } = said
    expect((await readRows(test, campaignId, 'contact'))[0]).toMatchObject(kept)
  })

  it('of every kind fills the fields of that kind', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test, 'contact', contacts)
    expect(enrichmentOptions).toHaveLength(7)
    await enrich(test, campaignId, 'contact', enrichmentOptions)
    await untilReady(test, campaignId)
    const rows = await readRows(test, campaignId, 'contact')
    for (const field of [
      'industry',
      'linkedin_url',
      'hubspot_email_engagements',
      'hubspot_web_activities',
      'hubspot_notes',
      'last_call',
      'crm_validation',
    ]) {
      expect(rows.filter((row) => (row[field] ?? null) !== null).length, field).toBeGreaterThan(10)
    }
  })

  it('is of the rows that the filters let through', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test, 'contact', contacts)
    const condition = { field_name: 'organization_name', conditions: [{ operator: 'equals', value: 'Firm 3' }] }
    const filter_criteria = { root_filter: { combine: 'and', filters: [condition] } }
    const body = { filter_name: 'PRE_ENRICH_FILTER', artifact_type: 'contact', filter_criteria }
    const made = await test.call(createCampaignFilter, { params: { campaignId }, body })
    expect(made.status).toBe(200)
    await enrich(test, campaignId, 'contact', ['CRM Validation'])
    await untilReady(test, campaignId)
    expect(await readRows(test, campaignId, 'contact')).toEqual([
      expect.objectContaining({ name: 'Ann Lee 3', crm_validation: expect.any(String) }),
    ])
  })

  it('needs the connections that it asks', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test, 'contact', contacts, 'halden')
    const ask = async (option: string) => {
      const body = { artifactType: 'contact', enrichmentOptions: [option] }
      const response = await test.call(autoEnrich, { workspaceId: 'halden', params: { campaignId }, body })
      return [response.status, (await response.json()).code]
    }
    expect(await ask('Firmographics')).toEqual([409, 'connection-missing'])
    expect(await ask('Notes')).toEqual([409, 'connection-missing'])
    expect(await ask('LinkedIn')).toEqual([200, undefined])
  })
})
