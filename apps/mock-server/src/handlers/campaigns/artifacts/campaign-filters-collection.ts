import type { ArtifactType, CampaignFilter } from '@inlay/sdk-core/contract/campaigns'
import { readAll } from '../../../read-all'
import { collectionName, type StoredDocument, type WorkspaceStore } from '../../../store/store'

/** A filter of a campaign, by its `record_id`. */
export interface StoredCampaignFilter extends CampaignFilter {
  readonly campaignId: string
}

export const campaignFiltersCollection = collectionName<StoredCampaignFilter>('campaign filters', ['campaignId'])

export async function readCampaignFilters(
  store: WorkspaceStore,
  campaignId: string,
  artifactType?: ArtifactType,
): Promise<readonly StoredDocument<StoredCampaignFilter>[]> {
  const filters = await readAll(store.collection(campaignFiltersCollection), {
    field: 'campaignId',
    operator: 'equals',
    value: campaignId,
  })
  return filters.filter(({ value }) => artifactType === undefined || value.artifact_type === artifactType)
}
