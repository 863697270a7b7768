import { campaignFilterNames, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useCampaignFilters } from '../campaign-filters/use-campaign-filters'

/** Whether the filters of a campaign can leave rows of a type out; nothing while that is not known. */
export function useIsFiltered(campaignId: string, artifactType: ArtifactType): boolean | undefined {
  const { conditionsOf } = useCampaignFilters(campaignId, artifactType)
  const counts = campaignFilterNames.map(conditionsOf)
  return counts.includes(undefined) ? undefined : counts.some((count) => count !== 0)
}
