import { filterOfCriteria, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import type { WorkspaceStore } from '../../../store/store'
import { readTable } from './artifact-rows'
import { readCampaignFilters } from './campaign-filters-collection'
import { rowMatcher } from './row-matcher'
import type { StoredArtifact } from './stored-artifact'

export interface RowVisibility {
  /** Changes when another filter applies: what was shown before has to be read anew. */
  readonly filterRevision: string
  readonly isFiltered: boolean
  isShown(row: StoredArtifact): boolean
}

/**
 * What the filters of a campaign leave of its rows. The one before enrichment judges all of them; the one after it judges
 * only those that have been enriched, since the others do not have yet what it asks for.
 */
export async function readVisibility(
  store: WorkspaceStore,
  campaignId: string,
  artifactType: ArtifactType,
  now: number,
): Promise<RowVisibility> {
  const filters = await readCampaignFilters(store, campaignId, artifactType)
  const { columnTypes = {} } = await readTable(store, campaignId, artifactType)
  const tests = filters.map(({ value }) => {
    const matches = rowMatcher(filterOfCriteria(value.filter_criteria.root_filter), columnTypes, { now })
    return (row: StoredArtifact) => (value.filter_name === 'POST_ENRICH_FILTER' && !isEnriched(row)) || matches(row)
  })
  return {
    filterRevision: filters.map(({ id, revision }) => `${id}:${revision}`).join(','),
    isFiltered: filters.length > 0,
    isShown: (row) => tests.every((test) => test(row)),
  }
}

export function isEnriched({ contact_status: status, process_history: history }: StoredArtifact): boolean {
  return status === undefined ? history.some(({ event }) => event === 'enriched') : status !== 'created'
}
