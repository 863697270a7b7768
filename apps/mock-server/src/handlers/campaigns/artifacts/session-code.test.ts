import {
  createCampaignFilter,
  executeSessionCode,
  explainWithAi,
  getAudienceListCode,
  updateCampaign,
  writeText,
} from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { createTestServer } from '../../../testing/test-server'

const params = { campaignId: 'campaign_northwind_large' }

describe('the code of an audience list', () => {
  it('is a question made of its filters and columns, of at most 100 rows [CAM-CALL-02] [CAM-CALL-03]', async () => {
    const { call } = await createTestServer()
    const own = { params: { campaignId: 'campaign_northwind_2' } }
    const condition = { field_name: 'title', conditions: [{ operator: 'exists', value: true }] }
    await call(createCampaignFilter, {
      ...own,
      body: {
        filter_name: 'PRE_ENRICH_FILTER',
        artifact_type: 'contact',
        filter_criteria: { root_filter: { combine: 'and', filters: [condition] } },
      },
    })
    await call(updateCampaign, { ...own, body: { peopleArtifactVisibleColumns: ['name', 'title'] } })
    const { code } = await (await call(getAudienceListCode, { ...own, query: { artifactType: 'contact' } })).json()
    expect(code).toEqual({
      from: 'contact',
      where: { combine: 'and', members: [{ field: 'title', operator: 'exists', value: true }] },
      columns: ['name', 'title'],
      limit: 100,
    })
    const { rows, total } = await (await call(executeSessionCode, { ...own, body: { code } })).json()
    expect(rows.length).toBe(total)
    expect(rows[0]).toMatchObject({ name: expect.any(String), title: expect.any(String) })
    expect(rows[0]).not.toHaveProperty('email')
  })

  it('gives 100 rows however many there are, and more are refused [CAM-CALL-03]', async () => {
    const { call } = await createTestServer({ scenario: 'large' })
    const code = { from: 'contact', limit: 100 }
    const { rows, total } = await (await call(executeSessionCode, { params, body: { code } })).json()
    expect([rows.length, total]).toEqual([100, 100_000])
    const more = await call(executeSessionCode, { params, body: { code: { ...code, limit: 101 } } })
    expect(more.status).toBe(422)
  }, 60_000)

  it('runs nothing: what is no question is refused', async () => {
    const { call } = await createTestServer()
    const body = { code: 'rows.filter(() => true)' }
    expect((await call(executeSessionCode, { params, body })).status).toBe(422)
  })
})

describe('calls to the language model', () => {
  it('explain data, and write texts [CAM-CALL-02]', async () => {
    const { call } = await createTestServer()
    const explained = await call(explainWithAi, { body: { payload: { name: 'Ann' }, context: 'A contact' } })
    expect(await explained.json()).toEqual({ explanation: 'A contact. It says that name is Ann.' })
    const idea = await call(writeText, { body: { modelType: 'campaign-idea', prompt: 'Find cold chain carriers' } })
    expect((await idea.json()).text).toContain('cold chain carriers')
  })
})
