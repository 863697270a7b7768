import type { Filter, InputOf } from '@inlay/sdk-core'
import type { listCampaigns } from '@inlay/sdk-core/contract/campaigns'

/** At most so many campaigns on a page. */
export const campaignsPerPage = 100

const everyCampaign: Filter = { combine: 'and', members: [] }

/** What the list asks for: most recently updated first, a page at a time. */
export function campaignListQuery({
  search = '',
  filters = everyCampaign,
  start = 0,
}: {
  readonly search?: string | undefined
  readonly filters?: Filter | undefined
  readonly start?: number | undefined
}): InputOf<typeof listCampaigns> {
  return { query: { filters, start, limit: campaignsPerPage, sort: 'updateDate:desc', search: searchText(search) } }
}

/** Where the last page of so many campaigns begins. */
export function lastPageStart(total: number): number {
  return Math.max(0, Math.ceil(total / campaignsPerPage) - 1) * campaignsPerPage
}

/** What can be looked for: no server takes the character of which no text consists. */
function searchText(text: string): string {
  return text.replaceAll('\0', '').trim()
}
