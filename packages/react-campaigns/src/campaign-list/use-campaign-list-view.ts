import { useEffect, useState } from 'react'
import { useLatest } from '@inlay/sdk-core/react'
import {
  placeOf,
  viewOf,
  type CampaignListPlace,
  type CampaignListReason,
  type CampaignListView,
} from './campaign-list-view'

export interface CampaignListViewProps {
  /** What is searched for, which page is shown, in which order. Without `onViewChange` only where the list begins. */
  readonly view?: CampaignListView | undefined
  /** The person wants to see another view; `corrected` is worth no step in the history. */
  readonly onViewChange?:
    | ((view: CampaignListView, details: { readonly reason: CampaignListReason }) => void)
    | undefined
}

export type ChangePlace = (change: Partial<CampaignListPlace>, reason: CampaignListReason) => void

/**
 * The place of a list: the host's where it follows changes, else the list's own. A view that says what no list can show is
 * corrected with the host, so that its address tells what is seen.
 */
export function useCampaignListView({
  view: given,
  onViewChange,
}: CampaignListViewProps): readonly [CampaignListPlace, ChangePlace] {
  const [own, setOwn] = useState({ view: given, from: given })
  // Another view from outside takes the place of what the person has made of the one before.
  if (!isSame(own.from, given)) setOwn({ view: given, from: given })

  const view = (onViewChange ? given : undefined) ?? own.view ?? {}
  const place = placeOf(view)
  const change: ChangePlace = (changed, reason) => {
    const next = viewOf({ ...place, ...changed })
    setOwn({ view: next, from: given })
    onViewChange?.(next, { reason })
  }

  const { search, page, sort } = view
  const isAsShown = !onViewChange || isSame(view, viewOf(place))
  const correct = useLatest(change)
  useEffect(() => {
    if (!isAsShown) correct.current({}, 'corrected')
  }, [correct, isAsShown, search, page, sort])

  return [place, change]
}

function isSame(one: CampaignListView = {}, other: CampaignListView = {}): boolean {
  return one.search === other.search && one.page === other.page && one.sort === other.sort
}
