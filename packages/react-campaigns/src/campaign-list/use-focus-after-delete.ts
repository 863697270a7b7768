import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { cardLinkAt } from './card-link-at'

/** Where focus goes with a card that is deleted: to its neighbour, and back to the card if it was not deleted after all. */
export function useFocusAfterDelete(list: RefObject<HTMLElement | null>, shown: readonly Campaign[]) {
  const deletedAt = useRef(0)
  const neighbour = useRef<HTMLElement | null>(null)
  const [returned, setReturned] = useState<Campaign>()
  const handled = useRef<Campaign>(undefined)

  useEffect(() => {
    const index = shown.findIndex(({ campaignId }) => campaignId === returned?.campaignId)
    if (index < 0 || handled.current === returned) return
    handled.current = returned
    // Whoever has gone elsewhere meanwhile stays there.
    if (neighbour.current?.matches(':focus')) cardLinkAt(list.current, index)?.focus()
  }, [list, returned, shown])

  return {
    deleting: (campaign: Campaign) => {
      deletedAt.current = shown.indexOf(campaign)
    },
    notDeleted: setReturned,
    neighbour: () => (neighbour.current = cardLinkAt(list.current, deletedAt.current) ?? list.current),
  }
}
