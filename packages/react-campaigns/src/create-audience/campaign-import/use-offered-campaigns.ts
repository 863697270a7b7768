import { useState } from 'react'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { useOperation } from '@inlay/sdk-core/react'
import { campaignListQuery } from '../../campaign-list/campaign-list-query'
import { offeredFilter } from './offered-campaigns'

const atOnce = 100

/** The campaigns whose rows can be taken over, most recently updated first, a part of them at a time. */
export function useOfferedCampaigns(targetId: string | undefined, search: string) {
  const [limit, setLimit] = useState(atOnce)
  const { query } = campaignListQuery({ search, filters: offeredFilter(targetId) })
  const list = useOperation(listCampaigns, { query: { ...query, limit } }, { keepPrevious: true })
  return {
    list,
    hasMore: list.status === 'ready' && list.data.total > list.data.items.length && limit < mostAtOnce,
    showMore: () => setLimit((before) => Math.min(mostAtOnce, before + atOnce)),
  }
}

/** No page is longer; a search finds the others. */
const mostAtOnce = 1_000
