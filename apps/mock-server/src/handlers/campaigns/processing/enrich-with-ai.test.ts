import { enrichWithAi, getCampaign, getProcessingStatus, uploadArtifacts } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../../engines/language-model/offline-writer'
import { createTestServer, testNow, type TestServer } from '../../../testing/test-server'
import { createMockClock } from '../../../mock-clock'
import type { MockServerOptions } from '../../../create-mock-server'
import { readRows, stateOf, untilReady } from './work-in-test'

const campaignId = 'campaign_northwind_2'
const params = { campaignId }
const query = { artifactType: 'contact' }

const read = (test: TestServer) => readRows(test, campaignId, 'contact')

const body = { artifactType: 'contact', userPrompt: 'Write an icebreaker', fieldName: 'icebreaker' }

async function testWith(options: Partial<MockServerOptions> = {}): Promise<TestServer> {
  const clock = createMockClock({ frozenAt: testNow })
  return createTestServer({ clock, ...options })
}

describe('a column that is written from a prompt', () => {
  it('fills row by row while the campaign is busy, and is kept with its prompt [CAM-AIENR-04]', async () => {
    const test = await testWith()
    const answer = await test.call(enrichWithAi, { params, body })
    expect(await answer.json()).toEqual({ ack: true })
    expect(await stateOf(test, campaignId)).toBe('PROCESSING')
    const before = await (await test.call(getProcessingStatus, { params })).json()
    expect(before).toMatchObject({ state: 'PROCESSING', done: 0 })
    expect(before.total).toBeGreaterThan(0)

    await untilReady(test, campaignId)
    expect(await (await test.call(getProcessingStatus, { params })).json()).toMatchObject({ done: before.total })
    const texts = (await read(test)).map(({ icebreaker }) => icebreaker)
    expect(texts.every((text) => typeof text === 'string' && text.startsWith('Hello '))).toBe(true)
    expect(new Set(texts).size).toBeGreaterThan(1)
    const campaign = await (await test.call(getCampaign, { params })).json()
    expect(campaign.enrichmentWithAiMetadata).toContainEqual({
      fieldName: 'icebreaker',
      userPrompt: 'Write an icebreaker',
    })
  })

  it('is made of the chosen fields alone', async () => {
    const seen: string[][] = []
    const language = {
      write: ({ facts = {} }) => {
        seen.push(Object.keys(facts))
        return Promise.resolve('Written')
      },
    }
    const test = await testWith({ language })
    await test.call(enrichWithAi, { params, body: { ...body, fieldsToEnrichFrom: ['title', 'organization_name'] } })
    await untilReady(test, campaignId)
    expect(new Set(seen.map((fields) => fields.toSorted().join()))).toEqual(new Set(['organization_name,title']))
  })

  it('refuses other work meanwhile, and loses nothing of it', async () => {
    const test = await testWith()
    await test.call(enrichWithAi, { params, body })
    const again = await test.call(enrichWithAi, { params, body: { ...body, fieldName: 'other' } })
    expect([again.status, (await again.json()).code]).toEqual([409, 'campaign-busy'])
    const form = new FormData()
    form.set('file', new File(['Name\nAnn\n'], 'a.csv'))
    form.set('fields', JSON.stringify(query))
    expect((await test.call(uploadArtifacts, { params, body: form })).status).toBe(409)
    await untilReady(test, campaignId)
    const campaign = await (await test.call(getCampaign, { params })).json()
    expect(campaign.enrichmentWithAiMetadata.map(({ fieldName }: { fieldName: string }) => fieldName)).not.toContain(
      'other',
    )
  })

  it('says at each row what went wrong with it, and fills the others', async () => {
    const language = {
      write: (request: Parameters<typeof offlineWriter.write>[0]) =>
        String(request.facts?.['name']).length % 2 === 0
          ? Promise.reject(new Error('The language model answered 500.'))
          : offlineWriter.write(request),
    }
    const test = await testWith({ language })
    await test.call(enrichWithAi, { params, body })
    await untilReady(test, campaignId)
    const rows = await read(test)
    const failed = rows.filter(({ name }) => String(name).length % 2 === 0)
    expect(failed.length).toBeGreaterThan(0)
    for (const row of rows) {
      const said = JSON.stringify(row['errors_list']).includes('icebreaker could not be written: The language model')
      expect([said, typeof row['icebreaker'] === 'string']).toEqual(
        failed.includes(row) ? [true, false] : [false, true],
      )
    }
  })

  it('goes on where a server left it', async () => {
    const first = await testWith()
    await first.call(enrichWithAi, { params, body })
    first.server.clock.advance(500)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await first.server.close()
    const test = await testWith({ store: first.store })
    expect(await stateOf(test, campaignId)).toBe('PROCESSING')
    await untilReady(test, campaignId)
    expect((await read(test)).every(({ icebreaker }) => typeof icebreaker === 'string')).toBe(true)
  })
})
