import {
  createCampaignFilter,
  deleteCampaignFilter,
  listCampaignFilters,
  updateCampaignFilter,
  type CampaignFilter,
} from '@inlay/sdk-core/contract/campaigns'
import { notFound, ProblemError } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import type { StoredDocument, WorkspaceStore } from '../../../store/store'
import { readCampaign } from '../campaigns-collection'
import {
  campaignFiltersCollection,
  readCampaignFilters,
  type StoredCampaignFilter,
} from './campaign-filters-collection'
import { refuseUnreadablePatterns } from './refuse-unreadable-patterns'

export const listCampaignFiltersHandler = implement(listCampaignFilters, async ({ input, store }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  return (await readCampaignFilters(store, campaignId, input.query.artifactType)).map(toFilter)
})

export const createCampaignFilterHandler = implement(createCampaignFilter, ({ input, store, newId }) =>
  store.transaction(async (open) => {
    refuseUnreadablePatterns(input.body.filter_criteria)
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const filters = await readCampaignFilters(open, campaignId, input.body.artifact_type)
    if (filters.some(({ value }) => value.filter_name === input.body.filter_name)) throw existsAlready()
    const filter = { ...input.body, record_id: newId('filter'), campaignId }
    return toFilter(await open.collection(campaignFiltersCollection).put(filter.record_id, filter, { ifRevision: 0 }))
  }),
)

export const updateCampaignFilterHandler = implement(updateCampaignFilter, ({ input, store }) =>
  store.transaction(async (open) => {
    refuseUnreadablePatterns(input.body.filter_criteria)
    const { value, revision } = await readFilter(open, input.params)
    const filter = { ...value, filter_criteria: input.body.filter_criteria }
    return toFilter(
      await open.collection(campaignFiltersCollection).put(value.record_id, filter, { ifRevision: revision }),
    )
  }),
)

export const deleteCampaignFilterHandler = implement(deleteCampaignFilter, ({ input, store }) =>
  store.transaction(async (open) => {
    const { value } = await readFilter(open, input.params)
    await open.collection(campaignFiltersCollection).delete(value.record_id)
    return { record_id: value.record_id }
  }),
)

async function readFilter(
  store: WorkspaceStore,
  { campaignId, recordId }: { readonly campaignId: string; readonly recordId: string },
): Promise<StoredDocument<StoredCampaignFilter>> {
  await readCampaign(store, campaignId)
  const kept = await store.collection(campaignFiltersCollection).get(recordId)
  if (kept === undefined || kept.value.campaignId !== campaignId) throw notFound('filter')
  return kept
}

function toFilter({ value }: StoredDocument<StoredCampaignFilter>): CampaignFilter {
  const { campaignId: _, ...filter } = value
  return filter
}

function existsAlready(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'conflict',
    title: 'There is one already',
    detail: 'The campaign has a filter of this name; change that one.',
  })
}
