import { isApiError, type ApiError, type Filter } from '@inlay/sdk-core'
import {
  createCampaignFilter,
  criteriaOfFilter,
  deleteCampaignFilter,
  updateCampaignFilter,
  type ArtifactType,
  type CampaignFilter,
  type CampaignFilterName,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction } from '@inlay/sdk-core/react'

export interface CampaignFilterPlace {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly filterName: CampaignFilterName
}

export type SavedFilter =
  | { readonly ok: true }
  /** `meanwhile`: what somebody else has done with it since it was read. */
  | { readonly ok: false; readonly error: ApiError; readonly meanwhile?: 'made' | 'removed' | undefined }

/** Makes the filter where there is none, changes the one that there is, and deletes it where nothing is left of it. */
export function useSaveCampaignFilter({ campaignId, artifactType, filterName }: CampaignFilterPlace) {
  const create = useAction(createCampaignFilter)
  const update = useAction(updateCampaignFilter)
  const remove = useAction(deleteCampaignFilter)

  async function save(record: CampaignFilter | undefined, filter: Filter | null): Promise<SavedFilter> {
    if (filter === null) {
      if (record === undefined) return { ok: true }
      const result = await remove.run({ params: { campaignId, recordId: record.record_id } })
      // Gone is gone, whoever it was.
      return result.ok || isApiError(result.error, 'not-found') ? { ok: true } : result
    }
    const filter_criteria = { root_filter: criteriaOfFilter(filter) }
    if (record === undefined) {
      const body = { filter_name: filterName, artifact_type: artifactType, filter_criteria }
      const result = await create.run({ params: { campaignId }, body })
      return result.ok || !isApiError(result.error, 'conflict') ? result : { ...result, meanwhile: 'made' }
    }
    const result = await update.run({ params: { campaignId, recordId: record.record_id }, body: { filter_criteria } })
    return result.ok || !isApiError(result.error, 'not-found') ? result : { ...result, meanwhile: 'removed' }
  }

  return { save, pending: create.pending || update.pending || remove.pending }
}
