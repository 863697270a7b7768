import type { Filter, InputOf } from '@inlay/sdk-core'
import type { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { campaignSorts, type CampaignSort } from './campaign-list-view'

/** At most so many campaigns on a page. */
export const campaignsPerPage = 100

const everyCampaign: Filter = { combine: 'and', members: [] }

/** What the list asks for: a page at a time, most recently updated first if nothing else is said. */
export function campaignListQuery({
  search = '',
  filters = everyCampaign,
  start = 0,
  sort = campaignSorts[0],
}: {
  readonly search?: string | undefined
  readonly filters?: Filter | undefined
  readonly start?: number | undefined
  readonly sort?: CampaignSort | undefined
}): InputOf<typeof listCampaigns> {
  return { query: { filters, start, limit: campaignsPerPage, sort, search: searchText(search) } }
}

/** How many campaigns stand before a page. Pages count from 1. */
export function startOfPage(page: number): number {
  return (page - 1) * campaignsPerPage
}

/** The last page of so many campaigns. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / campaignsPerPage))
}

/** What can be looked for: no server takes the character of which no text consists. */
function searchText(text: string): string {
  return text.replaceAll('\0', '').trim()
}
