import type { Filter } from '@inlay/sdk-core'
import type { ArtifactType, CampaignFilterName } from '@inlay/sdk-core/contract/campaigns'

export type CampaignFilterSet = Readonly<Record<CampaignFilterName, Filter | null>>

/**
 * The question to all rows of a campaign whose answer is what its filters leave: the one before enrichment judges every
 * row, the one after it only those that have been enriched. Nothing where that cannot be asked: of an account, nothing
 * that a filter looks at says whether it has been enriched.
 */
export function remainingRows(
  { PRE_ENRICH_FILTER: before, POST_ENRICH_FILTER: after }: CampaignFilterSet,
  artifactType: ArtifactType,
): Filter | undefined {
  if (after !== null && artifactType === 'account') return undefined
  const isNew = { field: 'contact_status', operator: 'equals', value: 'created' } as const
  const judged: readonly Filter[] = after === null ? [] : [{ combine: 'or', members: [isNew, after] }]
  return { combine: 'and', members: [...(before === null ? [] : [before]), ...judged] }
}
