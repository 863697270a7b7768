import { useCallback, useMemo, useState } from 'react'
import type { Filter } from '@inlay/sdk-core'
import {
  campaignFilterNames,
  criteriaOfFilter,
  filterOfCriteria,
  type CampaignFilter,
} from '@inlay/sdk-core/contract/campaigns'
import { useLatest } from '@inlay/sdk-core/react'
import type { UnfinishedConditions } from '@inlay/sdk-core/table'
import { remainingRows, type CampaignFilterSet } from './remaining-rows'
import { useCampaignFilters } from './use-campaign-filters'
import { useSaveCampaignFilter, type CampaignFilterPlace, type SavedFilter } from './use-save-campaign-filter'

interface Draft {
  readonly begunWith: Filter | null
  readonly filter: Filter | null
  readonly unfinished: UnfinishedConditions
}

const nothingUnfinished: UnfinishedConditions = { missing: 0, withoutField: 0, wrong: 0 }

/** A filter of a campaign while somebody changes it. */
export function useFilterEdit(place: CampaignFilterPlace) {
  const { campaignId, artifactType, filterName } = place
  const { state, recordOf } = useCampaignFilters(campaignId, artifactType)
  const { save: send, pending } = useSaveCampaignFilter(place)
  const [failure, setFailure] = useState<SavedFilter & { readonly ok: false }>()
  const [draft, setDraft] = useState<Draft>()
  // As it is now on the server, and from then on as the person has it.
  if (draft === undefined && state.status === 'ready' && !state.refreshing) {
    const filter = filterOf(recordOf(filterName))
    setDraft({ begunWith: filter, filter, unfinished: nothingUnfinished })
  }

  const change = useCallback((part: Partial<Pick<Draft, 'filter' | 'unfinished'>>) => {
    setDraft((before) => before && { ...before, ...part })
  }, [])
  const now = useLatest({ draft, recordOf, state })

  async function save(): Promise<boolean> {
    if (now.current.draft === undefined) return false
    setFailure(undefined)
    const result = await send(now.current.recordOf(filterName), now.current.draft.filter)
    if (result.ok) return true
    if (result.meanwhile !== undefined && now.current.state.status === 'ready') await now.current.state.refresh()
    setFailure(result)
    return false
  }

  const filter = draft?.filter
  const remaining = useMemo(() => {
    if (filter === undefined) return undefined
    const kept = campaignFilterNames.map((name) => [name, filterOf(recordOf(name))] as const)
    return remainingRows({ ...(Object.fromEntries(kept) as CampaignFilterSet), [filterName]: filter }, artifactType)
  }, [artifactType, filter, filterName, recordOf])

  return {
    state,
    draft,
    /** What the filters would leave, with this one as it is now. */
    remaining,
    isChanged: draft !== undefined && written(draft.filter) !== written(draft.begunWith),
    /** Conditions whose field is chosen and that do not apply yet: they must not be lost. */
    unreadable:
      draft === undefined ? 0 : draft.unfinished.missing - draft.unfinished.withoutField + draft.unfinished.wrong,
    isSaving: pending,
    failure,
    change,
    save,
  }
}

function filterOf(record: CampaignFilter | undefined): Filter | null {
  return record === undefined ? null : filterOfCriteria(record.filter_criteria.root_filter)
}

/** The builder gives groups where one condition came, which says the same. */
function written(filter: Filter | null): string {
  return filter === null ? '' : JSON.stringify(criteriaOfFilter(filter))
}
