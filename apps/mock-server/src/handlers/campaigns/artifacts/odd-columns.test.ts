import * as fc from 'fast-check'
import { createHttpClient, staticTokenAuth } from '@inlay/sdk-core'
import {
  createCampaign,
  downloadArtifacts,
  enrichWithAi,
  hiddenArtifactFields,
  listArtifacts,
  updateRow,
  uploadArtifacts,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import { csvText } from '@inlay/sdk-core/csv'
import { inProcessFetch } from '@inlay/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { createTestServer } from '../../../testing/test-server'
import { untilReady } from '../processing/work-in-test'
import { artifactsCollection } from './stored-artifact'

const inNorthwind = { workspaceId: 'northwind' }

async function openServer() {
  const test = await createTestServer()
  const client = createHttpClient({
    baseUrl: 'http://inlay.test',
    auth: staticTokenAuth({ token: await test.tokenFor('maren'), user: { userId: 'user_maren' } }),
    fetch: inProcessFetch(test.send),
  })
  return {
    test,
    client,
    async newCampaign() {
      const body = { name: 'Odd', objective: 'Lead Gen', type: 'Email', status: 'Active' } as const
      return (await client.call(createCampaign, { body }, inNorthwind)).campaignId
    },
    upload: (campaignId: string, content: string | Blob, artifactType: ArtifactType = 'contact') =>
      client.upload(
        uploadArtifacts,
        { params: { campaignId }, fields: { artifactType }, file: new File([content], 'odd.csv') },
        inNorthwind,
      ),
    /** What is shown of the rows. */
    async shown(campaignId: string, artifactType: ArtifactType = 'contact') {
      const { rows } = await client.rows(
        listArtifacts,
        { params: { campaignId }, query: { artifactType } },
        inNorthwind,
      )
      return rows.map((row) => {
        const fields = Object.entries(row).filter(
          ([field, value]) => !hiddenArtifactFields.has(field) && value !== null,
        )
        return Object.fromEntries(fields)
      })
    },
    async download(campaignId: string, artifactType: ArtifactType = 'contact') {
      const input = { params: { campaignId }, query: { artifactType } }
      return (await client.download(downloadArtifacts, input, inNorthwind)).blob
    },
  }
}

const ofEveryObject = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
const ofTheProduct = ['id', 'Artifact state', 'version_id', 'errors_list', 'changed', 'create_date', 'process_history']
const ofCompanies = ['Technologies', 'Annual Revenue', 'employee_count', 'total_funding', 'Website', 'last_raised_at']
const ofActivities = ['linkedin_posts', 'hubspot_web_activities', 'hubspot_email_engagements', 'hubspot_notes']

describe('columns of a file, whatever they are called', () => {
  it.each(['contact', 'account'] as const)(
    'are kept and shown of every %s, whatever stands in them',
    async (type) => {
      const { newCampaign, upload, shown, download } = await openServer()
      const header = fc.constantFrom(...ofEveryObject, ...ofTheProduct, ...ofCompanies, ...ofActivities, 'x', 'Zahl')
      const cell = fc.constantFrom(
        '5000000',
        '1-10',
        'a, b',
        '[1]',
        '{"a":1}',
        '[{"text":"a","url":"b"}]',
        'null',
        '-',
        '[x',
      )
      const table = fc.uniqueArray(header, { minLength: 1, maxLength: 6 }).chain((headers) =>
        fc.record({
          headers: fc.constant(headers),
          rows: fc.array(fc.array(cell, { minLength: headers.length, maxLength: headers.length }), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
      )
      await fc.assert(
        fc.asyncProperty(table, async ({ headers, rows }) => {
          const first = await newCampaign()
          const columns = ['Name', ...headers].map((name, at) => ({
            header: name,
            cell: (row: readonly string[]) => (at === 0 ? 'Ann Lee' : (row[at - 1] ?? '')),
          }))
          const { uploadedRowsCount } = await upload(first, csvText(columns, rows), type)
          const kept = await shown(first, type)
          expect(kept).toHaveLength(uploadedRowsCount)
          if (type === 'contact') expect(uploadedRowsCount).toBe(rows.length)
          for (const row of kept) expect(Object.keys(row).length).toBeGreaterThanOrEqual(headers.length + 1)
          const again = await newCampaign()
          await upload(again, await download(first, type), type)
          expect(await shown(again, type)).toEqual(kept)
        }),
        { numRuns: 40, seed: 20_261_126 },
      )
    },
    60_000,
  )

  it('are read as the field that they are, also of the company of a contact', async () => {
    const { newCampaign, upload, shown } = await openServer()
    const campaignId = await newCampaign()
    await upload(campaignId, 'Name,Technologies,Annual Revenue,Employees Count,id\nAnn,"SAP, Go",5000000,1-10,7\n')
    expect(await shown(campaignId)).toEqual([
      expect.objectContaining({ technologies: ['SAP', 'Go'], annual_revenue: 5_000_000, id_file: '7' }),
    ])
  })

  it('keep what does not fit their field as text beside it', async () => {
    const { newCampaign, upload, shown } = await openServer()
    const campaignId = await newCampaign()
    await upload(campaignId, 'Name,employee_count,linkedin_posts\nAnn,1-10,none yet\n')
    expect(await shown(campaignId)).toEqual([
      expect.objectContaining({ employee_count_text: '1-10', linkedin_posts_text: 'none yet' }),
    ])
  })

  it.each(['constructor', 'annual_revenue', 'technologies'])(
    'may be written by a language model under the name “%s”',
    async (fieldName) => {
      const { test, client, newCampaign, upload, shown } = await openServer()
      const campaignId = await newCampaign()
      await upload(campaignId, 'Name\nAnn Lee\n')
      const body = { artifactType: 'contact', userPrompt: 'Say hello', fieldName } as const
      await client.call(enrichWithAi, { params: { campaignId }, body }, inNorthwind)
      await untilReady(test, campaignId)
      const [row = {}] = await shown(campaignId)
      expect(Object.keys(row).some((field) => field.startsWith(fieldName))).toBe(true)
    },
  )

  it('take only what they can hold when a row is changed, of a company too', async () => {
    const { test, newCampaign, upload } = await openServer()
    const campaignId = await newCampaign()
    await upload(campaignId, 'Name\nAnn Lee\n')
    const change = (data: Record<string, string | number>) => {
      const params = { campaignId, rowId: 'contact_000000001' }
      return test.call(updateRow, { params, query: { artifactType: 'contact' }, body: { data } })
    }
    expect((await change({ annual_revenue: 'a lot' })).status).toBe(422)
    expect((await change({ annual_revenue: 5, constructor: 'Acme' })).status).toBe(200)
  })
})

it('shows all rows, though one was kept before with what does not fit its field', async () => {
  const { test, newCampaign, upload, shown } = await openServer()
  const campaignId = await newCampaign()
  await upload(campaignId, 'Name\nAnn Lee\nBo Ek\n')
  await test.store.workspace('northwind').transaction(async (open) => {
    const rows = open.collection(artifactsCollection(campaignId, 'contact'))
    const kept = await rows.get('contact_000000001')
    if (kept) await rows.put(kept.id, { ...kept.value, technologies: 'SAP', total_funding: 'plenty', title: 7 })
  })
  expect(await shown(campaignId)).toEqual([
    expect.objectContaining({ name: 'Ann Lee', technologies: ['SAP'], total_funding_text: 'plenty', title: '7' }),
    expect.objectContaining({ name: 'Bo Ek' }),
  ])
})
