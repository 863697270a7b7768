import { useMemo } from 'react'
import {
  filterOfCriteria,
  listCampaignFilters,
  type ArtifactType,
  type CampaignFilter,
  type CampaignFilterName,
} from '@inlay/sdk-core/contract/campaigns'
import { countConditions } from '@inlay/sdk-core/filters'
import { useOperation, type OperationState } from '@inlay/sdk-core/react'

export interface CampaignFilterList {
  readonly state: OperationState<readonly CampaignFilter[]>
  readonly recordOf: (name: CampaignFilterName) => CampaignFilter | undefined
  /** How many conditions a filter has; nothing while that is not known. */
  readonly conditionsOf: (name: CampaignFilterName) => number | undefined
}

/** The filters of a campaign for rows of one type. */
export function useCampaignFilters(campaignId: string, artifactType: ArtifactType): CampaignFilterList {
  const state = useOperation(listCampaignFilters, { params: { campaignId }, query: { artifactType } })
  return useMemo(() => {
    const records = state.status === 'ready' ? state.data : undefined
    const recordOf = (name: CampaignFilterName) => records?.find(({ filter_name: each }) => each === name)
    return {
      state,
      recordOf,
      conditionsOf(name) {
        const record = recordOf(name)
        if (record === undefined) return records === undefined ? undefined : 0
        return countConditions(filterOfCriteria(record.filter_criteria.root_filter))
      },
    }
  }, [state])
}
