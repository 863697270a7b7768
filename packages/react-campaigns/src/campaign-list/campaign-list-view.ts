import { maxSearchLength } from '@inlay/sdk-core'
import type { SearchReason } from '@inlay/sdk-core/ui'

/** In which order campaigns can be shown; the first is that of a list that names none. */
export const campaignSorts = ['updateDate:desc', 'createDate:desc', 'name:asc'] as const

export type CampaignSort = (typeof campaignSorts)[number]

/** The part of a list's state that belongs in an address, as it stands there: the `view` of its destinations. */
export interface CampaignListView {
  readonly search?: string | undefined
  /** The number of the page, from 1. @default '1' */
  readonly page?: string | undefined
  /** One of `campaignSorts`. @default 'updateDate:desc' */
  readonly sort?: string | undefined
}

/** What changed a view. `corrected`: it said what cannot be shown, as a page that there is not. */
export type CampaignListReason = SearchReason | 'paged' | 'sorted' | 'corrected'

/** A view as the list works with it. */
export interface CampaignListPlace {
  readonly search: string
  readonly page: number
  readonly sort: CampaignSort
}

/** Reads a view, of which an address may say anything. */
export function placeOf({ search = '', page = '', sort }: CampaignListView): CampaignListPlace {
  return {
    search: search.trim() === '' ? '' : search.slice(0, maxSearchLength),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    sort: campaignSorts.find((each) => each === sort) ?? campaignSorts[0],
  }
}

/** The view of a place: what is as it is by itself is left out. */
export function viewOf({ search, page, sort }: CampaignListPlace): CampaignListView {
  return {
    search: search === '' ? undefined : search,
    page: page === 1 ? undefined : String(page),
    sort: sort === campaignSorts[0] ? undefined : sort,
  }
}
