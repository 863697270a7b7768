import {
  createCampaign,
  createCampaignFilter,
  deleteCampaignFilter,
  listCampaignFilters,
  updateCampaignFilter,
  type Campaign,
  type CampaignFilter,
} from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { createTestServer } from '../../../testing/test-server'

async function campaignWithFilters() {
  const { call } = await createTestServer()
  const body = { name: 'Nordics', objective: 'Lead Gen', type: 'Email', status: 'Active' }
  const { campaignId }: Campaign = await (await call(createCampaign, { body })).json()
  return {
    async list(artifactType: string): Promise<readonly CampaignFilter[]> {
      return (await call(listCampaignFilters, { params: { campaignId }, query: { artifactType } })).json()
    },
    create: (filter: object) => call(createCampaignFilter, { params: { campaignId }, body: filter }),
    update: (recordId: string, filter: object) =>
      call(updateCampaignFilter, { params: { campaignId, recordId }, body: filter }),
    remove: (recordId: string) => call(deleteCampaignFilter, { params: { campaignId, recordId } }),
  }
}

const city = (value: string, operator = 'equals') => ({ field_name: 'city', conditions: [{ operator, value }] })
const criteria = (...filters: readonly object[]) => ({ root_filter: { combine: 'or', filters } })

it('is listed by type of row, changed and deleted by its record_id [CAM-FILTER-02] [CAM-FILTER-13]', async () => {
  const filters = await campaignWithFilters()
  const nested = criteria(city('Lund'), { combine: 'and', filters: [city('Malmö'), city('Ystad')] })
  const body = { filter_name: 'PRE_ENRICH_FILTER', artifact_type: 'contact', filter_criteria: nested }
  const made: CampaignFilter = await (await filters.create(body)).json()
  expect(made).toEqual({ ...body, record_id: expect.any(String) })
  expect(await filters.list('contact')).toEqual([made])
  expect(await filters.list('account')).toEqual([])
  const changed = { filter_criteria: criteria(city('Lund')) }
  expect(await (await filters.update(made.record_id, changed)).json()).toEqual({ ...made, ...changed })
  expect(await (await filters.remove(made.record_id)).json()).toEqual({ record_id: made.record_id })
  expect(await filters.list('contact')).toEqual([])
})

it('refuses a pattern that cannot be read, with its place', async () => {
  const filters = await campaignWithFilters()
  const body = { filter_name: 'POST_ENRICH_FILTER', artifact_type: 'contact' }
  const broken = criteria(city('Lund'), { combine: 'and', filters: [city('(open', 'contains')] })
  const response = await filters.create({ ...body, filter_criteria: broken })
  expect(response.status).toBe(422)
  const { errors } = (await response.json()) as { readonly errors: readonly { readonly field: string }[] }
  expect(errors.map(({ field }) => field)).toEqual([
    'filter_criteria.root_filter.filters.1.filters.0.conditions.0.value',
  ])
  expect(await filters.list('contact')).toEqual([])
  const slow = await filters.create({ ...body, filter_criteria: criteria(city('(a+)+$', 'contains')) })
  expect(slow.status).toBe(200)
})
