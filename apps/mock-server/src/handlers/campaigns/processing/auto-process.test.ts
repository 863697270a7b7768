import { autoProcess, createCampaign, updateCampaign, uploadArtifacts } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { readRows, untilReady } from './work-in-test'

async function campaignWith({ call }: TestServer, messagesMetadata: readonly object[]): Promise<string> {
  const body = { name: 'Process', objective: 'Lead Gen', type: 'Email', status: 'Active' }
  const { campaignId, revision } = await (await call(createCampaign, { body })).json()
  const params = { campaignId }
  const update = await call(updateCampaign, {
    params,
    body: { messagesMetadata },
    headers: { 'if-match': String(revision) },
  })
  expect(update.status).toBe(200)
  const form = new FormData()
  const people = Array.from({ length: 20 }, (_, index) => `Ann Lee,ann${index}@firm${index}.com,Firm ${index}`)
  form.set('file', new File([`Name,Email,Company\n${people.join('\n')}\n`], 'contacts.csv'))
  form.set('fields', JSON.stringify({ artifactType: 'contact' }))
  await call(uploadArtifacts, { params, body: form })
  return campaignId
}

describe('an automatic process', () => {
  it('enriches the contacts that nobody has, and writes their messages [CAM-ENRICH-08] [CAM-DATA-06]', async () => {
    const test = await createTestServer()
    const campaignId = await campaignWith(test, [
      {
        type: 'email',
        instructions: 'Cold chains',
        templates: ['Hello {{first_name}} of {{organization_name}}', 'Again, {{first_name}}'],
        subjectLine: 'For {{organization_name}}',
      },
    ])
    expect(await (await test.call(autoProcess, { params: { campaignId }, body: {} })).json()).toEqual({ ack: true })
    await untilReady(test, campaignId)
    const rows = await readRows(test, campaignId, 'contact')
    const written = rows.filter(({ contact_status: status }) => status === 'email generated')
    expect(written.length).toBeGreaterThan(15)
    const [first] = written
    expect(first).toMatchObject({
      email_subject: `For ${String(first?.['organization_name'])}`,
      email_body: `Hello Ann of ${String(first?.['organization_name'])}`,
      email_body_2: 'Again, Ann',
      process_history: [{ event: 'enriched' }, { event: 'email_sequence_generated' }],
    })
    // Nobody knows the others: nothing is written to them.
    for (const row of rows.filter((each) => !written.includes(each))) {
      expect([row['contact_status'], row['email_body'] ?? null]).toEqual(['created', null])
    }
  })

  it('says at a row what its messages are missing', async () => {
    const test = await createTestServer()
    const message = { type: 'linkedin', instructions: '', templates: ['About {{shoe_size}}'] }
    const campaignId = await campaignWith(test, [message])
    await test.call(autoProcess, { params: { campaignId }, body: {} })
    await untilReady(test, campaignId)
    const enriched = (await readRows(test, campaignId, 'contact')).filter((row) => row['contact_status'] === 'enriched')
    expect(enriched.length).toBeGreaterThan(15)
    expect(enriched[0]?.['errors_list']).toContain('No LinkedIn message was written: the contact has no shoe size')
  })

  it('writes from what the campaign says where there is no template', async () => {
    const test = await createTestServer()
    const campaignId = await campaignWith(test, [{ type: 'linkedin', instructions: 'cold chains', templates: [] }])
    await test.call(autoProcess, { params: { campaignId }, body: {} })
    await untilReady(test, campaignId)
    const rows = await readRows(test, campaignId, 'contact')
    expect(rows.some((row) => String(row['linkedin_message']).includes('cold chains'))).toBe(true)
  })
})
