import type { Filter } from '@inlay/sdk-core'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { useOperation } from '@inlay/sdk-core/react'
import { campaignListQuery } from './campaign-list-query'
import type { CampaignSort } from './campaign-list-view'

export interface CampaignListRequest {
  readonly search?: string | undefined
  readonly filters?: Filter | undefined
  readonly start?: number | undefined
  /** @default 'updateDate:desc' */
  readonly sort?: CampaignSort | undefined
}

/** The campaigns that match. While another search is under way, those of the last one stay. */
export function useCampaignList(request: CampaignListRequest) {
  return useOperation(listCampaigns, campaignListQuery(request), { keepPrevious: true })
}
